// An office hour is moved and cancelled on its own page, and a calendar program follows; a seat is given back there.
import { calendarAddress } from '../../content/calendarAddress.ts';
import { requestPage } from '../../content/requestPage.ts';
import { requests } from '../../content/requests.ts';
import { rescheduling } from '../../content/rescheduling.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { openSink } from '../../tools/lib/mailSink.mjs';
import { joins } from '../asking.ts';
import { moveRequest } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { asksForASeat, asksForAnHour, nearestTo, operates, openSlots } from '../hours.ts';
import { pressesOn } from '../keys.ts';
import type { Person } from '../person.ts';

const { dialog } = rescheduling;
const { hour: hourWords, seat: seatWords } = requests.withdraw;

const dialogOf = ({ page }: Person) =>
  page.getByRole('dialog', { name: dialog.title, exact: true });
const view = ({ page }: Person, flow: string) => page.locator(`[data-flow=${flow}]`);
const says = ({ page }: Person, text: string) =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 });
const asked = (wanted: string, slot: string) =>
  rescheduling.asked.replace('{wanted}', slotWords(wanted)).replace('{slot}', slotWords(slot));
/** Picks the date of a start in the dialog's calendar, and sees its slots. */
async function picks(person: Person, start: string) {
  const day = slotWords(start).replace(/, [\d:]+$/, '');
  await dialogOf(person)
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(day) })
    .filter({ visible: true })
    .click();
  const name = dialog.dated.replace('{date}', day);
  await expect(dialogOf(person).getByRole('radiogroup', { name })).toBeVisible();
}

/** What the advisor decides arrives with the page's next look for news; a tab that is shown again looks at once. */
const looks = ({ page }: Person) => page.reload();

test('an hour is booked, mailed, moved, mailed again and cancelled, and its calendar follows', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/rpc\/(nearest_slots|my_calendar)/);
  const sink = await openSink();
  const server = await newServer({ env: { ...sink.env, AXIS_MAIL_DIR: '' } });
  const visitor = await newBrowser({ at: server });
  const { page } = visitor;
  const mailsTo = () =>
    sink.received.filter(({ to }) => to === visitor.email).map(({ raw }) => raw);
  await joins(visitor);
  const [slot, rival] = openSlots();
  const id = await asksForAnHour(visitor, slot);
  await page.goto(`/requests/${id}`);
  await says(visitor, requests.statuses.submitted.name);
  // Nothing can be moved that has no time.
  await expect(visitor.button(rescheduling.open)).toHaveCount(0);

  await moveRequest(server, id, 'scheduled', 'See you then.');
  await looks(visitor);
  await says(visitor, requests.statuses.scheduled.name);
  await expect
    .poll(
      () =>
        mailsTo().filter((raw) => raw.includes('BEGIN:VCALENDAR') || raw.includes('text/calendar'))
          .length,
    )
    .toBe(1);

  // A private address: made, told once, copied, subscribed to.
  await page.route('**/rpc/my_calendar', (route) => route.abort(), { times: 1 });
  await page.reload();
  await visitor.button(calendarAddress.unread.action).click();
  await visitor.button(calendarAddress.make).click();
  const address = await visitor.field(calendarAddress.field).inputValue();
  const { pathname, host } = new URL(address);
  expect(pathname).toMatch(/^\/calendar\/[\da-f]{64}\.ics$/);
  await expect(visitor.link(calendarAddress.subscribe)).toHaveAttribute(
    'href',
    `webcal://${host}${pathname}`,
  );
  const feed = async (at = address) => {
    const answer = await page.request.get(at);
    return { status: answer.status(), text: (await answer.text()).replaceAll('\r\n ', '') };
  };
  expect((await feed()).text).toContain(`UID:${id}`);

  // The three nearest come first; one that another member is given meanwhile is refused, and the note stays.
  await page.route('**/rpc/nearest_slots', (route) => route.abort(), { times: 1 });
  await visitor.button(rescheduling.open).click();
  await visitor.button(dialog.unknown.action).click();
  const radios = dialogOf(visitor).getByRole('radio');
  await expect(radios).toHaveCount(3);
  const near = await nearestTo(visitor, slot);
  await visitor.button(dialog.submit).click();
  await expect(dialogOf(visitor)).toContainText(rescheduling.problems.slotMissing);
  await dialogOf(visitor)
    .getByRole('radio', { name: new RegExp(slotWords(near)) })
    .check({ force: true });
  await visitor.field(dialog.note.label).fill('Ours.');
  await visitor.field(dialog.note.label).fill('');
  await visitor.field(dialog.note.label).fill('Our flight leaves at two.');
  const other = await newBrowser({ at: server });
  await joins(other);
  await moveRequest(server, await asksForAnHour(other, near), 'scheduled', '');
  await visitor.button(dialog.submit).click();
  await expect(dialogOf(visitor)).toContainText(rescheduling.problems.slot_closed);
  await expect(
    dialogOf(visitor).getByRole('radio', { name: new RegExp(slotWords(near)) }),
  ).toHaveCount(0);
  await expect(visitor.field(dialog.note.label)).toHaveValue('Our flight leaves at two.');

  // Closed and opened again, the note is there; another date has its slots.
  await page.keyboard.press('Escape');
  await expect(visitor.button(rescheduling.open)).toBeFocused();
  await page.reload();
  await visitor.button(rescheduling.open).click();
  await expect(visitor.field(dialog.note.label)).toHaveValue('Our flight leaves at two.');
  await expect(radios).toHaveCount(3);
  const wanted = rival;
  await picks(visitor, wanted);
  await visitor.button(dialog.backToNearest).click();
  await expect(radios).toHaveCount(3);
  await picks(visitor, wanted);
  await dialogOf(visitor)
    .getByRole('radio', { name: new RegExp(slotWords(wanted)) })
    .check({ force: true });
  await visitor.button(dialog.submit).click();
  await says(visitor, asked(wanted, slot));
  await says(visitor, requests.history.about.moveAsked.replace('{slot}', slotWords(wanted)));
  await says(visitor, 'Our flight leaves at two.');

  // Taken back, and asked for again.
  await visitor.button(rescheduling.keep).click();
  await says(visitor, requests.history.about.moveTakenBack.replace('{slot}', slotWords(wanted)));
  await visitor.button(rescheduling.open).click();
  await expect(visitor.field(dialog.note.label)).toHaveValue('');
  await visitor.button(dialog.cancel).click();
  await visitor.button(rescheduling.open).click();
  const again = await nearestTo(visitor, slot);
  await dialogOf(visitor)
    .getByRole('radio', { name: new RegExp(slotWords(again)) })
    .check({ force: true });
  await visitor.button(dialog.submit).click();
  await says(visitor, asked(again, slot));

  // The operator agrees, and the same entry of the calendar moves.
  expect(await operates(server, ['reschedule', id, 'agree'])).toContain('moved to');
  await looks(visitor);
  await says(visitor, requests.history.about.moved.replace('{slot}', slotWords(again)));
  await expect(visitor.button(rescheduling.open)).toBeVisible();
  const stamp = again.replaceAll(/[-:]/g, '').slice(0, 8);
  const { text } = await feed();
  expect(text).toMatch(new RegExp(`UID:${id}\r\nSEQUENCE:[1-9]`));
  expect(text).toContain(`DTSTART:${stamp}`);
  await expect.poll(() => mailsTo().filter((raw) => raw.includes('text/calendar')).length).toBe(2);

  // Cancelled by keyboard alone: the slot is free, the calendar says so.
  const cancels = page.getByRole('button', { name: new RegExp(`^${hourWords.button}`) });
  await pressesOn(page, cancels, 'Enter');
  await expect(page.getByRole('alertdialog', { name: hourWords.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancels).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: hourWords.title })).toBeVisible();
  await pressesOn(page, visitor.button(hourWords.confirm), 'Enter');
  await says(visitor, requests.statuses.withdrawn.name);
  await expect(view(visitor, 'rescheduling')).toHaveCount(0);
  expect((await feed()).text).toContain('STATUS:CANCELLED');
  await expect.poll(() => mailsTo().filter((raw) => raw.includes('text/calendar')).length).toBe(3);

  // A new address ends the old one; a revoked one is gone.
  await page.reload();
  await says(visitor, calendarAddress.hidden);
  await visitor.button(calendarAddress.renew).click();
  await visitor.button(calendarAddress.renewal.keep).click();
  await visitor.button(calendarAddress.renew).click();
  await visitor.button(calendarAddress.renewal.confirm).click();
  const second = await visitor.field(calendarAddress.field).inputValue();
  expect((await feed()).status).toBe(404);
  expect((await feed(second)).status).toBe(200);
  await visitor.button(calendarAddress.revoke).click();
  await visitor.button(calendarAddress.revocation.confirm).click();
  await says(visitor, calendarAddress.none);
  expect((await feed(second)).status).toBe(404);

  // Another member finds neither the hour nor a way to move it.
  await other.page.goto(`/requests/${id}`);
  await expect(
    other.page.getByRole('heading', { level: 1, name: requestPage.missing.title }),
  ).toBeVisible();
  await expect(other.button(rescheduling.open)).toHaveCount(0);
  await sink.close();
});

test('a seat is given back on its page, which says what happens to it', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  await joins(visitor);
  const id = await asksForASeat(visitor);
  await moveRequest(server, id, 'accepted', '');
  await page.goto(`/requests/${id}`);
  await says(visitor, requests.statuses.accepted.name);
  await page.getByRole('button', { name: new RegExp(`^${seatWords.button}`) }).click();
  const confirm = page.getByRole('alertdialog', { name: seatWords.title });
  await expect(confirm).toContainText(/offered to the first person on the waitlist/);
  await visitor.button(seatWords.confirm).click();
  await says(visitor, requests.statuses.withdrawn.name);
  await expect(page.getByRole('button', { name: new RegExp(`^${seatWords.button}`) })).toHaveCount(
    0,
  );
});
