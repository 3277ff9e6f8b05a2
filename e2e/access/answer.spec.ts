// The pages of a request, of its answer, and of a forwarded one: axe in both themes, and every width.
import { requestPage } from '../../content/requestPage.ts';
import { answers, answerTitle, asksAtOnce, attaches } from '../answers.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { newQuestion } from '../questions.ts';
import { stands } from './audit.ts';

test('a request, its answer, and the answer as others read it', async ({ visitor }) => {
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
});
