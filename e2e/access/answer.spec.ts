// The pages of a request, of its answer, and of a forwarded one: axe in both themes, and every width.
import { afterAnswer } from '../../content/afterAnswer.ts';
import { requestPage } from '../../content/requestPage.ts';
import { answers, answerTitle, asksAtOnce, attaches } from '../answers.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn, tabTo } from '../keys.ts';
import { newQuestion } from '../questions.ts';
import { stands } from './audit.ts';
import { full } from '../tags.ts';

test(
  'a request, its answer, and the answer as others read it',
  { tag: full },
  async ({ visitor }) => {
    test.slow();
    const { page } = visitor;
    await joins(visitor);
    const id = await asksAtOnce(visitor, newQuestion());
    await attaches(visitor, id, 'deck.pdf');
    await answers(visitor, id);
    await page.goto(`/requests/${id}`);
    await expect(visitor.link(requestPage.answer.read)).toBeVisible();
    await stands(page, 'a request');
    await page.goto(`/requests/${id}/answer`);
    await expect(visitor.heading(answerTitle)).toBeVisible();
    await visitor.button(requestPage.document.forwarding.make).click();
    const link = await visitor.field(requestPage.document.forwarding.field).inputValue();
    await stands(page, 'an answer');
    await page.goto('/requests/nothing');
    await expect(visitor.heading(requestPage.missing.title)).toBeVisible();
    await stands(page, 'no request');
    await page.goto(link);
    await expect(visitor.heading(answerTitle)).toBeVisible();
    await stands(page, 'a forwarded answer');
  },
);

test('what follows an answer is done by keyboard alone', async ({ visitor }) => {
  test.slow();
  const { page } = visitor;
  const { opinion, consent, followUp } = afterAnswer;
  const presses = (name: string) => pressesOn(page, visitor.button(name), 'Enter');
  const why = page.getByRole('textbox', { name: opinion.why });
  await joins(visitor);
  const id = await asksAtOnce(visitor, newQuestion());
  await answers(visitor, id);
  await page.goto(`/requests/${id}/answer`);
  await expect(visitor.heading(answerTitle)).toBeVisible();

  await presses(opinion.send);
  const alert = page.locator('[data-flow=opinion]').getByRole('alert');
  await expect(alert).toContainText(opinion.problems.helpedMissing);
  // The choice that is missing has the focus.
  await expect(page.getByRole('radio', { name: opinion.yes })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, why);
  await page.keyboard.type('The second buyer signed.');
  await stands(page, 'an opinion');
  await presses(opinion.send);
  await expect(page.getByText(opinion.helped)).toBeVisible();
  await expect(visitor.button(opinion.change)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: opinion.yes })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: opinion.no })).toBeChecked();
  await presses(opinion.keep);
  await expect(page.getByText('The second buyer signed.')).toBeVisible();

  await presses(consent.give);
  await expect(visitor.button(consent.revoke)).toBeFocused();
  await stands(page, 'a consent');
  await page.keyboard.press('Enter');
  await expect(visitor.button(consent.give)).toBeFocused();

  await presses(followUp.send);
  await expect(visitor.field(followUp.field)).toBeFocused();
  await page.keyboard.type('And who signs at the third?');
  await presses(followUp.send);
  await expect(page.getByText(followUp.sent.title)).toBeVisible();
  await stands(page, 'a follow-up');
  await page.reload();
  await expect(page.getByText('And who signs at the third?')).toBeVisible();
  await stands(page, 'a follow-up that waits');
});
