// A conversation whose time has passed: it is shown as held, and cannot be withdrawn.
import { booking } from '../../content/booking.ts';
import { requests } from '../../content/requests.ts';
import { cardOf, newSubject } from '../asking.ts';
import { askForSlot, enrol, moveRequest } from '../backend.ts';
import { changeData } from '../database.ts';
import { expect, test } from '../fixtures.ts';
import { haldenRow } from '../stack.ts';

const { scheduled, held } = requests.statuses;

/** A Tuesday at 14:20, at least so many days ahead or behind. */
function tuesday(days: number) {
  const day = new Date(Date.now() + days * 86_400_000);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + Math.sign(days));
  return `${day.toISOString().slice(0, 10)}T14:20`;
}

test('a scheduled hour is held once it is over: neither Withdraw nor a calendar file is offered', async ({
  newServer,
  newBrowser,
}) => {
  const server = await newServer();
  const member = await newBrowser({ at: server });
  const { page } = member;
  const subject = newSubject();
  await enrol(server, member, haldenRow);
  const id = await askForSlot(server, member, tuesday(3), subject);
  await moveRequest(server, id, 'scheduled', 'We speak on Tuesday.');
  await member.signsIn();
  await member.isOnTheDashboard();
  const card = cardOf(member, subject);
  await expect(card.getByText(scheduled.text)).toBeVisible();
  await expect(
    card.getByRole('button', { name: `${requests.withdraw.hour.button} ${subject}` }),
  ).toBeVisible();

  // Some weeks later: the request's hour has passed, and no client has read the list since.
  await page.goto('about:blank');
  await changeData(server, [
    'alter table public.requests disable trigger requests_guard',
    `update public.requests set slot = '${tuesday(-3)}' where id = '${id}'`,
    'alter table public.requests enable trigger requests_guard',
  ]);
  await page.goto('/dashboard');
  await expect(card.getByText(held.text)).toBeVisible();
  await expect(card.getByText(held.name, { exact: true })).toBeVisible();
  await expect(card.getByText(`${requests.history.actors.clock}: ${held.name}`)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('link', { name: booking.calendarFile.button })).toHaveCount(0);
});
