// Answering at the desk: written with a preview, sent, taken back, sent again, and read by its member; on a telephone, and by two
// advisors.
import { desk } from '../../content/desk.ts';
import { asynq } from '../../content/asynq.ts';
import { requestPage } from '../../content/requestPage.ts';
import { requests } from '../../content/requests.ts';
import { stands } from '../access/audit.ts';
import { asksAtOnce, attaches } from '../answers.ts';
import { joins } from '../asking.ts';
import { enrol } from '../backend.ts';
import {
  advisor,
  changesStaff,
  comesToTheDesk,
  finds,
  opened,
  presses,
  says,
  status,
  words,
  writesTheAnswer,
} from '../desk.ts';
import { expect, test } from '../fixtures.ts';
import { rpc } from '../hours.ts';
import { newCredentials, type Person } from '../person.ts';
import { newQuestion } from '../questions.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { commands } = desk.keys;
const { answer } = desk;
const { lease } = desk.request;

/** Wider than a phone. */
const table = [
  'Table: Three pilots, in thousands of dollars.',
  '',
  '| Pilot | Revenue | From subscriptions | Net income |',
  '| --- | ---: | ---: | ---: |',
  '| 2024 | 4,216 | 459 | 833 |',
].join('\n');

const preview = ({ page }: Person) => page.getByRole('region', { name: answer.preview });
const isGiven = (person: Person) =>
  expect(status(person, requests.statuses.answered.name)).toBeVisible({ timeout: 30_000 });

test('a question is answered: written, sent, taken back, sent again, and read by its member', async ({
  visitor,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/, /\/rpc\/desk_answer/);
  const question = newQuestion();
  await joins(visitor);
  const id = await asksAtOnce(visitor, question);
  await attaches(visitor, id, 'deck.pdf');
  await attaches(visitor, id, 'Voice note.webm', 'audio/webm');
  const staff = await newBrowser({ who: advisor });
  await comesToTheDesk(staff);
  const { page } = staff;
  await finds(staff, question);
  await page.setViewportSize({ width: 1440, height: 1000 });
  // What was sent along is heard in place, and fetched.
  await staff.button(requestPage.files.play).click();
  await expect(opened(staff).getByLabel(asynq.wizard.context.voice.play)).toBeVisible();
  const taken = page.waitForEvent('download');
  await opened(staff)
    .getByRole('button', { name: /deck\.pdf/ })
    .click();
  expect((await taken).suggestedFilename()).toBe('deck.pdf');
  await presses(staff, commands.answer.key);
  await writesTheAnswer(staff);
  await expect(preview(staff).locator('strong')).toHaveText('without a budget');
  await expect(preview(staff).getByRole('listitem')).toHaveCount(2);
  await stands(page, 'an answer that is written');

  // A link to something published, at the cursor; and what is typed outlives a reload.
  await presses(staff, commands.link.key);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('pilot');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await stands(page, 'a link that is looked for');
  await presses(staff, 'Enter');
  await expect(staff.field(answer.fields.sources)).toHaveValue(
    /^Your list of pilots\.\[.+\]\(\/.+\)$/,
  );
  await page.reload();
  await expect(staff.heading(question)).toBeVisible();
  await presses(staff, commands.answer.key);
  await expect(staff.field(answer.fields.diagnosis)).toHaveValue(words.diagnosis);
  await expect(preview(staff).getByRole('link')).toBeVisible();

  // A file that is none, and one that is.
  const file = page.locator('[data-flow=deskAnswer] input[type=file]');
  await file.setInputFiles({
    name: 'sums.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('No.'),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'sums.pdf' })).toBeVisible();
  await file.setInputFiles({
    name: 'sums.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 sums of one page'),
  });
  await expect(page.getByText(answer.files.attached.replace('{names}', 'sums.pdf'))).toBeVisible();

  // The service is away: the words stay.
  await page.route('**/rpc/desk_answer', (route) => route.abort());
  await presses(staff, commands.confirm.key);
  await expect(page.locator('[data-flow=deskAnswer]').getByRole('alert')).toBeVisible();
  await page.unroute('**/rpc/desk_answer');
  await presses(staff, commands.confirm.key);
  await expect(page.getByText(answer.sent.mine)).toBeVisible();
  await stands(page, 'an answer that was sent');
  await presses(staff, commands.undo.key);
  await expect(staff.field(answer.fields.diagnosis)).toHaveValue(words.diagnosis);
  await visitor.page.goto(`/requests/${id}`);
  await expect(visitor.page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(visitor.page.getByText(words.title)).toHaveCount(0);

  await presses(staff, commands.confirm.key);
  await isGiven(staff);
  await stands(page, 'an answer that was given');
  await visitor.page.goto(`/requests/${id}/answer`);
  await expect(visitor.page.getByText(words.nextStep)).toBeVisible();
  await expect(visitor.page.getByText('sums.pdf').first()).toBeVisible();

  // Corrected: the next version says what has changed.
  await presses(staff, commands.correct.key);
  await expect(staff.field(answer.fields.title)).toHaveValue(words.title);
  await presses(staff, commands.confirm.key);
  await expect(page.getByText(answer.problems.faulty)).toBeVisible();
  await staff.field(answer.fields.changed).fill('The buyer is named.');
  await presses(staff, commands.confirm.key);
  await expect(page.getByText(answer.sent.mine)).toBeVisible();
  await expect(page.locator('[data-flow=deskAnswer]')).toHaveCount(0, { timeout: 30_000 });
  // Both versions are read at the desk.
  const given = page.getByRole('region', { name: answer.given });
  await expect(given.getByText('The buyer is named.')).toBeVisible();
  await given.locator('summary').click();
  await expect(given.getByText(words.nextStep).last()).toBeVisible();
  await visitor.page.reload();
  await expect(visitor.page.getByText('The buyer is named.')).toBeVisible();
});

test(
  'on a telephone an answer that was written can be read and approved',
  { tag: full },
  async ({ visitor, newBrowser, watch }) => {
    test.slow();
    watch.provokes(/\/desk(\?|$)/);
    const question = newQuestion();
    await joins(visitor);
    await asksAtOnce(visitor, question);
    const staff = await newBrowser({ who: advisor });
    await comesToTheDesk(staff);
    const { page } = staff;
    await finds(staff, question);
    await presses(staff, commands.answer.key);
    await writesTheAnswer(staff, undefined, { ...words, diagnosis: table });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await staff.button(desk.request.commands.answer.name).click();
    await preview(staff).scrollIntoViewIfNeeded();
    await expect(preview(staff).getByText(words.nextStep)).toBeVisible();
    await expect(preview(staff).getByRole('table')).toBeVisible();
    await stands(page, 'an answer on a telephone', [390]);
    await staff.button(answer.send).click();
    await expect(page.getByText(answer.sent.mine)).toBeVisible();
    await isGiven(staff);
  },
);

test('an answer whose member withdraws in the ten seconds comes back with its words', async ({
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
  await finds(staff, question);
  await presses(staff, commands.answer.key);
  await writesTheAnswer(staff);
  await presses(staff, commands.confirm.key);
  await expect(staff.page.getByText(answer.sent.mine)).toBeVisible();
  await rpc(visitor, 'withdraw_request', { id });
  await expect(staff.page.getByText(answer.refusals.moved)).toBeVisible({ timeout: 30_000 });
  await expect(staff.field(answer.fields.diagnosis)).toHaveValue(words.diagnosis);
  // Also for who opens the request later.
  await staff.button(answer.close).click();
  await expect(staff.page.getByText(answer.returned)).toBeVisible();
  await presses(staff, commands.answer.key);
  await expect(staff.field(answer.fields.diagnosis)).toHaveValue(words.diagnosis);
});

test('two advisors see each other; one takes over, and the other keeps their words', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const server = await newServer();
  const grace = newCredentials();
  await enrol(server, grace, haldenRow);
  await changesStaff(server, 'add', grace.email, 'Grace');
  const member = await newBrowser({ at: server });
  const question = newQuestion();
  await joins(member);
  await asksAtOnce(member, question);

  const first = await newBrowser({ who: advisor, at: server });
  await comesToTheDesk(first);
  await finds(first, question);
  await presses(first, commands.answer.key);
  await writesTheAnswer(first);

  const second = await newBrowser({ who: grace, at: server });
  await comesToTheDesk(second);
  await finds(second, question);
  const theirs = lease.theirs.replace('{name}', 'The advisor');
  await expect(second.page.getByText(theirs)).toBeVisible();
  await expect(opened(second).getByText(desk.request.commands.decline.name)).toHaveCount(0);
  await second.button(lease.take).click();
  await expect(second.button(desk.request.commands.decline.name)).toBeVisible();

  // The one who lost it is told so, and keeps the words.
  await presses(first, commands.confirm.key);
  await expect(
    first.page.getByText(desk.request.refusals.leased.replace('{name}', 'Grace')).first(),
  ).toBeVisible();
  await expect(first.field(answer.fields.diagnosis)).toHaveValue(words.diagnosis);
  const graces = first.page.getByText(lease.theirs.replace('{name}', 'Grace'), { exact: true });
  await expect(graces).toBeVisible({ timeout: 40_000 });

  // Grace leaves it: it is free at once.
  await says(second, commands.note.key, 'The first of us has begun.');
  await presses(second, commands.close.key);
  await expect(opened(second)).toHaveCount(0);
  await expect(graces).toHaveCount(0, { timeout: 40_000 });
  await presses(first, commands.confirm.key);
  await isGiven(first);
});
