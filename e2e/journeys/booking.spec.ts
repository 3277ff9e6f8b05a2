// An office hour: requested with each host, and by keyboard alone.
import { booking, hosts } from '../../content/booking.ts';
import { requests } from '../../content/requests.ts';
import { cardOf, joins } from '../asking.ts';
import { enrol, filesOf, requestsBy } from '../backend.ts';
import {
  calendarOf,
  dialogOf,
  goesOn,
  goesToTheEnd,
  isAtStep,
  isReceived,
  opensOfficeHours,
  picksADate,
  slotOf,
  startOf,
  submits,
} from '../bookings.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn, tabTo } from '../keys.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { who, why, ready } = booking.steps;

test('a member requests an hour of each host; a draft is kept for the next form', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  await page.goto('/inner-room');
  await visitor.isOnAuthPage();
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Sign In');
  await expect(page).toHaveURL('/inner-room');
  const date = await picksADate(visitor, 'Tuesday', 1);
  await expect(slotOf(visitor, date, '14:40, Javelyn, Operator, taken')).toBeDisabled();

  // Closed by Escape, the draft is restored after a reload, and in another host's form.
  await slotOf(visitor, date, '14:00, Javelyn, Operator').click();
  const javelyn = dialogOf(visitor, 'javelyn');
  await expect(javelyn.getByText(hosts.javelyn.text)).toBeVisible();
  await goesOn(visitor);
  await visitor.field(why.callObjective.label).fill('Which of two pilots to end.');
  await page.keyboard.press('Escape');
  await expect(javelyn).toHaveCount(0);
  await expect(slotOf(visitor, date, '14:00, Javelyn, Operator')).toBeFocused();
  await page.reload();
  await picksADate(visitor, 'Tuesday', 1);
  await slotOf(visitor, date, '15:00, Quasar, Investor').click();
  const quasar = dialogOf(visitor, 'quasar');
  await expect(quasar.getByText(hosts.quasar.text)).toBeVisible();
  await visitor.selects(who.role.label, 'Founder');
  await visitor.selects(who.stage.label, 'Series A');
  await visitor.selects(who.supportArea.label, 'Hiring & Team');
  await goesOn(visitor);
  await expect(visitor.field(why.callObjective.label)).toHaveValue('Which of two pilots to end.');
  await quasar.getByRole('checkbox', { name: why.previousEngagement }).check();
  await goesOn(visitor);
  const picker = quasar.locator('input[type=file]');
  await picker.setInputFiles({
    name: 'figures.xlsx',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('1;2'),
  });
  await expect(quasar.getByRole('alert')).toContainText('“figures.xlsx” cannot be attached here.');
  await picker.setInputFiles({
    name: 'memo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 memo'),
  });
  await expect(visitor.button('Remove memo.pdf')).toBeVisible();
  await submits(visitor);
  await isReceived(visitor, `${date}, 15:00`);
  await visitor.button(booking.confirmed.close).click();
  await expect(slotOf(visitor, date, '15:00, Quasar, Investor')).toBeFocused();

  // Nothing is required; a sent request is no draft any more.
  for (const [host, hour] of [
    ['javelyn', '14:00, Javelyn, Operator'],
    ['angel', '15:20, Angel, Personal, few slots left'],
  ] as const) {
    await slotOf(visitor, date, hour).click();
    await expect(dialogOf(visitor, host).getByText(hosts[host].text)).toBeVisible();
    await goesToTheEnd(visitor, dialogOf(visitor, host));
    await submits(visitor);
    await isReceived(visitor, `${date}, ${hour.slice(0, 5)}`);
    const last = host === 'angel' ? booking.confirmed.tools : booking.confirmed.close;
    await visitor.button(last).click();
  }
  await expect(page).toHaveURL('/ops-cabinet');

  const rows = await requestsBy(server, id);
  expect(rows.map(({ slot }) => slot)).toEqual(
    ['15:20', '14:00', '15:00'].map((time) => startOf(date, time)),
  );
  const blank = { role: '', stage: '', supportArea: '', callObjective: '', additionalNotes: '' };
  const unticked = { previousEngagement: false, readyOnTime: false, willSendMaterials: false };
  expect(rows[0]?.['answers']).toEqual({ slot: rows[0]?.['slot'], ...blank, ...unticked });
  expect(rows[2]?.['answers']).toEqual({
    slot: rows[2]?.['slot'],
    ...blank,
    ...unticked,
    role: 'founder',
    stage: 'series-a',
    supportArea: 'hiring-team',
    callObjective: 'Which of two pilots to end.',
    previousEngagement: true,
  });
  await expect
    .poll(async () => (await filesOf(server, String(rows[2]?.['id']))).map(({ name }) => name))
    .toEqual(['memo.pdf']);
});

test(
  'by keyboard alone: a date, a slot, three steps, and My requests',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    const { keyboard } = page;
    const press = (name: string) => pressesOn(page, visitor.button(name), 'Enter');
    await joins(visitor);
    await opensOfficeHours(visitor);
    await keyboard.press('Tab');
    await keyboard.press('Enter');

    // The next month, and from there day by day to a Tuesday.
    const here = calendarOf(visitor).locator(':focus');
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(here).toHaveCount(1, { timeout: 50 });
    }).toPass({ intervals: [0] });
    await keyboard.press('PageDown');
    const isTuesday = async () =>
      /^(Today, )?Tuesday/.test(String(await here.getAttribute('aria-label')));
    for (let days = 0; days < 7 && !(await isTuesday()); days += 1)
      await keyboard.press('ArrowRight');
    await expect(here).toHaveAccessibleName(/^Tuesday, \w+ \d+, \d+$/);
    const date = String(await here.getAttribute('aria-label'));
    await keyboard.press('Enter');
    await expect(here).toHaveAccessibleName(`${date} selected`);

    const slot = slotOf(visitor, date, '14:20, Javelyn, Operator, few slots left');
    await pressesOn(page, slot, 'Enter');
    const dialog = dialogOf(visitor, 'javelyn');
    await expect(dialog).toBeFocused();
    await isAtStep(dialog, 'who');
    await pressesOn(page, visitor.button(/Role$/), 'Enter');
    await expect(page.getByRole('option', { name: 'Founder' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(visitor.button(/^Investor/)).toBeFocused();
    await press(booking.continue);
    await expect(dialog.getByRole('heading', { name: why.title })).toBeFocused();
    await tabTo(page, visitor.field(why.callObjective.label));
    await keyboard.type('Which of two pilots to end.');
    await press(booking.back);
    await expect(dialog.getByRole('heading', { name: who.title })).toBeFocused();
    await press(booking.continue);
    await press(booking.continue);
    await expect(dialog.getByRole('heading', { name: ready.title })).toBeFocused();
    for (const name of [ready.readyOnTime, ready.willSendMaterials])
      await pressesOn(page, dialog.getByRole('checkbox', { name }), 'Space');
    await press(booking.submit);
    await isReceived(visitor, `${date}, 14:20`);
    await press(booking.confirmed.close);
    await expect(slot).toBeFocused();

    await pressesOn(page, slot, 'Enter');
    await expect(dialog).toBeFocused();
    await keyboard.press('Escape');
    await expect(slot).toBeFocused();
    await page.goto('/dashboard');
    const card = cardOf(visitor, `${hosts.javelyn.title}, ${date}, 14:20`);
    await expect(card.getByText(requests.promises['office-hours'])).toBeVisible();
    await expect(card.getByText(requests.statuses.submitted.name, { exact: true })).toBeVisible();
  },
);
