// Answering at the desk: written with a preview, sent, taken back, sent again, and read by its member.
import { desk } from '../../content/desk.ts';
import { requests } from '../../content/requests.ts';
import { requestPage } from '../../content/requestPage.ts';
import { stands } from '../access/audit.ts';
import { asksAtOnce } from '../answers.ts';
import { joins } from '../asking.ts';
import { atTheDesk, finds, status, written } from '../desk.ts';
import { expect, test } from '../fixtures.ts';
import { newQuestion } from '../questions.ts';

const { commands } = desk.keys;
const { answer } = desk;

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
  await atTheDesk(staff);
  const { page } = staff;
  await finds(staff, question);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.keyboard.press(commands.answer.key);
  await expect(staff.field(answer.fields.title)).toBeFocused();
  await stands(page, 'an empty editor at the desk');
});
