// The mails' templates: server/mail/templates.json is up to date, and there is one for each kind and status.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requestMachine } from '#machines/request.machine.ts';
import { mailKinds, outcomes } from '../../server/mail/facts.mjs';
import { serviceMails } from '#content/mails/service.ts';
import { accountMails } from '#content/mails/account.ts';
import { serviceTemplates } from '../../tools/content/mails/service.tsx';
import { mailTemplates } from '../../tools/content/mails/templates.tsx';

const stored = readFileSync('server/mail/templates.json', 'utf8');
const { templates } = JSON.parse(stored) as { templates: Record<string, { html: string }> };

it('is what `npm run content:mails` would write now', async () => {
  expect(stored).toBe(await mailTemplates());
});

describe('supabase/templates, which the auth service sends', () => {
  it('are what `npm run content:mails` would write now, and no other', async () => {
    const wanted = await serviceTemplates();
    expect(readdirSync('supabase/templates').toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const [name, text] of Object.entries(wanted))
      expect(readFileSync(`supabase/templates/${name}`, 'utf8'), name).toBe(text);
  });
  it('have the subjects of the content', () => {
    const config = readFileSync('supabase/config.toml', 'utf8');
    const subjects = [...config.matchAll(/\[auth\.email\.template\.(\w+)\]\nsubject = "([^"]*)"/g)];
    expect(Object.fromEntries(subjects.map(([, name, subject]) => [name, subject]))).toEqual({
      recovery: accountMails.recovery.subject,
      confirmation: serviceMails.confirmation.subject,
    });
  });
  it('have only blanks that the service fills in', async () => {
    for (const text of Object.values(await serviceTemplates()))
      expect(new Set(text.match(/\{\{[^}]*\}\}/g))).toEqual(
        new Set(['{{ .Email }}', '{{ .SiteURL }}', '{{ .TokenHash }}']),
      );
  });
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
