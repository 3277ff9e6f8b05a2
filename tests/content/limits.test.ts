// The limits that a machine checks before it sends are those of content/limits.ts, which the database holds as well
// (tests/backend/limits.test.ts).
import { describe, expect, it } from 'vitest';
import { applications } from '#content/applications.ts';
import { answerLimits } from '#content/limits.ts';
import { requests } from '#content/requests.ts';
import { countOf, faultAt } from '#flows/shared/limits.ts';
import { longestApplicationAnswers } from '#machines/advisoryApplication.machine.ts';
import { applicationForms, longestShortAnswer } from '#machines/application.machine.ts';
import type { ApplicationForm } from '#machines/application.machine.ts';
import { longestLink, longestQuestion } from '#machines/asynq.machine.ts';
import { longestBookingWords } from '#machines/booking.machine.ts';
import { longestNote } from '#machines/gatherings.machine.ts';
import { longestMeetingAnswer } from '#machines/meetingRequest.machine.ts';

describe('the limits of a form', () => {
  it('of a meeting are those of the content', () => {
    expect(new Set(Object.values(answerLimits.meeting))).toEqual(new Set([longestMeetingAnswer]));
    expect(Object.keys(answerLimits.meeting)).toEqual(Object.keys(requests.meeting.fields));
  });
  it('of an advisory application are those of the content', () => {
    expect(longestApplicationAnswers).toEqual(answerLimits.advisory);
  });
  it('of a booking are those of the content', () => {
    expect(new Set(Object.values(answerLimits['office-hours']))).toEqual(
      new Set([longestBookingWords]),
    );
  });
  it('of a gathering is that of the content', () => {
    expect(answerLimits.gathering).toEqual({ note: longestNote });
  });
  it('of a question are those of the content', () => {
    expect(answerLimits.asynq).toEqual({
      question: longestQuestion,
      'context.productLink': longestLink,
    });
  });
  it.each(Object.values(applicationForms))(
    'of a short one are those of the content: %o',
    (form) => {
      const limits: Readonly<Record<string, number>> = answerLimits[form.kind];
      for (const field of form.fields) expect(longestShortAnswer(field)).toBe(limits[field]);
    },
  );
});

it.each(Object.entries(applicationForms))(
  'the short form %s has words for all that it asks',
  (form, { fields }) => {
    expect(Object.keys(applications.forms[form as ApplicationForm].fields)).toEqual(fields);
  },
);

describe('the remaining length of a text', () => {
  it.each([
    [0, 200, undefined],
    [159, 200, undefined],
    [160, 200, { isOver: false, text: '40 characters left' }],
    [199, 200, { isOver: false, text: '1 character left' }],
    [200, 200, { isOver: false, text: '0 characters left' }],
    [201, 200, { isOver: true, text: '1 character too many' }],
    [3599, 4000, undefined],
    [3600, 4000, { isOver: false, text: '400 characters left' }],
    [5001, 4000, { isOver: true, text: '1,001 characters too many' }],
  ])('%i of %i', (length, longest, told) => {
    expect(countOf('x'.repeat(length), longest)).toEqual(told);
  });
  it('counts as the database does: an emoji of two units is one character', () => {
    expect(countOf('😀'.repeat(200), 200)).toEqual({ isOver: false, text: '0 characters left' });
  });
  it('is not shown where there is no limit', () => {
    expect(countOf('x'.repeat(9000), undefined)).toBeUndefined();
  });
  it('that is used up is shown with the limit', () => {
    expect(faultAt('tooLong', 4000)).toBe(
      'Too long: the limit is 4,000 characters. Nothing has been cut off; please shorten it.',
    );
  });
});
