// Every kind of mail, rendered from a row of the queue: what it says, what it never says, and what cannot break it.
import { describe, expect, it } from 'vitest';
import { mailKinds, renderMail } from '../../server/mail/render.mjs';
import { address, rowOf, samples, siteUrl } from './samples.ts';
import type { Sample } from './samples.ts';

const named = samples.map((sample) => [sample.name, sample] as const);
const kinds = Object.entries(mailKinds) as [string, { necessary: boolean; facts: object }][];
const sampleOf = (name: string): Sample => {
  const found = samples.find((sample) => sample.name === name);
  if (found === undefined) throw new Error(`no sample ${name}`);
  return found;
};
const rendered = (name: string, more: Record<string, unknown> = {}) => {
  const sample = sampleOf(name);
  return renderMail(rowOf({ ...sample, data: { ...sample.data, ...more } }));
};
/** Addresses in a mail's links. */
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.each(named)('the mail %s', (_, sample) => {
  const mail = renderMail(rowOf(sample));
  it('has a subject of one line, text and HTML without a blank left', () => {
    expect(mail.subject).toMatch(/^\S[^\r\n]{4,118}\S$/);
    for (const part of [mail.subject, mail.text, mail.html])
      expect(part).not.toMatch(/\{\{|undefined/);
    expect(mail.html).toContain('<h1');
    expect(mail.text.length).toBeGreaterThan(100);
    expect(mail.text).not.toMatch(/\n{3}|<[a-z]/);
  });
  it('leads to a place of the site, in the text as in the HTML', () => {
    const links = linksIn(mail.html);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(link.startsWith(siteUrl)).toBe(true);
      expect(mail.text).toContain(link);
    }
  });
  it('fetches nothing, and counts nobody', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|@import|@font-face|url\(|src=/i);
  });
  it('says why it comes, and to whom', () =>
    expect(mail.text).toMatch(/You (?:received this|get The)/));
});

describe('what can be switched off', () => {
  it.each(kinds)('%s says so, or does not', (kind, { necessary, facts }) => {
    const sample = samples.find((one) => one.kind === kind);
    if (sample === undefined) throw new Error(`no sample of ${kind}`);
    const { headers, html, text } = renderMail(rowOf(sample));
    expect('leaveToken' in facts).toBe(!necessary);
    expect(headers['List-Unsubscribe-Post'] === undefined).toBe(necessary);
    const leave = `${siteUrl}/mail/leave?token=${String(sample.data['leaveToken'])}`;
    expect(headers['List-Unsubscribe']).toBe(necessary ? undefined : `<${leave}>`);
    const choices = leave.replace('/leave?', '/choices?');
    for (const link of [leave, choices]) {
      expect(linksIn(html).includes(link)).toBe(!necessary);
      expect(text.includes(link)).toBe(!necessary);
    }
  });
});

const hostile =
  "<script>alert(1)</script>\" onclick='x' {{leave}} {{#if a}}b{{/if}} & \u202egnp.exe";

describe("a member's words", () => {
  it.each(named)('are escaped in %s, and no template', (_, sample) => {
    const words = Object.keys(sample.data).filter((name) =>
      ['title', 'note', 'summary'].includes(name),
    );
    const given = Object.fromEntries(words.map((name) => [name, hostile]));
    const mail = renderMail({
      ...rowOf({ ...sample, data: { ...sample.data, ...given } }),
      address: `${hostile}@example.com`,
    });
    expect(mail.html).not.toMatch(/<script|" onclick/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onclick=&#39;x&#39;');
    expect(mail.html).toContain('{{leave}} {{#if a}}b{{/if}} &amp; gnp.exe');
    expect(mail.text).toContain('{{leave}} {{#if a}}b{{/if}} & gnp.exe');
  });
  it.each(named.filter(([name]) => name !== 'newsletterIssue'))(
    'are in no subject: %s',
    (_, sample) => {
      const data = { ...sample.data, title: 'QQQQ\r\nBcc: x@example.com', note: 'QQQQ' };
      const { subject } = renderMail({
        ...rowOf({ ...sample, data }),
        address: 'QQQQ@example.com',
      });
      expect(subject).not.toMatch(/QQQQ|Bcc|[\r\n]/);
      expect(subject).toBe(renderMail(rowOf(sample)).subject);
    },
  );
  it('of several lines stay on several lines', () => {
    expect(rendered('needsYou').html).toContain('each month?<br>And who');
    expect(rendered('needsYou').text).toContain('each month?\nAnd who');
  });
  it('cannot add a line to the subject of an issue', () => {
    const { subject } = rendered('newsletterIssue', { title: 'A\r\nBcc: x@example.com\u2028B' });
    expect(subject).toBe('The Second Curve: A Bcc: x@example.com B');
  });
});

describe('what a row must hold', () => {
  it.each(kinds)('%s: each of its facts', (kind, { facts }) => {
    const sample = samples.find((one) => one.kind === kind);
    for (const name of Object.keys(facts)) {
      const data = { ...sample?.data, [name]: null };
      const row = { ...rowOf(sampleOf(sample?.name ?? '')), data };
      expect(() => renderMail(row), name).toThrow(new RegExp(`^${kind} needs ${name} \\(`));
    }
  });
  it.each([
    ['recovery', 'path', '//evil.example/auth'],
    ['recovery', 'path', 'https://evil.example'],
    ['recovery', 'path', '/\\evil.example'],
    ['welcome', 'leaveToken', 'a b c d e f g h'],
    ['welcome', 'leaveToken', 'token>\r\nBcc: x'],
    ['passwordChanged', 'at', '2026-11-24T14:20'],
    ['passwordChanged', 'at', 'yesterday'],
    ['status.inReview', 'to', 'answered'],
    ['newsletterConfirm', 'lists', []],
    ['newsletterConfirm', 'lists', ['third-curve']],
    ['received', 'requestId', '1'],
    ['offerLapsed', 'position', -1],
    ['paymentFailed', 'plan', 'constructor'],
    ['planEnded', 'otherPlan', 'yes'],
    ['promiseMissed', 'questionReturned', 'yes'],
  ])('%s refuses another form of %s: %j', (name, fact, value) => {
    expect(() => rendered(name, { [fact]: value })).toThrow(` needs ${fact} (`);
  });
  it('is not said with its value: the sentence goes into logs', () => {
    expect(() => rendered('welcome', { leaveToken: 'a secret' })).toThrow(/^(?!.*secret)/);
  });
  it('is of a known kind', () => {
    for (const kind of ['', 'toString', '__proto__', 'reset'])
      expect(() => renderMail({ ...rowOf(sampleOf('welcome')), kind })).toThrow(
        'no mail of this kind',
      );
    expect(() => renderMail({ ...rowOf(sampleOf('welcome')), data: null })).toThrow('has no facts');
  });
});

const changedAt = (at: string) => rendered('passwordChanged', { at }).text;

describe('what depends on the facts', () => {
  it('a promise, its date, and a place in line', () => {
    const { text } = rendered('received');
    expect(text).toContain('Promised: An answer within 72 hours.');
    expect(rendered('received', { priority: true }).text).toContain(
      'Promised: An answer within 48 hours, because you asked as a Premium member.',
    );
    expect(text).toContain('Due: Wednesday, November 25, 2026 at 9:00 AM, Paris time');
    expect(text).not.toContain('Waitlist');
    const waiting = rendered('received on a waitlist').text;
    expect(waiting).toContain('Waitlist: Place 2');
    expect(waiting).toContain('All seats are taken');
    expect(waiting).not.toMatch(/Promised|Due:|waits for the advisor/);
  });
  it('a question that is given back, or not', () => {
    const given = 'so you get that question back';
    expect(rendered('promiseMissed').text).toContain(given);
    expect(rendered('promiseMissed', { questionReturned: false }).text).not.toContain(given);
  });
  it('an appointment, or none', () => {
    const fixed = rendered('scheduled');
    expect(fixed.text).toContain('When: Tuesday, November 24, 2026 at 2:20 PM, Paris time');
    expect(fixed.text).toContain('Length: Up to 20 minutes');
    const open = rendered('scheduled', { startsAt: null, sequence: null, at: null });
    expect(open.text).toContain('The details are under My requests.');
    expect(open.text).not.toMatch(/attached|When:|Length:/);
    expect(open.attachments).toEqual([]);
  });
  it('Paris, in winter and in summer', () => {
    expect(changedAt('2027-03-27T13:00:00Z')).toContain('March 27, 2027 at 2:00 PM');
    expect(changedAt('2027-03-28T13:00:00Z')).toContain('March 28, 2027 at 3:00 PM');
  });
  it('the lists that are confirmed', () => {
    const { text } = rendered('newsletterConfirm');
    expect(text).toContain(
      `${address} was entered to subscribe to The Second Curve and The Next Curve.`,
    );
    const one = rendered('newsletterConfirm', { lists: ['next-curve'] }).text;
    expect(one).toContain(`${address} was entered to subscribe to The Next Curve.`);
    expect(text).toContain(`${siteUrl}/mail/confirm?token=Y29uZmlybS10aGlz.0123456789abcdef\n`);
  });
  it('every kind of request has its names', () => {
    for (const requestKind of [
      'asynq',
      'office-hours',
      'advisory',
      'gathering',
      'meeting',
      'contributor',
      'partner',
      'perk',
      'channel',
      'lab-inquiry',
    ])
      for (const { name } of samples.filter(({ data }) => 'requestKind' in data))
        expect(rendered(name, { requestKind }).subject).not.toBe('');
  });
});

describe('a request that was sent without an account', () => {
  const kindsOf = Object.entries(mailKinds as Record<string, { more?: object }>)
    .filter(([, { more = {} }]) => 'withoutAccount' in more)
    .map(([kind]) => kind);
  // An application has no waitlist, no slot, and nobody who could withdraw it.
  const about = samples.filter(
    ({ kind, data }) =>
      kindsOf.includes(kind) &&
      [undefined, 'inReview', 'accepted', 'declined'].includes(data['to'] as string | undefined),
  );
  it('is told of in every mail that an application for advisory can have', () =>
    expect(kindsOf.toSorted()).toEqual([
      'answered',
      'corrected',
      'needsYou',
      'received',
      'scheduled',
      'status',
    ]));
  it.each(about.map((sample) => [sample.name, sample] as const))(
    '%s leads to no page that its reader cannot open',
    (_, sample) => {
      const data = { ...sample.data, requestKind: 'advisory', withoutAccount: true };
      const { startsAt: _startsAt, position: _position, ...rest } = data as Record<string, unknown>;
      const { html, text } = renderMail(rowOf({ ...sample, data: rest }));
      for (const part of [html, text]) {
        expect(part).not.toContain('/requests/');
        expect(part).not.toMatch(/My requests|history|\{\{/);
        expect(part).toContain('You sent this without an account');
      }
      const other = renderMail(rowOf({ ...sample, data: { ...rest, withoutAccount: false } }));
      expect(other.html).toContain('/requests/');
      expect(other.text).not.toContain('without an account');
    },
  );
});
