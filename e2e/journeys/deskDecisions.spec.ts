// What members ask for and the advisor decides in Hours and Tables, by keyboard: another slot, a seat, a place in line; and what
// the members read of it.
import { desk } from '../../content/desk.ts';
import { deskBoard } from '../../content/deskBoard.ts';
import { gatherings } from '../../content/gatherings.ts';
import { requests } from '../../content/requests.ts';
import { rescheduling } from '../../content/rescheduling.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { stands } from '../access/audit.ts';
import { enrol, moveRequest } from '../backend.ts';
import { opened } from '../desk.ts';
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
import { asksForAnHour, asksForASeat, nearestTo, openSlots } from '../hours.ts';
import { pressesOn } from '../keys.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const { commands } = desk.keys;
const { results } = deskBoard;
const { about } = requests.history;

const company = 'Sorrel Works';
/** A member as the desk names them. */
const named = ({ email }: Pick<Person, 'email'>) => `${company}, ${email}`;
const joins = (person: Pick<Person, 'server' | 'email' | 'password'>) =>
  enrol(person.server, person, { ...haldenRow, company_name: company });

const reads = ({ page }: Person, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();
/** Its page as it is now. */
async function opens(person: Person, id: string) {
  await person.page.goto(`/requests/${id}`);
  await expect(person.page.locator('[data-flow=requestPage]')).toBeVisible();
}

/** A scheduled hour, for which its member asks another slot on its page. */
async function asksToMove(person: Person, slot: string) {
  const id = await asksForAnHour(person, slot);
  await moveRequest(person.server, id, 'scheduled', '');
  const wanted = await nearestTo(person, slot);
  await person.signsIn();
  await person.isOnTheDashboard();
  await opens(person, id);
  await person.button(rescheduling.open).click();
  await person.page
    .getByRole('dialog', { name: rescheduling.dialog.title, exact: true })
    .getByRole('radio', { name: new RegExp(slotWords(wanted)) })
    .check({ force: true });
  await person.button(rescheduling.dialog.submit).click();
  await reads(person, fillIn(about.moveAsked, { slot: slotWords(wanted) }));
  return { id, wanted };
}

test('one member is given the slot that they would rather have, another keeps theirs; both read why', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const server = await newServer();
  const [first, second] = [await newBrowser({ at: server }), await newBrowser({ at: server })];
  await joins(first);
  await joins(second);
  const [slot, rival] = openSlots();
  const agreed = await asksToMove(first, slot);
  const refused = await asksToMove(second, rival);

  const staff = await newBrowser({ who: advisor, at: server });
  await opensTheDesk(staff);
  const { page } = staff;
  // The queue says who wants which.
  await expect(
    page
      .getByRole('list', { name: desk.queue.label })
      .getByRole('link')
      .filter({ hasText: fillIn(desk.queue.facts.moves, { slot: slotWords(agreed.wanted) }) }),
  ).toBeVisible();

  await goesTo(staff, 'hours');
  await comesToTheWeekOf(staff, agreed.wanted);
  const given = `${named(first)}, ${slotWords(agreed.wanted)}`;
  await expect(act(staff, 'agreeMove', given)).toBeVisible();
  await stands(page, 'a week in which a slot is wished for');
  // The wish stands at the slot that is wished for, and says which one it is instead of.
  await expect(
    board(staff).getByText(fillIn(deskBoard.hours.wants, { slot: slotWords(slot) })),
  ).toBeVisible();
  await acted(staff, 'agreeMove', given, 'With pleasure.');
  await says(staff, fillIn(results.agreeMove, { about: given }));
  await expect(act(staff, 'agreeMove', given)).toHaveCount(0);

  await comesToTheWeekOf(staff, refused.wanted);
  const kept = `${named(second)}, ${slotWords(rival)}`;
  await acted(staff, 'refuseMove', kept, 'I travel on that day.');
  await says(staff, fillIn(results.refuseMove, { about: kept }));
  await expect(act(staff, 'refuseMove', kept)).toHaveCount(0);

  await opens(first, agreed.id);
  await reads(first, fillIn(about.moved, { slot: slotWords(agreed.wanted) }));
  await reads(first, 'With pleasure.');
  await reads(first, requests.statuses.scheduled.name);
  await opens(second, refused.id);
  await reads(second, fillIn(about.moveDeclined, { slot: slotWords(refused.wanted) }));
  await reads(second, 'I travel on that day.');
  await reads(second, requests.statuses.scheduled.name);

  await goesTo(staff, 'acts');
  await expect(board(staff).getByText(deskBoard.log.moveDecided)).toHaveCount(2);
});

/** The gathering with the fewest seats. */
const [table] = gatherings
  .filter(({ status }) => status === 'accepting')
  .toSorted((one, other) => one.seats - other.seats);

test('no seat is given that nobody gave back; one that is free is offered to the first in line, and another guest is declined', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  if (table === undefined) throw new Error('No gathering accepts guests.');
  const server = await newServer();
  // All seats but one are taken by members without a browser.
  for (let seat = 1; seat < table.seats; seat += 1) {
    const guest = { ...newCredentials(), server };
    await joins(guest);
    await moveRequest(server, await asksForASeat(guest, table), 'accepted', '');
  }
  const giver = await newBrowser({ at: server });
  const waiting = await newBrowser({ at: server });
  const last = await newBrowser({ at: server });
  for (const member of [giver, waiting, last]) await joins(member);
  const given = await asksForASeat(giver, table);
  await moveRequest(server, given, 'accepted', '');
  const offered = await asksForASeat(waiting, table);
  const declined = await asksForASeat(last, table);
  for (const member of [giver, waiting, last]) {
    await member.signsIn();
    await member.isOnTheDashboard();
  }
  await opens(waiting, offered);
  await reads(waiting, fillIn(requests.position, { position: 1 }));

  const staff = await newBrowser({ who: advisor, at: server });
  await opensTheDesk(staff);
  const { page } = staff;
  await goesTo(staff, 'tables');
  const row = board(staff)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: table.title, exact: true }) });
  const taken = `${table.seats} of ${table.seats} seats taken`;
  await expect(row).toContainText(taken);
  await expect(row).toContainText(fillIn(deskBoard.tables.place, { position: 2 }));
  await acted(staff, 'decline', `${named(last)}, ${table.title}`, 'It is about hardware alone.');
  await says(staff, fillIn(results.decline, { about: `${named(last)}, ${table.title}` }));

  // The chart allows an offer; the database says that there is no seat.
  await pressesOn(page, row.getByRole('link', { name: named(waiting) }), 'Enter');
  await expect(opened(staff).getByRole('button', { name: commands.offer.name })).toBeEnabled();
  await presses(staff, commands.offer.key);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press(commands.confirm.key);
  await expect(page.getByRole('dialog')).toContainText(desk.request.refusals.gathering_full);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await opens(giver, given);
  const { seat } = requests.withdraw;
  await giver.page.getByRole('button', { name: new RegExp(`^${seat.button}`) }).click();
  await giver.button(seat.confirm).click();
  await reads(giver, requests.statuses.withdrawn.name);

  await goesTo(staff, 'tables');
  await expect(row).toContainText(deskBoard.tables.groups.offered);
  await expect(row).toContainText(fillIn(deskBoard.tables.until, { date: '' }).trim());
  await stands(page, 'a table with a running offer');
  await opens(waiting, offered);
  await reads(waiting, requests.statuses.offered.name);
  await waiting.page
    .getByRole('button', { name: new RegExp(`^${requests.accept.button}`) })
    .click();
  await reads(waiting, requests.statuses.accepted.name);
  await presses(staff, commands.refresh.key);
  await expect(row).not.toContainText(deskBoard.tables.groups.offered);
  await expect(row).toContainText(taken);

  await opens(last, declined);
  await reads(last, requests.statuses.declined.name);
  await reads(last, 'It is about hardware alone.');
});
