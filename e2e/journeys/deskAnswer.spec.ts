// Answering at the desk: written with a preview, sent, taken back, sent again, and read by its member.
import { desk } from '../../content/desk.ts';
import { requests } from '../../content/requests.ts';
import { stands } from '../access/audit.ts';
import { asksAtOnce } from '../answers.ts';
import { joins } from '../asking.ts';
import { advisor, comesToTheDesk, finds, opened, presses, says, status } from '../desk.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { newQuestion } from '../questions.ts';

const { commands } = desk.keys;
const { answer } = desk;

const words = {
  title: 'Charge for the pilot',
  diagnosis: 'Two of three pilots ended **without a budget**.',
  recommendation: '- Name the buyer\n- Then the price',
  nextStep: 'Call the second buyer by Monday.',
  sources: 'Your list of pilots.',
};
type Words = Record<keyof typeof words, string>;

/** From the focused title on: each field, and then the next. */
async function writes({ page }: Person, given: Words) {
  for (const [place, text] of Object.values(given).entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
}

const preview = ({ page }: Person) => page.getByRole('region', { name: answer.preview });

test('a question is answered: written, sent, taken back, sent again, and read by its member', async ({
  visitor,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const question = newQuestion();
  await joins(visitor);
  const id = await asksAtOnce(visitor, question);
  const staff = await newBrowser({ who: advisor });
  await comesToTheDesk(staff);
  const { page } = staff;
  await finds(staff, question);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await presses(staff, commands.answer.key);
  await expect(staff.field(answer.fields.title)).toBeFocused();
  await stands(page, 'an empty editor at the desk');

  await writes(staff, words);
  await expect(preview(staff).locator('strong')).toHaveText('without a budget');
  await expect(preview(staff).getByRole('listitem')).toHaveCount(2);
  await stands(page, 'an answer that is written');
  await presses(staff, commands.confirm.key);
  await expect(page.getByText(answer.sent.mine)).toBeVisible();
  await stands(page, 'an answer that was sent');
  await presses(staff, commands.undo.key);
  await expect(staff.field(answer.fields.diagnosis)).toHaveValue(words.diagnosis);
  await visitor.page.goto(`/requests/${id}`);
  await expect(visitor.page.getByText(words.title)).toHaveCount(0);

  await page.keyboard.press(commands.confirm.key);
  await expect(status(staff, requests.statuses.answered.name)).toBeVisible({ timeout: 20_000 });
  await visitor.page.goto(`/requests/${id}/answer`);
  await expect(visitor.page.getByText(words.nextStep)).toBeVisible();
});
