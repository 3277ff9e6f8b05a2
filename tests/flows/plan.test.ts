// What the page of a plan says: its status in a sentence, its dates in Paris, its price, and the dialog of a change.
import { expect, test } from 'vitest';
import { plan as words } from '#content/plan.ts';
import { pricing } from '#content/pricing.ts';
import type { Plan } from '#machines/plan.machine.ts';
import { changeWords, dateOf, locksOf, priceOf, statusOf } from '#flows/plan/words.ts';

const running: Plan = {
  product: 'membership',
  status: 'running',
  period: 'monthly',
  nextPeriod: null,
  since: '2026-11-26T12:00:00.000Z',
  until: '2026-12-26T12:00:00.000Z',
  failedAt: null,
  isCancelled: false,
  provider: 'server',
  endsIn: 1000,
};
const end = 'December 26, 2026 at 1:00 PM, Paris time';
const failed = 'December 19, 2026 at 1:00 PM, Paris time';
const unpaid = { failedAt: '2026-12-19T12:00:00.000Z' };

test('a date is told to the minute, in the advisor’s time zone, and none is told where there is none', () => {
  expect(dateOf(running.until)).toBe(end);
  expect(dateOf(null)).toBe('');
});

test.each<[string, Partial<Plan>, string]>([
  ['running', {}, `It renews on ${end}. The price of the next period is 49 EUR per month.`],
  [
    'running, and about to change',
    { nextPeriod: 'annually' },
    `From ${end} on, you pay 490 EUR per year. Until then nothing is charged.`,
  ],
  ['running without an end', { until: null }, words.status.running.endless],
  [
    'ending',
    { status: 'ending', isCancelled: true },
    `Everything stays open until ${end}. Then the plan ends, and nothing more is charged.`,
  ],
  [
    'failing',
    { status: 'failing', ...unpaid },
    `The payment on ${failed} failed. Everything stays open until ${end}. If the payment is not made by then, the plan ends.`,
  ],
  ['ended', { status: 'ended' }, `It ended on ${end}. Nothing more is charged.`],
  [
    'ended by its member',
    { status: 'ended', isCancelled: true, ...unpaid },
    `It ended on ${end}, because you canceled it. Nothing more is charged.`,
  ],
  [
    'ended unpaid',
    { status: 'ended', ...unpaid },
    `It ended on ${end}, because the payment that failed on ${failed} was not made. Nothing more is charged.`,
  ],
])('a plan that is %s', (_, change, sentence) => {
  expect(statusOf({ ...running, ...change })).toBe(sentence);
});

test('the prices are those that are listed', () => {
  expect(priceOf(running, 'monthly')).toBe(pricing.premium.monthly);
  expect(priceOf(running, 'annually')).toBe(pricing.premium.annually);
  const { buttonMonthly, buttonAnnually } = pricing.toolkit;
  for (const [period, button] of [
    ['monthly', buttonMonthly],
    ['annually', buttonAnnually],
  ] as const) {
    const [sum = ''] = /\$\d+/.exec(button) ?? [];
    expect(priceOf({ product: 'toolkits' }, period)).toMatch(`${sum} per `);
  }
});

test('the end of a plan locks nothing that its list does not name', () => {
  expect(pricing.premium.points).toEqual(expect.arrayContaining([...locksOf(running)]));
});

test.each<[string, Partial<Plan>, string, string, string]>([
  ['monthly', {}, 'Switch to annual', 'Switch to annual?', '490 EUR per year'],
  ['annual', { period: 'annually' }, 'Switch to monthly', 'Switch to monthly?', '49 EUR per month'],
  [
    'monthly, and about to change',
    { nextPeriod: 'annually' },
    'Stay on monthly',
    'Undo the switch?',
    '49 EUR per month',
  ],
])('the change of a plan that is %s', (_, change, button, title, price) => {
  const dialog = changeWords({ ...running, ...change });
  expect([dialog.button, dialog.title]).toEqual([button, title]);
  expect(dialog.text).toContain(price);
  expect(dialog.text).toContain(end);
});
