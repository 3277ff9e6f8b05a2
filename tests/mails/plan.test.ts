// The mails about a payment that failed: which plan, until when, and what its end locks and leaves in the words of /plan.
import { expect, it } from 'vitest';
import { plan } from '#content/plan.ts';
import { locksOf } from '#flows/plan/words.ts';
import { renderMail } from '../../server/mail/render.mjs';
import { rowOf, samples, siteUrl } from './samples.ts';

const rendered = (kind: string, more: Record<string, unknown> = {}) => {
  const data = samples.find((sample) => sample.kind === kind)?.data;
  return renderMail(rowOf({ name: kind, kind, data: { ...data, ...more } }));
};

const lines = (points: readonly string[]) => points.map((point) => `• ${point}`).join('\n');

it('a payment that failed: its plan, and until when it stays open', () => {
  const { subject, text } = rendered('paymentFailed');
  expect(subject).toBe('Your payment did not go through');
  expect(text).toContain('The payment for your Premium plan did not go through.');
  expect(text).toContain('Open until: Thursday, December 3, 2026 at 1:00 PM, Paris time');
  expect(text).toContain(`${siteUrl}/plan`);
  expect(text).not.toContain('$');
  expect(rendered('paymentFailed', { plan: 'toolkits' }).text).toContain(
    'The payment for your Founder Toolkit plan did not go through.',
  );
});

it.each(['membership', 'toolkits'] as const)(
  'a plan that ended: what locks and what stays, as /plan says it (%s)',
  (product) => {
    const { products, end } = plan;
    const { subject, text, html } = rendered('planEnded', { plan: product });
    expect(subject).toBe(`Your ${products[product].name} plan has ended`);
    expect(text).toContain(`${end.locked}:\n${lines(locksOf({ product }))}\n`);
    expect(text).toContain(`${end.stays}:\n${lines(products[product].stays)}\n`);
    expect(text).toContain('Ended: Thursday, December 3, 2026 at 1:00 PM, Paris time');
    expect(text).not.toMatch(new RegExp(`${end.covered}|${end.kept}`));
    expect(html).toContain(lines(products[product].stays).replaceAll('\n', '<br>'));
  },
);

it('a plan that ended while the other one is open', () => {
  const { covered, kept, locked } = plan.end;
  const toolkits = rendered('planEnded', { plan: 'toolkits', otherPlan: true }).text;
  expect(toolkits).toContain(covered);
  expect(toolkits).not.toContain(`${locked}:`);
  const membership = rendered('planEnded', { otherPlan: true }).text;
  expect(membership).toContain(kept);
  expect(membership).toContain(`${locked}:`);
});
