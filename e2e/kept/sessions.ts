// What happens to the session of a member who has typed something.
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { Person, newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { becomes, goesTo, isSignedOut, losesSession, showsNothingOf, tokenOf } from './acts.ts';
import type { Form } from './forms.ts';
import type { Steps } from './steps.ts';

/** The session of another member of a server: they sign in once, on a device of their own. */
const strangers = new Map<string, Promise<string>>();

async function sessionOfAStranger({ page, server }: Person) {
  const ben = newCredentials();
  await enrol(server, ben, { ...haldenRow, company_name: 'Northwind Optics' });
  const device = await page.context().browser()?.newContext({ baseURL: server.url });
  if (device === undefined) throw new Error('There is no browser.');
  const stranger = new Person(await device.newPage(), server, ben);
  await stranger.signsIn();
  await stranger.isOnTheDashboard();
  const session = await tokenOf(stranger);
  await device.close();
  return session;
}

/** What happens to the session of a member; in the end they have signed out. */
export async function meetsOtherSessions(here: Person, form: Form, { types }: Steps) {
  const { page } = here;
  await test.step('another member in another tab, and the first one again', async () => {
    const theirs = strangers.get(here.server.url) ?? sessionOfAStranger(here);
    strangers.set(here.server.url, theirs);
    const session = await theirs;
    const text = await types(here);
    const own = await tokenOf(here);
    const other = await here.newTab();
    await becomes(other, session);
    await showsNothingOf(here, text);
    await becomes(other, own);
    await other.page.close();
    await goesTo(here, form);
    await form.has(here, text);
  });
  await test.step('401', async () => {
    const text = await types(here);
    await losesSession(here);
    await isSignedOut(here);
    await here.signsIn();
    await expect(page).not.toHaveURL(/\/auth/);
    await goesTo(here, form);
    await form.has(here, text);
  });
  await test.step('sign-out in another tab', async () => {
    const text = await types(here);
    const other = await here.newTab();
    await other.page.goto('/library');
    await other.signsOut();
    await isSignedOut(here);
    await showsNothingOf(here, text);
    expect(await other.everythingKept()).not.toContain(text);
  });
}
