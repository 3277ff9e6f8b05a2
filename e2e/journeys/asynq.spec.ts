// A strategic question: written signed out, kept over a reload, and counted by the monthly quota.
import { asynq } from '../../content/asynq.ts';
import { requests } from '../../content/requests.ts';
import { cardOf, joins, waitsIn } from '../asking.ts';
import { askQuestion, enrol, requestsAbout, subscribe } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from '../html/heldBack.ts';
import {
  asks,
  choosesItsPlace,
  isAtStep,
  isSubmitted,
  newQuestion,
  opensAsynq,
  submits,
  writesTheQuestion,
} from '../questions.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { landing, wizard } = asynq;

test('written signed out, the question waits, is sent with the new account, and is listed under My requests', async ({
  visitor,
  server,
}) => {
  const question = newQuestion();
  const { page } = visitor;
  await opensAsynq(visitor);
  await expect(page.getByText(landing.quota.plans)).toBeVisible();
  await asks(visitor, question);
  await expect(page.getByRole('region', { name: 'Question' })).toContainText(question);
  await expect(page.getByText(wizard.review.promise)).toBeVisible();
  await expect(page.getByText(wizard.review.signedOut)).toBeVisible();
  await submits(visitor);
  await isSubmitted(visitor, 'waitingForAccount');
  expect(await waitsIn(visitor)).toMatchObject([{ owner: null, subject: question }]);
  expect(await requestsAbout(server, question)).toEqual([]);

  await visitor.link(wizard.submitted.waitingForAccount.action.name).click();
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Create Account');
  await expect.poll(() => waitsIn(visitor)).toEqual([]);
  const [row, ...others] = await requestsAbout(server, question);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    kind: 'asynq',
    answers: {
      domain: 'gtm',
      subcategory: 'pricing',
      question,
      context: { timeline: 'standard', teamInvolvement: 'solo', stage: 'pre-seed' },
    },
  });

  await page.goto('/dashboard');
  await expect(cardOf(visitor, question).getByText(requests.promises.asynq)).toBeVisible();
});

test('a draft survives a reload and a sign-in, and a new question can be started', async ({
  visitor,
  server,
}) => {
  const question = newQuestion();
  const { page } = visitor;
  await opensAsynq(visitor);
  await choosesItsPlace(visitor);
  await writesTheQuestion(visitor, question);
  await page.reload();
  await visitor.button(wizard.draft.continue).click();
  await isAtStep(visitor, 'context');

  await enrol(server, visitor, haldenRow);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await page.goto('/asyncq');
  await visitor.button(wizard.draft.continue).click();
  await isAtStep(visitor, 'context');
  await visitor.button(wizard.back).click();
  await isAtStep(visitor, 'question');
  await expect(visitor.field(wizard.question.label)).toHaveValue(question);

  // Another domain from the review: what depended on the old one is cleared, the words are kept.
  await visitor.button(wizard.continue).click();
  await visitor.button(wizard.continue).click();
  await visitor.button('Edit domain').click();
  await isAtStep(visitor, 'domain');
  await page.getByText('Hiring', { exact: true }).click();
  await isAtStep(visitor, 'subcategory');
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);

  await page.reload();
  await visitor.button(wizard.draft.afresh).click();
  await isAtStep(visitor, 'domain');
  await page.reload();
  await expect(visitor.button(landing.begin)).toBeVisible();
});

test(
  'a free member sends one question a month; the next is kept as a draft',
  { tag: full },
  async ({ visitor, server }) => {
    const [first, second] = [newQuestion(), newQuestion()];
    const { page } = visitor;
    await joins(visitor);
    await opensAsynq(visitor);
    await expect(page.getByText(/^You have 1 of 1 questions left in [A-Z]\w+\.$/)).toBeVisible();
    await asks(visitor, first);
    await submits(visitor);
    await isSubmitted(visitor, 'stored');

    await page.reload();
    const spent = /^You have used your questions for [A-Z]\w+\.$/;
    await expect(page.getByText(spent)).toBeVisible();
    await expect(page.getByText(/^You can ask again on [A-Z]\w+ 1, \d{4}\./)).toBeVisible();
    await expect(page.getByText(landing.quota.premium)).toBeVisible();
    await asks(visitor, second);
    await submits(visitor);
    await expect(
      page.getByRole('status').filter({ hasText: /You have used your questions for/ }),
    ).toBeVisible();
    await expect(visitor.link(landing.quota.upgrade.name)).toHaveAttribute('href', '/upgrade');
    expect(await requestsAbout(server, second)).toEqual([]);
    await page.reload();
    await visitor.button(wizard.draft.continue).click();
    await isAtStep(visitor, 'review');
    await expect(page.getByRole('region', { name: 'Question' })).toContainText(second);
  },
);

test('a premium member sends four', { tag: full }, async ({ visitor, server }) => {
  const { page } = visitor;
  const fourth = newQuestion();
  await subscribe(server, await enrol(server, visitor, haldenRow));
  for (let asked = 0; asked < 3; asked += 1) await askQuestion(server, visitor, newQuestion());
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await opensAsynq(visitor);
  await expect(page.getByText(/^You have 1 of 4 questions left in /)).toBeVisible();
  await asks(visitor, fourth);
  await submits(visitor);
  await isSubmitted(visitor, 'stored');
  expect(await requestsAbout(server, fourth)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText(/^You have used your questions for /)).toBeVisible();
  await expect(page.getByText(landing.quota.premium)).toHaveCount(0);
});

test('by keyboard alone: arrows move, Enter chooses, Enter in a field continues', async ({
  visitor,
}) => {
  const { page } = visitor;
  const { keyboard } = page;
  await opensAsynq(visitor);
  await visitor.button(landing.begin).focus();
  await keyboard.press('Enter');
  await isAtStep(visitor, 'domain');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('main').getByRole('radio', { name: 'Go-to-Market' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await keyboard.press('Enter');
  await isAtStep(visitor, 'subcategory');
  await keyboard.press('Tab');
  await keyboard.press(' ');
  await isAtStep(visitor, 'blockers');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('checkbox').nth(1)).toBeChecked();
  await visitor.button(wizard.back).click();
  // The card that is chosen already continues as well.
  await isAtStep(visitor, 'subcategory');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await isAtStep(visitor, 'blockers');
  await visitor.button(wizard.continue).press('Enter');
  await isAtStep(visitor, 'question');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('main').getByRole('radio').nth(1)).toBeChecked();
  await visitor.button(wizard.continue).press('Enter');
  await isAtStep(visitor, 'context');
  await visitor.field(wizard.context.productLink).fill('no address');
  await keyboard.press('Enter');
  await expect(visitor.field(wizard.context.productLink)).toBeFocused();
  await expect(visitor.field(wizard.context.productLink)).toHaveAccessibleDescription(
    new RegExp(wizard.context.productLinkWrong),
  );
  await visitor.field(wizard.context.productLink).fill('https://halden.example');
  await keyboard.press('Enter');
  await isAtStep(visitor, 'review');
});

test('a press before the member is known is not lost', async ({ visitor }) => {
  await joins(visitor);
  const letThemKnow = await heldBack(visitor.page, '**/assets/late-*.js');
  await opensAsynq(visitor);
  await visitor.button(landing.begin).click();
  letThemKnow();
  await isAtStep(visitor, 'domain');
});
