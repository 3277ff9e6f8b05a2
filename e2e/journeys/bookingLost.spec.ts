// A slot that is given to another member while a form is open: its words are kept. The member who has it exports it
// to a calendar.
import { readFile } from 'node:fs/promises';
import { booking, hosts, officeHours } from '../../content/booking.ts';
import { requests } from '../../content/requests.ts';
import { toasts } from '../../content/toasts.ts';
import { cardOf } from '../asking.ts';
import { askForSlot, enrol, moveRequest, requestsBy } from '../backend.ts';
import {
  dialogOf,
  goesOn,
  isReceived,
  opensOfficeHours,
  picksADate,
  startOf,
  submits,
} from '../bookings.ts';
import { expect, test } from '../fixtures.ts';
import { haldenRow } from '../stack.ts';

const { why, ready } = booking.steps;

test('a slot given to another member while a form is open: the words are kept, three other slots are offered', async ({
  visitor: winner,
  newBrowser,
  server,
}) => {
  await enrol(server, winner, haldenRow);
  const loser = await newBrowser({ options: { timezoneId: 'America/New_York' } });
  const { page } = loser;
  const id = await enrol(server, loser, haldenRow);
  await loser.signsIn();
  await loser.isOnTheDashboard();
  await opensOfficeHours(loser);
  const date = await picksADate(loser, 'Thursday', 2);
  await expect(
    page.getByRole('region', { name: date }).getByText('yours, New York, UTC-'),
  ).toBeVisible();
  const wanted = loser.button(
    new RegExp(`^${date}, 14:40, Quasar, Investor, few slots left, \\d\\d:40 your time$`),
  );
  await wanted.click();
  const quasar = dialogOf(loser, 'quasar');
  await goesOn(loser);
  await loser.field(why.callObjective.label).fill('Whether the pilot is a market.');
  await goesOn(loser);
  await quasar.getByRole('checkbox', { name: ready.readyOnTime }).check();

  const subject = `${hosts.quasar.title}, ${date}, 14:40`;
  const won = await askForSlot(server, winner, startOf(date, '14:40'), subject);
  await moveRequest(server, won, 'scheduled', '');

  await submits(loser);
  await loser.seesToast(toasts.slotGone.title);
  await expect(quasar.getByRole('heading', { name: booking.gone.slot_closed })).toBeFocused();
  await expect(loser.button(booking.submit)).toBeDisabled();
  const nearest = quasar.getByRole('list', { name: booking.gone.nearest }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  await expect(nearest.nth(1)).toHaveAccessibleName(
    new RegExp(`^${date}, 14:20, Angel, Personal, \\d\\d:20 your time$`),
  );
  await expect(quasar.getByRole('checkbox', { name: ready.readyOnTime })).toBeChecked();
  await loser.button(booking.back).click();
  await expect(loser.field(why.callObjective.label)).toHaveValue('Whether the pilot is a market.');
  await goesOn(loser);
  await nearest.nth(1).click();
  const angel = dialogOf(loser, 'angel');
  await expect(angel.getByRole('status', { name: booking.slot })).toContainText(`${date}, 14:20`);
  await expect(angel.getByRole('heading', { name: ready.title })).toBeFocused();
  await submits(loser);
  await isReceived(loser, `${date}, 14:20`);
  await loser.button(booking.confirmed.close).click();
  await expect(
    loser.button(new RegExp(`^${date}, 14:40, Quasar, Investor, ${officeHours.spoken.closed}, `)),
  ).toBeDisabled();
  expect(await requestsBy(server, id)).toMatchObject([
    {
      slot: startOf(date, '14:20'),
      answers: { callObjective: 'Whether the pilot is a market.', readyOnTime: true },
    },
  ]);

  // The member who has the slot exports it to their own calendar.
  await winner.signsIn();
  await winner.isOnTheDashboard();
  const card = cardOf(winner, subject);
  await expect(
    card.getByText(requests.statuses.scheduled.name, { exact: true }).first(),
  ).toBeVisible();
  const saving = winner.page.waitForEvent('download');
  await card.getByRole('link', { name: booking.calendarFile.button }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(
    `axis-one-office-hours-${startOf(date, '14:40').slice(0, 10)}.ics`,
  );
  const calendar = await readFile(await saved.path(), 'utf8');
  expect(calendar).toContain(`UID:${won}\r\n`);
  expect(calendar).toContain(
    `DTSTART;TZID=Europe/Paris:${startOf(date, '14:40').replaceAll(/[-:]/g, '')}00\r\n`,
  );
});
