// A saved draft of a member who is not known yet: their session has expired, and its renewal is slow.
import { advisory } from '../../content/advisory.ts';
import { asynq } from '../../content/asynq.ts';
import { draft as words } from '../../content/draft.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from '../html/heldBack.ts';
import type { Person } from '../person.ts';
import {
  choosesItsPlace,
  isAtStep,
  isSubmitted,
  leavesTheContext,
  newQuestion,
  opensAsynq,
  submits,
  writesTheQuestion,
} from '../questions.ts';
import { terse } from '../stack.ts';
import { letTheTokenExpire } from '../tokens.ts';
import { full } from '../tags.ts';

const { application, fit } = advisory;
const { challenge } = application.fields;
const { landing, wizard } = asynq;

/** Expires the session of a slow service. @returns what lets the renewal be answered */
async function renewsSlowly({ page }: Person) {
  // Held before the token expires: a library that has just loaded would renew it at once.
  const renew = await heldBack(page, '**/auth/v1/token*');
  await letTheTokenExpire(page);
  return renew;
}

const isRecognised = ({ page }: Person) =>
  expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

/** Reloads the page, and opens its form. */
async function opensTheForm(person: Person) {
  await person.page.goto('/advisory');
  await person.findsItAwake();
  await person.button(fit.apply).click();
  await expect(person.field(challenge.label)).toBeVisible();
}
const closesTheForm = ({ page }: Person) => page.keyboard.press('Escape');

test('the advisory form, opened before its member is known, keeps their draft and stores the new one next to it', async ({
  visitor,
}) => {
  const { page } = visitor;
  const [first, second] = ['Two buyers, one roadmap.', 'Three patents.'];
  await joins(visitor);
  await opensTheForm(visitor);
  await visitor.field(challenge.label).fill(first);

  const renew = await renewsSlowly(visitor);
  await opensTheForm(visitor);
  await expect(visitor.field(challenge.label)).toHaveValue('');
  await visitor.field(challenge.label).fill(second);
  await closesTheForm(visitor);
  renew();
  await isRecognised(visitor);

  await opensTheForm(visitor);
  await expect(visitor.field(challenge.label)).toHaveValue(second);
  await visitor.field(challenge.label).fill('');
  await opensTheForm(visitor);
  await expect(visitor.field(challenge.label)).toHaveValue(first);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a question started before its member is known leaves their saved draft',
  { tag: full },
  async ({ visitor }) => {
    const question = newQuestion();
    await joins(visitor);
    await opensAsynq(visitor);
    await choosesItsPlace(visitor);
    await writesTheQuestion(visitor, question);

    const renew = await renewsSlowly(visitor);
    await opensAsynq(visitor);
    await visitor.button(landing.begin).click();
    await isAtStep(visitor, 'domain');
    await visitor.page.getByText('Hiring', { exact: true }).click();
    await isAtStep(visitor, 'subcategory');
    renew();
    await isRecognised(visitor);

    await opensAsynq(visitor);
    await visitor.button(wizard.draft.continue).click();
    await isAtStep(visitor, 'subcategory');
    await opensAsynq(visitor);
    await visitor.button(wizard.draft.afresh).click();
    await isAtStep(visitor, 'domain');
    await opensAsynq(visitor);
    await visitor.button(wizard.draft.continue).click();
    await isAtStep(visitor, 'context');
    await visitor.button(wizard.back).click();
    await expect(visitor.field(wizard.question.label)).toHaveValue(question);
  },
);

test(
  'onboarding, reloaded at step 4 while the session is renewed slowly, continues there',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.createsAnAccount();
    await expect(page).toHaveURL('/onboarding');
    await visitor.begins();
    await visitor.saysWhy(terse.identities);
    await visitor.tellsAboutTheCompany({ ...terse, company: 'Halden Robotics' });
    await visitor.choosesModules();

    const renew = await renewsSlowly(visitor);
    await page.reload();
    await expect(visitor.button('Complete Configuration')).toBeVisible();
    renew();
    await visitor.choosesSignals(terse.signals);
    await visitor.acceptsTheTerms();
    await visitor.startsTheStack();
    await visitor.isOnTheDashboard('Halden Robotics');
  },
);

test('a browser without room for a question says so at every step, and the question can be sent', async ({
  visitor,
}) => {
  const { page } = visitor;
  const question = newQuestion();
  const says = () => expect(page.getByText(words.refused, { exact: true })).toBeVisible();
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'axisOneAsynqDraft') throw new DOMException('No room.', 'QuotaExceededError');
      store.call(this, key, value);
    };
  });
  await opensAsynq(visitor);
  await choosesItsPlace(visitor, async (step) => (step === 'domain' ? undefined : says()));
  await says();
  await writesTheQuestion(visitor, question);
  await says();
  await leavesTheContext(visitor);
  await says();
  await submits(visitor);
  await isSubmitted(visitor, 'waitingForAccount');
  await expect(page.getByText(words.refused, { exact: true })).toHaveCount(0);
});
