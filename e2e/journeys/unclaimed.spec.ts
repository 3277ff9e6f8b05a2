// Drafts of an earlier visit, written without an account: the member is asked whether they own them, and until then
// they have no owner. In the visit in which they were written they are adopted silently (asynq.spec.ts,
// requests.spec.ts).
import { asynq } from '../../content/asynq.ts';
import { requests } from '../../content/requests.ts';
import { toasts } from '../../content/toasts.ts';
import { unclaimedWork as words } from '../../content/unclaimedWork.ts';
import { isClean } from '../access/audit.ts';
import { cardOf, closes, isShown, joins, newSubject, submits, waitsIn, writes } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import {
  choosesItsPlace,
  isAtStep,
  newQuestion,
  opensAsynq,
  writesTheQuestion,
} from '../questions.ts';
import { full } from '../tags.ts';

const { wizard } = asynq;

const dialog = ({ page }: Person) => page.getByRole('dialog', { name: words.title, exact: true });
const answer = (person: Person, name: string) =>
  dialog(person).getByRole('button', { name, exact: true }).last();

/**
 * A visitor writes a question, asks for a meeting and closes the tab; a member signs in in the next tab of the same browser.
 * @returns the member, and what the visitor wrote
 */
async function signsInAfter(visitor: Person) {
  const [question, subject] = [newQuestion(), newSubject()];
  await opensAsynq(visitor);
  await choosesItsPlace(visitor);
  await writesTheQuestion(visitor, question);
  await writes(visitor, subject);
  await submits(visitor);
  await isShown(visitor, 'waitingForAccount');
  await closes(visitor);
  const member = await visitor.newTab();
  await visitor.page.close();
  await joins(member);
  return { member, question, subject };
}

/** The question lists the items, and none of their words. */
async function isAsked(person: Person, secrets: readonly string[]) {
  await expect(dialog(person)).toBeVisible();
  const lines = dialog(person).getByRole('listitem');
  await expect(lines).toHaveText([
    new RegExp(`^${words.requests.meeting}${words.request} · \\w+ \\d+, \\d{4}$`),
    new RegExp(`^${words.drafts.questionDraft}${words.draft} · \\w+ \\d+, \\d{4}$`),
  ]);
  for (const secret of secrets) await expect(person.page.getByText(secret)).toHaveCount(0);
}

/** The page is idle: otherwise the question would have been shown. */
async function isNotAsked(person: Person) {
  await person.isOnTheDashboard();
  await person.page.waitForLoadState('networkidle');
  await expect(person.page.locator('[data-flow=unclaimedWork]')).toHaveCount(0);
}

/** The content of AsynQ's form: the draft, or nothing. */
const offered = (person: Person) => person.button(wizard.draft.continue);

test('mine: the draft is in its form, the request is sent, and a toast says so', async ({
  visitor,
  server,
}) => {
  const { member, question, subject } = await signsInAfter(visitor);
  await isAsked(member, [question, subject]);
  await expect(cardOf(member, subject)).toHaveCount(0);
  expect(await waitsIn(member)).toMatchObject([{ owner: null, subject }]);

  await answer(member, words.claim).click();
  await member.seesToast(toasts.workClaimed.title);
  await expect(dialog(member)).toHaveCount(0);
  await expect.poll(() => waitsIn(member)).toEqual([]);
  await expect(cardOf(member, subject)).toBeVisible();
  expect(await requestsAbout(server, subject)).toHaveLength(1);

  await member.page.goto('/asyncq');
  await offered(member).click();
  await isAtStep(member, 'context');
});

test(
  'on the page of the draft it appears there at once, and the heading has the focus',
  { tag: full },
  async ({ visitor }) => {
    const { member, question } = await signsInAfter(visitor);
    await answer(member, words.postpone).click();
    await member.page.goto('/asyncq');
    await isAsked(member, [question]);
    await expect(offered(member)).toHaveCount(0);
    await answer(member, words.claim).click();
    await expect(offered(member)).toBeVisible();
    await expect(dialog(member)).toHaveCount(0);
    await expect(member.page.locator('h1')).toBeFocused();
  },
);

test(
  'not mine: nothing is sent or shown, the question is not repeated, and a visitor finds the draft',
  { tag: full },
  async ({ visitor, server }) => {
    const { member, subject } = await signsInAfter(visitor);
    await answer(member, words.refuse).click();
    await expect(dialog(member)).toHaveCount(0);
    await member.page.reload();
    await isNotAsked(member);
    await expect(cardOf(member, subject)).toHaveCount(0);
    expect(await waitsIn(member)).toMatchObject([{ owner: null, subject }]);

    await member.page.goto('/asyncq');
    await expect(member.button(asynq.landing.begin)).toBeVisible();
    await expect(offered(member)).toHaveCount(0);
    await member.signsOut();
    await member.page.goto('/asyncq');
    await offered(member).click();
    await isAtStep(member, 'context');
    await expect(member.page.getByText(requests.outbox.waiting)).toHaveCount(0);
    expect(await requestsAbout(server, subject)).toEqual([]);
  },
);

test('later, by keyboard alone: nothing is decided, and the next visit asks again', async ({
  visitor,
}) => {
  const { member, question, subject } = await signsInAfter(visitor);
  await isAsked(member, [question, subject]);
  const { keyboard } = member.page;
  const inside = () =>
    dialog(member).evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 6; presses += 1) {
    expect(await inside()).toBe(true);
    await keyboard.press('Tab');
  }
  await keyboard.press('Escape');
  await expect(dialog(member)).toHaveCount(0);
  await expect(member.page.locator('h1')).toBeFocused();
  expect(await waitsIn(member)).toMatchObject([{ owner: null, subject }]);

  await member.page.reload();
  await isAsked(member, [question, subject]);
  await answer(member, words.refuse).focus();
  await keyboard.press('Enter');
  await expect(dialog(member)).toHaveCount(0);
});

test(
  'the question waits while a dialog is open, or a field is in use',
  { tag: full },
  async ({ visitor }) => {
    const { member, question } = await signsInAfter(visitor);
    await answer(member, words.postpone).click();
    const { page } = member;
    // Open before the question can be shown: the flow is held until then.
    const held: (() => Promise<void>)[] = [];
    await page.route(/\/assets\/mount-/, (route) => void held.push(() => route.continue()));
    await page.goto('/open-circle');
    await member.findsItAwake();
    await member.button(requests.meeting.open).click();
    const meeting = page.getByRole('dialog', { name: requests.meeting.dialogTitle, exact: true });
    await expect(meeting).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) await release();
    await page.waitForLoadState('networkidle');
    await expect(meeting).toBeVisible();
    await expect(dialog(member)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await isAsked(member, [question]);
  },
);

test(
  'the question has no accessibility violations in both themes, from a telephone to a wide screen',
  { tag: full },
  async ({ visitor }) => {
    const { member, question, subject } = await signsInAfter(visitor);
    await isAsked(member, [question, subject]);
    await isClean(member.page, 'the question about words of an earlier visit', [1440, 768, 390]);
  },
);
