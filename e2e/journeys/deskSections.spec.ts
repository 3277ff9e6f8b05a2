// Hours, tables, posts and acts of the advisor's desk, worked by keyboard, and what their members see of it.
import { community } from '../../content/community.ts';
import { desk } from '../../content/desk.ts';
import { deskBoard } from '../../content/deskBoard.ts';
import { gatherings } from '../../content/gatherings.ts';
import { posts } from '../../content/posts.ts';
import { requests } from '../../content/requests.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { stands } from '../access/audit.ts';
import { enrol } from '../backend.ts';
import {
  act,
  acted,
  advisor,
  board,
  comesToTheWeekOf,
  goesTo,
  opensTheDesk,
  presses,
  says,
} from '../deskSections.ts';
import { expect, test } from '../fixtures.ts';
import { asksForAnHour, asksForASeat, openSlots } from '../hours.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { commands } = desk.keys;
const { results } = deskBoard;

const hasStatus = async ({ page }: Person, id: string, status: keyof typeof requests.statuses) => {
  await page.goto(`/requests/${id}`);
  await expect(
    page.getByText(requests.statuses[status].name, { exact: true }).first(),
  ).toBeVisible();
};

test(
  'an hour is given, and who asked for the same is offered the nearest; a guest is accepted',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
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
    await comesToTheWeekOf(staff, slot);
    await expect(act(staff, 'schedule', mine)).toBeVisible();
    await page.goBack();
    await expect(act(staff, 'schedule', mine)).toHaveCount(0);
    await page.goForward();
    await stands(page, 'a week at the desk');
    await acted(staff, 'schedule', mine, 'Bring the plan.');
    await says(staff, fillIn(results.schedule, { about: mine }));
    await says(staff, `Sorrel Works, ${second.email} was offered`);
    await expect(
      board(staff).getByText(requests.statuses.scheduled.name, { exact: true }).first(),
    ).toBeVisible();

    await goesTo(staff, 'tables');
    const table = gatherings.findLast(({ status }) => status === 'accepting')?.title ?? '';
    await stands(page, 'the tables at the desk');
    await acted(staff, 'accept', `Sorrel Works, ${second.email}, ${table}`);
    await says(staff, fillIn(results.accept, { about: `Sorrel Works, ${second.email}, ${table}` }));

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
  },
);

/** The community, once its posts are there. */
const open = async (person: Person) => {
  await person.page.goto('/dashboard?tab=community');
  await expect(person.page.getByRole('article', { name: posts[0]?.author ?? '' })).toBeVisible();
};
const post = ({ page }: Person) =>
  page.locator('[data-flow=community]').getByRole('article', { name: 'Sorrel Works' });

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
  // On the narrowest phone the heading breaks, and the button stays beside it.
  await staff.page.setViewportSize({ width: 320, height: 900 });
  const heading = await staff.heading(deskBoard.titles.posts).boundingBox();
  const refresh = await board(staff)
    .getByRole('button', { name: deskBoard.states.refresh })
    .boundingBox();
  expect(refresh?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
  await staff.page.setViewportSize({ width: 1440, height: 900 });
  const about = fillIn(deskBoard.posts.about, { who: 'Sorrel Works' });
  await act(staff, 'hide', about).press('Enter');
  await expect(staff.page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await stands(staff.page, 'the reason for hiding a post');
  // What is written is kept, also where the page is loaded anew.
  await staff.page.getByRole('dialog').getByRole('textbox').fill('It sells.');
  await staff.page.reload();
  await act(staff, 'hide', about).press('Enter');
  await expect(staff.page.getByRole('dialog').getByRole('textbox')).toHaveValue('It sells.');
  await staff.button(deskBoard.dialog.cancel).press('Enter');
  await expect(act(staff, 'hide', about)).toBeFocused();
  await presses(staff, commands.refresh.key);
  await acted(staff, 'hide', about, 'It sells a course.');
  await says(staff, results.hide);
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
  await says(staff, results.show);
  await expect(board(staff).getByText(deskBoard.posts.empty)).toBeVisible();
  await board(staff).getByRole('button', { name: deskBoard.posts.filters.all }).press('Enter');
  await expect(staff.page).toHaveURL('/desk?section=posts');
  await open(reader);
  await expect(post(reader)).toBeVisible();
});
