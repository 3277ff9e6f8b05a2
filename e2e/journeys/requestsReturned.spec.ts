// A refused request is edited in the fields of its own form; a text that is too long cannot be sent.
import { booking, hosts } from '../../content/booking.ts';
import { gatherings } from '../../content/gatherings.ts';
import { answerLimits } from '../../content/limits.ts';
import { requests } from '../../content/requests.ts';
import { countOf, faultAt, refusedField } from '../../src/flows/shared/limits.ts';
import { cardOf, dialogOf as meetingOf, isShown, newSubject, submits, writes } from '../asking.ts';
import { askForSlot, enrol, moveRequest, requestsAbout, requestsBy } from '../backend.ts';
import {
  goesOn,
  opensOfficeHours,
  picksADate,
  startOf,
  submits as asksForIt,
} from '../bookings.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const { who, why, ready } = booking.steps;
const words = requests.outbox;

const mending = ({ page }: Person) =>
  page.getByRole('dialog', { name: words.mendTitle, exact: true });

test('an office hour that waited too long is refused: another slot is chosen, and it is stored', async ({
  visitor: loser,
  newBrowser,
  server,
}) => {
  const winner = await newBrowser();
  await enrol(server, winner, haldenRow);
  const { page } = loser;
  const id = await enrol(server, loser, haldenRow);
  await loser.signsIn();
  await loser.isOnTheDashboard();
  await opensOfficeHours(loser);
  const date = await picksADate(loser, 'Tuesday', 3);
  await loser.button(new RegExp(`^${date}, 14:00, `)).click();
  await loser.button(new RegExp(who.stage.label)).click();
  await page.getByRole('option', { name: 'Pre-Seed', exact: true }).click();
  await goesOn(loser);
  await loser.field(why.callObjective.label).fill('Whether the pilot is a market.');
  await goesOn(loser);
  await page.getByRole('checkbox', { name: ready.readyOnTime }).check();

  // It waits in this browser; meanwhile another member is given the slot.
  await page.context().setOffline(true);
  await asksForIt(loser);
  await expect(page.getByText(booking.confirmed.waitingForNetwork.text)).toBeVisible();
  const subject = `${hosts.javelyn.title}, ${date}, 14:00`;
  const won = await askForSlot(server, winner, startOf(date, '14:00'), subject);
  await moveRequest(server, won, 'scheduled', '');
  await page.context().setOffline(false);

  await page.goto('/dashboard');
  const card = cardOf(loser, subject);
  await expect(card.getByText(words.returned, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: `${words.mend} ${subject}` }).click();
  const dialog = mending(loser);
  await expect(dialog.getByText(requests.problems.slot_closed)).toBeVisible();
  await expect(dialog.getByText(`${date}, 14:00`).first()).toBeVisible();
  await expect(dialog).not.toContainText(startOf(date, '14:00'));

  // The form's own fields, as they were filled in.
  await expect(dialog.getByRole('button', { name: who.stage.label })).toContainText('Pre-Seed');
  await expect(loser.field(why.callObjective.label)).toHaveValue('Whether the pilot is a market.');
  await expect(dialog.getByRole('checkbox', { name: ready.readyOnTime })).toBeChecked();
  const slots = dialog.getByRole('radiogroup', { name: words.slotChoice }).getByRole('radio');
  await expect(slots).toHaveCount(3);

  // Nothing is sent before a slot is chosen; then the request has its name.
  await dialog.getByRole('button', { name: words.resend, exact: true }).click();
  await expect(dialog.getByText(requests.problems.slotMissing)).toBeVisible();
  await expect(slots.first()).toBeFocused();
  await dialog.getByRole('radio', { name: new RegExp(`^${date}, 14:20`) }).check();
  await dialog.getByRole('button', { name: who.stage.label }).click();
  await page.getByRole('option', { name: 'Seed', exact: true }).click();
  await dialog.getByRole('button', { name: words.resend, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () =>
      (await requestsBy(server, id)).map(({ slot, subject: called }) => [slot, called]),
    )
    .toEqual([[startOf(date, '14:20'), expect.stringContaining(`${date}, 14:20`)]]);
  expect(await requestsBy(server, id)).toMatchObject([
    {
      answers: {
        stage: 'seed',
        callObjective: 'Whether the pilot is a market.',
        readyOnTime: true,
      },
    },
  ]);
  await expect(card).toHaveCount(0);
});

/** Puts a refused entry into the outbox, as an earlier visit has left it. */
const cameBack = (person: Person, entry: object) =>
  person.page.evaluate(
    (box) => localStorage.setItem('axisOneOutbox', box),
    JSON.stringify([
      { attachments: [], madeAt: '2026-11-21T20:00:00.000Z', isStored: false, ...entry },
    ]),
  );

test('a refused request shows words, never the ids in which they are stored', async ({
  visitor,
  server,
}) => {
  const id = await enrol(server, visitor, haldenRow);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  const [gathering] = gatherings;
  if (gathering === undefined) throw new Error('There is no gathering.');
  await cameBack(visitor, {
    id: '6b0c3c3e-54a8-4f0d-9c3d-0c6d3f1f8a01',
    owner: id,
    kind: 'gathering',
    subject: gathering.title,
    answers: { gathering: gathering.id, note: 'A sensor, and a doubt.', onboarding: 'closed' },
    refusal: { reason: 'gathering_full', detail: {} },
  });
  await visitor.page.reload();
  await cardOf(visitor, gathering.title).getByRole('button', { name: words.mend }).click();
  const dialog = mending(visitor);
  await expect(dialog.getByText(new RegExp(`^${gathering.title}, [A-Z]`))).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await expect(dialog.getByRole('textbox')).toHaveValue('A sensor, and a doubt.');
  for (const raw of [gathering.id, 'closed', 'Answer'])
    await expect(dialog.getByText(raw, { exact: true })).toHaveCount(0);
});

test('a text that is too long shows its problem at its field, and nothing of it is lost', async ({
  visitor,
  server,
}) => {
  const { label } = requests.meeting.fields.reason;
  const longest = answerLimits.meeting.reason;
  const beyond = 'Two boards. '.repeat(Math.ceil(longest / 12) + 1);
  const subject = newSubject();
  await enrol(server, visitor, haldenRow);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await writes(visitor, subject);
  await visitor.field(label).fill(beyond);
  const over = countOf(beyond, longest);
  await expect(meetingOf(visitor).getByText(over?.text ?? '')).toBeVisible();
  await submits(visitor);
  await expect(visitor.field(label)).toBeFocused();
  await expect(visitor.field(label)).toHaveAccessibleDescription(
    new RegExp(faultAt('tooLong', longest) ?? ''),
  );
  await expect(visitor.field(label)).toHaveValue(beyond);
  expect(await requestsAbout(server, subject)).toEqual([]);

  // A refusal that names a field shows that field's label, and is shown at the field.
  await visitor.field(label).fill('Two boards want two answers.');
  await visitor.page.route('**/rest/v1/rpc/submit_request', (route) =>
    route.fulfill({
      json: { outcome: 'refused', reason: 'invalid', detail: { field: 'project' } },
    }),
  );
  await submits(visitor);
  const project = visitor.field(requests.meeting.fields.project.label);
  await expect(project).toBeFocused();
  await expect(project).toHaveAccessibleDescription(new RegExp(faultAt('notTaken') ?? ''));
  await expect(meetingOf(visitor).getByRole('alert')).toContainText(
    refusedField(requests.meeting.fields.project.label),
  );
  await visitor.page.unroute('**/rest/v1/rpc/submit_request');
  await submits(visitor);
  await isShown(visitor, 'stored');
  expect(await requestsAbout(server, subject)).toHaveLength(1);
});
