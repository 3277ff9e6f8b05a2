// Words of the office hours that the specification fixes to the letter.
import { describe, expect, it } from 'vitest';
import { booking, hosts, officeHours } from '#content/booking.ts';

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

describe('the office hours (sections 2, 3 and 9)', () => {
  it('have their days, their legend and their tag', () => {
    expect(officeHours.title).toBe('The Inner Room');
    expect(labels(officeHours.days.options)).toEqual(['Tuesday', 'Thursday']);
    expect(Object.values(hosts).map(({ name, note }) => `${name} (${note})`)).toEqual([
      'Javelyn (Operator)',
      'Quasar (Investor)',
      'Angel (Personal)',
      // Of the advisory calls, which the specification names and does not describe.
      'The advisor (15 minutes)',
    ]);
    expect(officeHours.few).toBe('Few slots left');
  });
  it('open a dialog with a title and a sentence by host', () => {
    const { advisor: _, ...specified } = hosts;
    expect(Object.values(specified).map(({ title, text }) => [title, text])).toEqual([
      [
        'Javelyn Operator Hours',
        'For founders, operators, builders needing hands-on strategy support.',
      ],
      ['Quasar Fund Office Hours', 'For early-stage deep tech founders, LPs, fund collaborators.'],
      [
        'Angel Office Hours',
        'Niche personal angel investment conversations or idea-level sparring.',
      ],
    ]);
  });
  it('ask in three steps, with the choices of the form', () => {
    const { who, why, ready } = booking.steps;
    expect([who.title, why.title, ready.title]).toEqual([
      'Who Are You?',
      'Why This Call?',
      "Confirm You're Ready",
    ]);
    expect(labels(who.role.options)).toEqual([
      'Founder',
      'Investor',
      'LP',
      'Advisor',
      'Researcher',
    ]);
    expect(labels(who.stage.options)).toEqual(['Idea', 'Pre-Seed', 'Seed', 'Series A', 'Scaling']);
    expect(labels(who.supportArea.options)).toEqual([
      'GTM Strategy',
      'Fundraising',
      'Hiring & Team',
      'Product Development',
      'Market Analysis',
      'Other',
    ]);
    expect(ready.materials.hint).toBe('PDF, PPTX, or DOCX (MAX. 10MB)');
    const { cancel, back, continue: onward, submit, confirmed } = booking;
    expect([cancel, back, onward, submit]).toEqual([
      'Cancel',
      'Back',
      'Continue',
      'Request Appointment',
    ]);
    expect(confirmed.stored.text).toContain('within 48 hours');
    expect([confirmed.close, confirmed.tools]).toEqual([
      'Return to Axis One',
      'Browse Tools to Prepare',
    ]);
  });
});
