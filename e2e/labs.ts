// What the journeys through the lab share: a premium member, a plan that ends, and the file of a sheet.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { lab } from '../content/lab.ts';
import { call, enrol, keysOf, subscribe } from './backend.ts';
import { expect } from './fixtures.ts';
import type { BrowserSettings } from './fixtures.ts';
import { newCredentials } from './person.ts';
import type { Person } from './person.ts';
import { haldenRow } from './stack.ts';
import type { Server } from '../tools/lib/throwaway.mjs';

export const flowOf = (page: Page, name: string) => page.locator(`[data-flow=${name}]`);

/** Presses the button and reads the file. */
export async function takesAlong(person: Person, name: RegExp): Promise<string> {
  const [file] = await Promise.all([
    person.page.waitForEvent('download'),
    person.button(lab.sheet.save).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(name);
  return readFileSync(await file.path(), 'utf8');
}

/** A premium member, signed in. */
export async function premiumMember(
  server: Server,
  newBrowser: (settings?: BrowserSettings) => Promise<Person>,
) {
  const who = newCredentials();
  const id = await enrol(server, who, haldenRow);
  await subscribe(server, id);
  const person = await newBrowser({ who });
  await person.signsIn();
  await person.isOnTheDashboard();
  return { person, id };
}

/** The period of a member's plan has ended, and was not renewed. */
export async function endPlan(server: Server, userId: string) {
  const { secretKey: key } = keysOf(server);
  const { status } = await call(server, `/rest/v1/subscriptions?user_id=eq.${userId}`, {
    key,
    method: 'PATCH',
    body: JSON.stringify({ renews_at: '2026-02-01T00:00:00Z' }),
  });
  if (status >= 300) throw new Error(`The plan was not ended (${status}).`);
}
