// The advisor's desk: nobody else meets it; requests are worked there by keyboard, and their members see what was done.
import { randomUUID } from 'node:crypto';
import { desk } from '../../content/desk.ts';
import { requests } from '../../content/requests.ts';
import { site } from '../../content/site.ts';
import { statusName } from '../../src/flows/desk/statusName.ts';
import { stands } from '../access/audit.ts';
import { asksAtOnce } from '../answers.ts';
import { joins } from '../asking.ts';
import { askForSlot, enrol } from '../backend.ts';
import {
  advisor,
  changesStaff,
  comesToTheDesk,
  finds,
  opensTheDesk,
  presses,
  says,
  status,
} from '../desk.ts';
import { expect, test } from '../fixtures.ts';
import { openSlots } from '../hours.ts';
import type { Person } from '../person.ts';
import { newQuestion } from '../questions.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { commands } = desk.keys;
const { queue, request } = desk;

const isMissing = (person: Person) =>
  expect(person.page.getByRole('heading', { level: 1, name: site.notFound.heading })).toBeVisible();

/** What of the desk this browser has asked the service for. */
function asked({ page }: Person) {
  const names: string[] = [];
  page.on('request', (one) => {
    const [, name] = /\/rpc\/(desk_\w+)/.exec(one.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('visitors and members meet the page of an unknown address, and nothing of the desk', async ({
  visitor,
  newBrowser,
  watch,
}) => {
  watch.provokes(/\/desk$/);
  const ofVisitor = asked(visitor);
  await opensTheDesk(visitor);
  await isMissing(visitor);
  await visitor.findsItAwake();
  expect(ofVisitor).toEqual([]);

  const member = await newBrowser();
  await joins(member);
  const ofMember = asked(member);
  await opensTheDesk(member);
  await expect.poll(() => ofMember).toEqual(['desk_me']);
  await expect(member.page.locator('[data-flow=desk]')).toHaveAttribute('data-state', 'refused');
  await isMissing(member);
  await expect(member.page.getByRole('heading', { name: desk.title })).toHaveCount(0);
  expect(ofMember).toEqual(['desk_me']);
});

test(
  'who was an advisor meets it as well, from the moment on in which they are none',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    test.slow();
    watch.provokes(/\/desk$/);
    const server = await newServer();
    const grace = await newBrowser({ at: server });
    await enrol(server, grace, haldenRow);
    await changesStaff(server, 'add', grace.email, 'Grace');
    await comesToTheDesk(grace);
    await grace.page.goto('about:blank');
    await changesStaff(server, 'end', grace.email);
    const names = asked(grace);
    await opensTheDesk(grace);
    await expect(grace.page.locator('[data-flow=desk]')).toHaveAttribute('data-state', 'refused');
    await isMissing(grace);
    expect(names).toEqual(['desk_me']);
  },
);

test('a question and an office hour are worked by keyboard, and seen by their member', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  // A slot that is given here would be closed to every other journey.
  const server = await newServer();
  const member = await newBrowser({ at: server });
  const question = newQuestion();
  const hour = newQuestion().replace('charge for pilot', 'hire for hour');
  await joins(member);
  const asksBack = await asksAtOnce(member, question);
  const scheduled = await askForSlot(server, member, openSlots()[0], hour);

  const staff = await newBrowser({ who: advisor, at: server });
  await comesToTheDesk(staff);
  const { page } = staff;

  await finds(staff, question);
  await expect(
    page.locator('[data-flow=deskRequest]').getByText(member.email).first(),
  ).toBeVisible();
  await page.keyboard.press(commands.review.key);
  await expect(status(staff, requests.statuses.inReview.name)).toBeVisible();
  await says(staff, commands.note.key, 'Call them before Friday.');
  await expect(page.getByText('Call them before Friday.')).toBeVisible();
  await says(staff, commands.ask.key, 'Who pays for the pilot?');
  await expect(status(staff, statusName('needsYou'))).toBeVisible();
  // The chart allows no answer now.
  await expect(staff.button(request.commands.accept.name)).toHaveCount(0);

  await finds(staff, hour);
  await says(staff, commands.schedule.key, 'Bring the plan.');
  await expect(status(staff, requests.statuses.scheduled.name)).toBeVisible();
  for (const { key } of [commands.next, commands.previous, commands.refresh])
    await presses(staff, key);
  await page.keyboard.press(commands.close.key);
  await expect(page.locator('[data-flow=deskRequest]')).toHaveCount(0);
  await page.keyboard.press(commands.help.key);
  await expect(page.getByRole('dialog', { name: desk.keys.title })).toBeVisible();
  await page.keyboard.press('Escape');

  const mine = member.page;
  await mine.goto(`/requests/${asksBack}`);
  await expect(mine.getByText('Who pays for the pilot?').first()).toBeVisible();
  await expect(mine.getByText('Call them before Friday.')).toHaveCount(0);
  await mine.goto(`/requests/${scheduled}`);
  await expect(
    mine.getByText(requests.statuses.scheduled.name, { exact: true }).first(),
  ).toBeVisible();
  await expect(mine.getByText('Bring the plan.').first()).toBeVisible();
});

test('the queue and an open request hold on a telephone and on a wide screen', async ({
  visitor,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const question = newQuestion();
  await joins(visitor);
  await asksAtOnce(visitor, question);

  const staff = await newBrowser({ who: advisor });
  await comesToTheDesk(staff);
  const line = staff.page.getByRole('list', { name: queue.label }).getByRole('link');
  await presses(staff, commands.search.key);
  await staff.page.keyboard.type('Nothing of this kind');
  await expect(staff.page.getByText(queue.empty.text)).toBeVisible();
  await staff.button(queue.clear).click();
  await expect(line.filter({ hasText: question })).toBeVisible();
  await stands(staff.page, 'the queue');

  // On a phone no button of the toolbar is alone in its row, whichever they are.
  const isBeside = async (one: keyof typeof commands, other: keyof typeof commands) => {
    const [first, second] = [staff.button(commands[one].name), staff.button(commands[other].name)];
    expect((await first.boundingBox())?.y).toBe((await second.boundingBox())?.y);
  };
  await staff.page.setViewportSize({ width: 390, height: 844 });
  await isBeside('open', 'refresh');
  await staff.page.setViewportSize({ width: 1440, height: 900 });
  await finds(staff, question);
  await staff.page.setViewportSize({ width: 390, height: 844 });
  await isBeside('close', 'refresh');
  await staff.page.setViewportSize({ width: 1440, height: 900 });

  // All keys at a glance: the list does not scroll.
  await staff.page.keyboard.press(commands.help.key);
  const keys = staff.page.getByRole('dialog', { name: desk.keys.title });
  await expect(keys).toBeVisible();
  const beyond = await keys.evaluate(({ parentElement: panel }) =>
    panel === null ? -1 : panel.scrollHeight - panel.clientHeight,
  );
  expect(beyond).toBe(0);
  await staff.page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);

  await stands(staff.page, 'a request at the desk');
  await says(staff, commands.note.key, 'Call them before Friday.');
  await presses(staff, commands.decline.key);
  await expect(staff.page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await stands(staff.page, 'a step at the desk');
  await staff.button(request.dialog.cancel).click();
  await expect(staff.page.getByRole('dialog')).toHaveCount(0);
  await staff.page.goto(`/desk?request=${randomUUID()}`);
  await expect(staff.page.getByText(request.missing.title)).toBeVisible();
});
