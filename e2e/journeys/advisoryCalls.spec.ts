// Advisory calls: what a visitor, a free and a premium member find on /advisory; a call from its slot to the calendar.
import { readFile } from 'node:fs/promises';
import { advisoryCalls, booking, hosts } from '../../content/booking.ts';
import { lockOf } from '../../content/capabilities.ts';
import { dashboard } from '../../content/dashboard.ts';
import { deskBoard } from '../../content/deskBoard.ts';
import { calls } from '../../content/officeHours.ts';
import { requests } from '../../content/requests.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { stands } from '../access/audit.ts';
import { cardOf } from '../asking.ts';
import { enrol, requestsBy, subscribe } from '../backend.ts';
import {
  dialogOf,
  goesOn,
  goesToTheEnd,
  isReceived,
  picksADate,
  slotOf,
  startOf,
  submits,
} from '../bookings.ts';
import { act, acted, advisor, opensTheDesk, says } from '../deskSections.ts';
import { expect, test } from '../fixtures.ts';
import { callSlots, rpc } from '../hours.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { actions } = dashboard;
const { results } = deskBoard;
const { why } = booking.steps;
const section = ({ page }: Person) =>
  page.getByRole('region', { name: advisoryCalls.title, exact: true });
const host = `${hosts.advisor.name}, ${hosts.advisor.note}`;

/** The first day of a slot's week; calls are on its third. */
const mondayOf = (slot: string) => {
  const day = new Date(slot.slice(0, 10));
  day.setUTCDate(day.getUTCDate() - 2);
  return day.toISOString().slice(0, 10);
};

/** The terms, the lock with where it leads, and no slot. */
async function isLocked(person: Person) {
  const terms = section(person);
  await expect(terms.getByText(/15-minute advisory calls/)).toBeVisible();
  await expect(terms.getByText(lockOf('advisory-calls'))).toBeVisible();
  await expect(terms.getByRole('link')).toHaveAttribute('href', '/upgrade');
  await expect(terms.getByRole('grid')).toHaveCount(0);
}

test('a visitor and a free member read the terms and find no slot; the database refuses what they send', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  await page.goto('/advisory');
  await isLocked(visitor);
  await enrol(server, visitor, haldenRow);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await page.goto('/advisory');
  await visitor.findsItAwake();
  await isLocked(visitor);
  const ask = {
    id: crypto.randomUUID(),
    kind: 'advisory-call',
    subject: 'A call',
    answers: { slot: callSlots()[3] },
  };
  expect(await rpc(visitor, 'submit_request', ask)).toMatchObject({ reason: 'not_allowed' });

  // A flag in this browser shows Premium and opens no slot.
  await page.evaluate(() => localStorage.setItem('axisPremium', 'true'));
  await page.reload();
  await visitor.findsItAwake();
  await expect(
    section(visitor)
      .getByText(/Complete your upgrade/i)
      .first(),
  ).toBeVisible();
  await expect(section(visitor).getByRole('grid')).toHaveCount(0);
});

test(
  'a premium member requests a call, one at a time; the desk gives it, and it stands in the calendar',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    test.slow();
    watch.provokes(/\/desk(\?|$)/);
    const server = await newServer();
    const member = await newBrowser({ at: server });
    const { page } = member;
    const id = await enrol(server, member, haldenRow);
    await subscribe(server, id);
    await member.signsIn();
    await member.isOnTheDashboard();
    await member.link(actions.advisory.link.name).click();
    await expect(page).toHaveURL('/advisory');
    const grid = section(member).getByRole('grid');
    await expect(grid).toBeVisible();

    // Wednesdays alone, and 15 minutes apart.
    const date = await picksADate(member, 'Wednesday', 1);
    for (const label of await grid
      .getByRole('button', { disabled: false })
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '')))
      expect(label).toContain('Wednesday, ');
    for (const { time } of calls)
      await expect(slotOf(member, date, `${time}, ${host}`)).toBeEnabled();
    await stands(page, 'the calls of a premium member');

    await slotOf(member, date, `14:00, ${host}`).click();
    const dialog = dialogOf(member, 'advisor');
    await expect(dialog.getByText(hosts.advisor.text)).toBeVisible();
    await goesOn(member);
    await member.field(why.callObjective.label).fill('Which pilot to end.');
    await goesOn(member);
    await submits(member);
    await isReceived(member, `${date}, 14:00`);
    await member.button(booking.confirmed.close).click();
    const start = startOf(date, '14:00');
    const stored = await requestsBy(server, id);
    expect(stored).toMatchObject([
      { kind: 'advisory-call', slot: start, answers: { callObjective: 'Which pilot to end.' } },
    ]);

    // The second one is refused: the form stays, with the reason.
    await slotOf(member, date, `14:15, ${host}`).click();
    await goesToTheEnd(member, dialog);
    await submits(member);
    await expect(dialog.getByText(requests.problems.call_open)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const staff = await newBrowser({ who: advisor, at: server });
    await opensTheDesk(staff);
    await staff.page.goto(`/desk?section=hours&at=${mondayOf(start)}`);
    const about = `${haldenRow.company_name}, ${member.email}, ${slotWords(start)}`;
    await expect(act(staff, 'schedule', about)).toBeVisible();
    await stands(staff.page, 'a call in the week of the desk');
    await acted(staff, 'schedule', about, 'I call you.');
    await says(staff, fillIn(results.schedule, { about }));

    // My requests has it with its time and its file.
    await page.goto('/dashboard#requests');
    const card = cardOf(member, `${hosts.advisor.title}, ${date}, 14:00`);
    await expect(card.getByText(requests.kinds['advisory-call']).first()).toBeVisible();
    await expect(card.getByText(requests.promises['advisory-call'])).toBeVisible();
    await expect(
      card.getByText(requests.statuses.scheduled.name, { exact: true }).first(),
    ).toBeVisible();
    const saving = page.waitForEvent('download');
    await card.getByRole('link', { name: booking.calendarFile.button }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`axis-one-advisory-call-${start.slice(0, 10)}.ics`);
    const calendar = await readFile(await saved.path(), 'utf8');
    const stamp = start.slice(0, 10).replaceAll('-', '');
    expect(calendar).toContain(`DTSTART;TZID=Europe/Paris:${stamp}T140000\r\n`);
    expect(calendar).toContain(`DTEND;TZID=Europe/Paris:${stamp}T141500\r\n`);
    // On its own page it moves among the slots of calls.
    await page.goto(`/requests/${String(stored[0]?.['id'])}`);
    await expect(page.locator('[data-flow=rescheduling]')).toBeVisible();
  },
);
