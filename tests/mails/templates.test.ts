// The mails' templates: server/mail/templates.json is up to date, and there is one for each kind and status.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requestMachine } from '#machines/request.machine.ts';
import { mailKinds, outcomes } from '../../server/mail/facts.mjs';
import { mailTemplates } from '../../tools/content/mails/templates.tsx';

const stored = readFileSync('server/mail/templates.json', 'utf8');
const { templates } = JSON.parse(stored) as { templates: Record<string, { html: string }> };

it('is what `npm run content:mails` would write now', async () => {
  expect(stored).toBe(await mailTemplates());
});

it('has one for each kind, and for each status that the kind `status` tells', () => {
  const wanted = Object.keys(mailKinds).flatMap((kind) =>
    kind === 'status' ? outcomes.map((status) => `status.${status}`) : [kind],
  );
  expect(Object.keys(templates).toSorted()).toEqual(wanted.toSorted());
});

it('leaves no status of a request without a mail', () => {
  const ofTheirOwn = [
    'draft',
    'submitted',
    'needsYou',
    'scheduled',
    'answered',
    'followedUp',
    'offered',
  ];
  const all = Object.keys(requestMachine.config.states?.life?.states ?? {});
  expect([...outcomes, ...ofTheirOwn].toSorted()).toEqual(all.toSorted());
});

it('stays below the size from which inboxes cut a mail off', () => {
  for (const { html } of Object.values(templates)) expect(html.length).toBeLessThan(20_000);
});
