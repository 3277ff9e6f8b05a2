// The sections of the advisor's desk beside the queue, worked by keyboard, and what their members see of it.
import { readFileSync } from 'node:fs';
import { community } from '../../content/community.ts';
import { desk } from '../../content/desk.ts';
import { deskBoard } from '../../content/deskBoard.ts';
import { gatherings } from '../../content/gatherings.ts';
import { posts } from '../../content/posts.ts';
import { requests } from '../../content/requests.ts';
import { signals } from '../../content/signals.ts';
import type { BoardSection } from '../../machines/deskBoard.machine.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { stands } from '../access/audit.ts';
import { enrol } from '../backend.ts';
import { changeData } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { asksForAnHour, asksForASeat, openSlots } from '../hours.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const advisor = { email: 'advisor@axis-one.example', password: 'second-opinion' };
const { commands } = desk.keys;
const { acts, told, titles } = deskBoard;

const board = ({ page }: Person) => page.locator('[data-flow=deskBoard]');
const says = (person: Person, text: string) =>
  expect(board(person).getByRole('status').filter({ hasText: text })).toBeVisible();

/** Works by keyboard alone: the focus is always on something. */
async function presses(person: Person, key: string) {
  await person.page.keyboard.press(key);
  await expect
    .poll(() => person.page.evaluate(() => document.activeElement?.localName))
    .not.toBe('body');
}

/** A key leads to a section. */
async function goesTo(person: Person, section: BoardSection) {
  await presses(person, commands[section].key);
  await expect(person.page.getByRole('heading', { level: 2, name: titles[section] })).toBeVisible();
  await expect(board(person)).toHaveAttribute('data-state', 'shown.list.fresh');
}

/** The button of an act, for all that is said of its row. */
const act = (person: Person, kind: keyof typeof acts, about: string) =>
  board(person).getByRole('button', { name: `${acts[kind].name}: ${about}`, exact: true });

/** Presses it by key, writes what goes with it, and sends it. */
async function acted(person: Person, kind: keyof typeof acts, about: string, words = '') {
  const { page } = person;
  await act(person, kind, about).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  if (words !== '') await page.keyboard.type(words);
  await presses(person, 'Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board(person)).toHaveAttribute('data-state', 'shown.list.fresh');
}

/** Staff, at a desk of its own. */
async function opensTheDesk(staff: Person) {
  await staff.signsIn();
  await staff.isOnTheDashboard();
  const answer = await staff.page.goto('/desk');
  expect(answer?.status()).toBe(404);
  await expect(staff.page.getByRole('heading', { level: 1, name: desk.title })).toBeVisible();
}

const hasStatus = async ({ page }: Person, id: string, status: keyof typeof requests.statuses) => {
  await page.goto(`/requests/${id}`);
  await expect(
    page.getByText(requests.statuses[status].name, { exact: true }).first(),
  ).toBeVisible();
};

test('an hour is given, and who asked for the same is offered the nearest; a guest is accepted', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const server = await newServer();
  const [first, second] = [await newBrowser({ at: server }), await newBrowser({ at: server })];
  await enrol(server, first, haldenRow);
  await enrol(server, second, { ...haldenRow, company_name: 'Sorrel Works' });
  const [slot] = openSlots();
  const hour = await asksForAnHour(first, slot);
  const other = await asksForAnHour(second, slot);
  const seat = await asksForASeat(second);

  const staff = await newBrowser({ who: advisor, at: server });
  await opensTheDesk(staff);
  const { page } = staff;
  await goesTo(staff, 'hours');
  await expect(page).toHaveURL('/desk?section=hours');
  const mine = `${haldenRow.company_name}, ${first.email}, ${slotWords(slot)}`;
  for (let weeks = 0; weeks < 8 && (await act(staff, 'schedule', mine).count()) === 0; weeks += 1) {
    await presses(staff, commands.later.key);
    await expect(board(staff)).toHaveAttribute('data-state', 'shown.list.fresh');
    await expect(page).toHaveURL(/at=/);
  }
  await expect(act(staff, 'schedule', mine)).toBeVisible();
  await page.goBack();
  await expect(act(staff, 'schedule', mine)).toHaveCount(0);
  await page.goForward();
  await stands(page, 'a week at the desk');
  await acted(staff, 'schedule', mine, 'Bring the plan.');
  await says(staff, fillIn(told.schedule, { about: mine }));
  await says(staff, `Sorrel Works, ${second.email} was offered`);
  await expect(board(staff).getByText(deskBoard.hours.taken)).toBeVisible();

  await goesTo(staff, 'tables');
  const table = gatherings.findLast(({ status }) => status === 'accepting')?.title ?? '';
  await stands(page, 'the tables at the desk');
  await acted(staff, 'accept', `Sorrel Works, ${second.email}, ${table}`);
  await says(staff, fillIn(told.accept, { about: `Sorrel Works, ${second.email}, ${table}` }));

  // What was done is listed, and leads to the request.
  await goesTo(staff, 'acts');
  await expect(board(staff).getByRole('listitem').first()).toContainText(deskBoard.log['moved']);
  await expect(board(staff).getByText(deskBoard.log['slotOffered']).first()).toBeVisible();
  await stands(page, 'the acts of the staff');
  await board(staff).getByRole('link').first().click();
  await expect(page.locator('[data-flow=deskRequest]')).toBeVisible();
  await expect(page).toHaveURL(`/desk?request=${seat}`);

  await first.signsIn();
  await first.isOnTheDashboard();
  await hasStatus(first, hour, 'scheduled');
  await second.signsIn();
  await second.isOnTheDashboard();
  await hasStatus(second, other, 'needsYou');
  await hasStatus(second, seat, 'accepted');
});

test('a post is hidden with a reason that its author alone reads, and shown again', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const server = await newServer();
  const author = await newBrowser({ at: server });
  const reader = await newBrowser({ at: server });
  await enrol(server, author, { ...haldenRow, company_name: 'Sorrel Works' });
  await enrol(server, reader, haldenRow);
  const open = async (person: Person) => {
    await person.page.goto('/dashboard?tab=community');
    await expect(person.page.getByRole('article', { name: posts[0]?.author ?? '' })).toBeVisible();
  };
  const post = ({ page }: Person) =>
    page.locator('[data-flow=community]').getByRole('article', { name: 'Sorrel Works' });
  await author.signsIn();
  await author.isOnTheDashboard();
  await open(author);
  await author.field(community.box.label).fill('Buy my course.');
  await author.button(community.box.post).click();
  await expect(post(author)).toBeVisible();

  const staff = await newBrowser({ who: advisor, at: server });
  await opensTheDesk(staff);
  await goesTo(staff, 'posts');
  await stands(staff.page, 'the posts at the desk');
  const about = fillIn(deskBoard.posts.about, { who: 'Sorrel Works' });
  await acted(staff, 'hide', about, 'It sells a course.');
  await says(staff, told.hide);
  await open(author);
  await expect(post(author)).toContainText('It sells a course.');
  await reader.signsIn();
  await reader.isOnTheDashboard();
  await open(reader);
  await expect(post(reader)).toHaveCount(0);

  await board(staff).getByRole('button', { name: deskBoard.posts.filters.hidden }).click();
  await expect(staff.page).toHaveURL('/desk?section=posts&at=hidden');
  await expect(board(staff).getByRole('article')).toHaveCount(1);
  await act(staff, 'show', about).press('Enter');
  await says(staff, told.show);
  await expect(board(staff).getByText(deskBoard.posts.empty)).toBeVisible();
  await open(reader);
  await expect(post(reader)).toBeVisible();
});

test('an issue is tested, and sent to each reader once; a mail that failed is sent again; the figures are a file', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const server = await newServer();
  await changeData(server, [
    `insert into public.newsletter_subscriptions (address, list, confirmed_at)
       select 'reader' || one || '@example.com', 'next-curve', private.now() from generate_series(1, 501) as one`,
    `insert into private.mails (kind, address, data, dedupe_key, due_at, status, attempts, last_error)
       values ('passwordChanged', 'gone@example.com', '{}', 'failed 1', private.now(), 'givenUp', 5, '550 No such user')`,
  ]);
  const staff = await newBrowser({ who: advisor, at: server });
  await opensTheDesk(staff);
  const { page } = staff;
  await goesTo(staff, 'readers');
  const letter = page.getByRole('article', { name: 'The Next Curve' });
  const { issue } = deskBoard;
  await expect(letter.getByRole('textbox', { name: issue.trial })).toHaveValue(advisor.email);
  await stands(page, 'the readers at the desk');
  await letter.getByRole('button', { name: issue.test }).press('Enter');
  await expect(letter.getByText(fillIn(issue.tested, { address: advisor.email }))).toBeVisible();
  await letter.getByRole('button', { name: fillIn(issue.send, { missing: 501 }) }).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('501');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: issue.confirmYes })
    .press('Enter');
  await expect(letter.getByText(fillIn(issue.done, { written: 501 }))).toBeVisible();
  await expect(letter.getByRole('row').filter({ hasText: signals[0]?.title ?? '' })).toBeVisible();
  await expect
    .poll(() => server.mails().filter(({ to }) => /^reader/.test(String(to))).length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  expect(server.mails().some(({ to }) => String(to).includes(advisor.email))).toBe(true);

  await goesTo(staff, 'mails');
  const about = `${deskBoard.mails.kinds['passwordChanged']}, to gone@example.com`;
  await stands(page, 'the mails at the desk');
  await act(staff, 'sendAgain', about).press('Enter');
  await says(staff, fillIn(told.sendAgain, { about }));

  await goesTo(staff, 'figures');
  await stands(page, 'the figures at the desk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    board(staff)
      .getByRole('button', { name: new RegExp(`^${acts.saveFile.name}`) })
      .press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^figures-\d{4}-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toContain(deskBoard.figures.asked);
  expect(csv).not.toContain('@');
  await says(staff, fillIn(told.saveFile, { about: download.suggestedFilename() }));
});
