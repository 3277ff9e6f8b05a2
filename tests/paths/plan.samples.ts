// Plans as the service tells them, in each of their conditions.
import type { Plan } from '#machines/plan.machine.ts';

/** It renews, by the month, in a minute and a half. */
export const running: Plan = {
  product: 'membership',
  status: 'running',
  period: 'monthly',
  nextPeriod: null,
  since: '2026-11-26T12:00:00.000Z',
  until: '2026-12-26T12:00:00.000Z',
  failedAt: null,
  isCancelled: false,
  provider: 'server',
  endsIn: 90_000,
};
export const changed: Plan = { ...running, nextPeriod: 'annually' };
export const renewed: Plan = { ...running, until: '2027-01-26T12:00:00.000Z' };
export const ending: Plan = { ...running, status: 'ending', isCancelled: true };
export const failing: Plan = {
  ...running,
  status: 'failing',
  failedAt: '2026-12-19T12:00:00.000Z',
};
/** Bought at the checkout, and managed there. */
export const elsewhere: Plan = { ...running, provider: 'stripe' };
export const ended: Plan = { ...ending, status: 'ended', endsIn: -1 };
export const unpaid: Plan = { ...failing, status: 'ended', endsIn: -1 };
/** The toolkits alone, by the year. */
export const toolkits: Plan = { ...running, product: 'toolkits', period: 'annually' };
