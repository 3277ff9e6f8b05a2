// Two tabs of one browser: what happens to a draft on screen in one when a member signs in or out in the other.
import { advisory } from '../../content/advisory.ts';
import { applications } from '../../content/applications.ts';
import { circle } from '../../content/circle.ts';
import { innerRoom } from '../../content/innerRoom.ts';
import { partners } from '../../content/partners.ts';
import { requests } from '../../content/requests.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full, oneIn } from '../tags.ts';

const words = 'Two boards want two answers before the round closes.';
const { meeting } = requests;
const dialogOf = ({ page }: Person, name: string) =>
  page.getByRole('dialog', { name, exact: true });

/** The header of a page, also while a dialog makes it inert. */
const account = ({ page }: Person) => page.locator('header button[aria-label="Account"]');

async function opensTheMeeting(person: Person) {
  await person.page.goto('/open-circle');
  await person.findsItAwake();
  await person.button(meeting.open).click();
}

/** Signs a member in, or out, in another tab of the same browser; the account exists there. */
async function otherTabSignsIn(person: Person) {
  const other = await person.newTab();
  await other.signsIn();
  await other.isOnTheDashboard('Halden Robotics');
  return other;
}

test(
  'a sign-in in another tab does not navigate this one: the meeting request keeps its words, and becomes the member’s',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const writer = await newBrowser({ who });
    await opensTheMeeting(writer);
    const form = dialogOf(writer, meeting.dialogTitle);
    await form.getByRole('textbox', { name: meeting.fields.reason.label }).fill(words);
    await expect(form.getByText(meeting.signedOut)).toBeVisible();

    await otherTabSignsIn(writer);
    await expect(account(writer)).toBeAttached();
    await expect(form.getByText(meeting.signedOut)).toHaveCount(0);
    await expect(writer.page).toHaveURL('/open-circle');
    await expect(form.getByRole('textbox', { name: meeting.fields.reason.label })).toHaveValue(
      words,
    );

    await form.getByRole('textbox', { name: meeting.fields.project.label }).fill('Halden Robotics');
    await form.getByRole('textbox', { name: meeting.fields.value.label }).fill('A decision.');
    await form.getByRole('button', { name: meeting.submit, exact: true }).click();
    await expect(form.getByText(meeting.submitted.stored.title)).toBeVisible();
  },
);

test('a sign-in in another tab keeps the note for a gathering', async ({ server, newBrowser }) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const writer = await newBrowser({ who });
  await writer.page.goto('/open-circle');
  await writer.findsItAwake();
  await writer.button('Apply Now Zurich salon').click();
  const note = dialogOf(writer, 'Zurich salon').getByRole('textbox', { name: circle.note.label });
  await note.fill(words);

  await otherTabSignsIn(writer);
  await expect(account(writer)).toBeAttached();
  await expect(note).toHaveValue(words);
  await expect(writer.page).toHaveURL('/open-circle');
});

test('/auth itself redirects when another tab signs in, to the page that was requested', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const waiting = await newBrowser({ who });
  await waiting.page.goto('/inner-room');
  await waiting.isOnAuthPage();
  await waiting.field('Email').fill('half.typed@');
  await otherTabSignsIn(waiting);
  await expect(waiting.page).toHaveURL('/inner-room');
});

const perk = partners.find(({ id }) => id === 'first-close-finance') ?? partners[0];
const partnerForm = applications.forms.partner;

/**
 * Forms that can be open while the member signs out in another tab: how each is opened and filled
 * in, and what shows that it is empty.
 */
const forms: Record<
  string,
  {
    path: string;
    opens: (person: Person) => Promise<void>;
    writes: (person: Person) => Promise<void>;
    isEmpty: (person: Person) => Promise<void>;
  }
> = {
  'the meeting request': {
    path: '/open-circle',
    opens: (person) => person.button(meeting.open).click(),
    writes: (person) => person.field(meeting.fields.reason.label).fill(words),
    isEmpty: (person) => expect(person.field(meeting.fields.reason.label)).toHaveValue(''),
  },
  'the application for advisory': {
    path: '/advisory',
    opens: (person) => person.button(advisory.fit.apply).click(),
    writes: (person) => person.field(advisory.application.fields.challenge.label).fill(words),
    isEmpty: (person) =>
      expect(person.field(advisory.application.fields.challenge.label)).toHaveValue(''),
  },
  'a short application': {
    path: '/signal-exchange',
    opens: (person) => person.button(partnerForm.open).click(),
    writes: (person) => person.field(partnerForm.fields.offer.label).fill(words),
    isEmpty: (person) => expect(person.field(partnerForm.fields.offer.label)).toHaveValue(''),
  },
  'an offer of the Signal Exchange': {
    path: '/signal-exchange',
    opens: (person) => person.button(`${innerRoom.perks.button} ${perk?.name ?? ''}`).click(),
    writes: (person) => person.page.getByRole('dialog').getByRole('checkbox').first().check(),
    isEmpty: (person) =>
      expect(person.page.getByRole('dialog').getByRole('checkbox').first()).not.toBeChecked(),
  },
};

for (const [index, [name, { path, opens, writes, isEmpty }]] of Object.entries(forms).entries())
  test(
    `signing out in another tab removes a member's words from the screen: ${name}`,
    { tag: oneIn(4, index) },
    async ({ server, newBrowser }) => {
      const who = newCredentials();
      await enrol(server, who, haldenRow);
      const member = await newBrowser({ who });
      await member.signsIn();
      await member.isOnTheDashboard('Halden Robotics');
      const { page } = member;
      await page.goto(path);
      await member.findsItAwake();
      await expect(account(member)).toBeVisible();
      await opens(member);
      await writes(member);

      const other = await member.newTab();
      await other.page.goto('/library');
      await other.signsOut();
      await expect(member.link('Sign In').first()).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await member.everythingKept()).not.toContain(words);
      await opens(member);
      await isEmpty(member);
      expect(await member.everythingKept()).not.toContain(words);
    },
  );

test('an offer that a former member requested is not marked for the visitor after them', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  const { page } = member;
  await page.goto('/signal-exchange');
  await member.findsItAwake();
  await member.button(`${innerRoom.perks.button} ${perk?.name ?? ''}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: innerRoom.perks.submit, exact: true }).click();
  await expect(dialog.getByText(innerRoom.perks.results.stored.title)).toBeVisible();
  await dialog.getByRole('button', { name: innerRoom.perks.close, exact: true }).last().click();
  await expect(page.getByText(innerRoom.perks.asked, { exact: true })).toBeVisible();

  const other = await member.newTab();
  await other.page.goto('/library');
  await other.signsOut();
  await expect(member.link('Sign In').first()).toBeVisible();
  await expect(page.getByText(innerRoom.perks.asked, { exact: true })).toHaveCount(0);
});
