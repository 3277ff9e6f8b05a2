// Every kind of request, twice: worked at the desk by keyboard alone, with at most eight keys each besides what is typed, and
// seen by its member.
import { desk } from '../../content/desk.ts';
import { gatherings } from '../../content/gatherings.ts';
import { requests } from '../../content/requests.ts';
import type { RequestKind, RequestStatus } from '../../machines/request.machine.ts';
import { statusName } from '../../src/flows/desk/statusName.ts';
import { kinds } from '../../src/flows/deskQueue/choices.ts';
import { asksAtOnce } from '../answers.ts';
import { enrol, subscribe } from '../backend.ts';
import { test } from '../answerDrivers.ts';
import { driversHere } from '../databases.ts';
import { advisor, comesToTheDesk, opened, opensTheDesk, writesTheAnswer } from '../desk.ts';
import { expect } from '../fixtures.ts';
import { callSlots, openSlots, rpc, submits } from '../hours.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { commands } = desk.keys;
const most = 8;

/** A gathering with seats. */
const table = gatherings.findLast(({ status }) => status === 'accepting')?.id;

/** What each kind needs to be stored; a slot of its own for each office hour and each call. */
const answersOf = (
  kind: RequestKind,
  { hour, call }: { hour: string; call: string },
): Record<string, unknown> =>
  ({
    asynq: {},
    'office-hours': { slot: hour, callObjective: 'One decision.' },
    'advisory-call': { slot: call, callObjective: 'One decision.' },
    advisory: {
      name: 'Ada Example',
      email: 'ada@example.com',
      company: 'Example Ltd',
      role: 'Founder',
      challenge: 'Two buyers, one roadmap.',
      timeline: 'This quarter',
    },
    gathering: { gathering: table },
    meeting: { reason: 'A decision.', project: 'A sensor.', value: 'A customer list.' },
    contributor: { way: 'join', about: 'I price industrial software.' },
    partner: { company: 'Example Ltd', offer: 'Bench hours' },
    perk: { partner: 'cloud-credits' },
    channel: { channel: 'founders' },
    'lab-inquiry': { message: 'We would test the ledger.' },
  })[kind];

/** How each kind is worked: the steps, by their keys, and where it ends. */
const lives: Record<
  RequestKind,
  { steps: readonly (keyof typeof commands)[]; ends: RequestStatus }
> = {
  asynq: { steps: ['answer'], ends: 'answered' },
  'office-hours': { steps: ['schedule'], ends: 'scheduled' },
  'advisory-call': { steps: ['schedule'], ends: 'scheduled' },
  advisory: { steps: ['review', 'note', 'schedule'], ends: 'scheduled' },
  gathering: { steps: ['accept'], ends: 'accepted' },
  meeting: { steps: ['review', 'ask'], ends: 'needsYou' },
  contributor: { steps: ['reply'], ends: 'answered' },
  partner: { steps: ['decline'], ends: 'declined' },
  perk: { steps: ['accept'], ends: 'accepted' },
  channel: { steps: ['review', 'accept'], ends: 'accepted' },
  'lab-inquiry': { steps: ['review', 'reply'], ends: 'answered' },
};

/** Requests of a member, one of each kind; their ids by subject. */
async function asksForEverything(
  person: Person,
  slots: { hour: string; call: string },
  mark: string,
) {
  const asked = new Map<string, { id: string; kind: RequestKind }>();
  for (const kind of kinds) {
    const subject = `About ${kind} ${mark}`;
    const id =
      kind === 'asynq'
        ? await asksAtOnce(person, subject)
        : await submits(person, kind, subject, answersOf(kind, slots));
    asked.set(subject, { id, kind });
  }
  return asked;
}

/** Keys that are pressed, one by one; after each the focus is on something. */
function keyboardOf({ page }: Person) {
  let count = 0;
  return {
    begin: () => {
      count = 0;
    },
    count: () => count,
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName), {
          message: `The focus after ${key}`,
        })
        .not.toBe('body');
    },
  };
}

for (const driver of driversHere)
  test(
    `two requests of every kind are worked by keyboard, and seen by their members, on ${driver}`,
    { tag: full },
    async ({ openDesk, newBrowser, watch }) => {
      test.slow();
      watch.provokes(/\/desk(\?|$)/);
      const { server } = await openDesk(driver);
      const members = [await newBrowser({ at: server }), await newBrowser({ at: server })];
      const asked = new Map<string, { id: string; kind: RequestKind }>();
      for (const [place, member] of members.entries()) {
        await subscribe(server, await enrol(server, member, haldenRow));
        const slots = { hour: openSlots()[place] ?? '', call: callSlots()[place] ?? '' };
        const own = await asksForEverything(member, slots, `of member ${place}`);
        for (const [subject, one] of own) asked.set(subject, one);
      }

      const staff = await newBrowser({ who: advisor, at: server });
      await comesToTheDesk(staff);
      await opensTheDesk(staff, '/desk?status=submitted');
      const { page } = staff;
      const lines = page.getByRole('list', { name: desk.queue.label }).getByRole('link');
      await expect(lines).toHaveCount(asked.size);
      await page.evaluate(() => {
        addEventListener('pointerdown', () => document.body.setAttribute('data-pointed', ''), true);
      });
      const keys = keyboardOf(staff);

      for (let left = asked.size; left > 0; left -= 1) {
        await expect(lines).toHaveCount(left);
        keys.begin();
        // What is worked is no longer listed: the next is the first.
        await keys.press(commands.next.key);
        if (left === asked.size) await keys.press(commands.open.key);
        const subject =
          (await opened(staff).getByRole('heading', { level: 2 }).textContent()) ?? '';
        const kind = asked.get(subject)?.kind;
        if (kind === undefined) throw new Error(`Nobody asked ${subject}.`);
        const { steps, ends } = lives[kind];
        for (const step of steps) {
          await expect(
            opened(staff).getByRole('button', { name: commands[step].name, exact: true }),
          ).toBeEnabled();
          await keys.press(commands[step].key);
          if (step === 'review') {
            await expect(
              opened(staff).getByText(requests.statuses.inReview.name, { exact: true }).first(),
            ).toBeVisible();
            continue;
          }
          if (step === 'answer') await writesTheAnswer(staff, keys.press);
          else {
            await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
            await page.keyboard.insertText(`Said to ${subject}.`);
          }
          await keys.press(commands.confirm.key);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await expect(
          opened(staff).getByText(statusName(ends), { exact: true }).first(),
        ).toBeVisible({
          timeout: 30_000,
        });
        // The advisor is still at the request, not on a line of the list that has been read meanwhile.
        await expect(opened(staff).locator(':focus')).toHaveCount(1);
        expect(keys.count(), subject).toBeLessThanOrEqual(most);
      }
      await expect(page.locator('body[data-pointed]')).toHaveCount(0);

      for (const [place, member] of members.entries()) {
        await member.signsIn();
        await member.isOnTheDashboard();
        for (const [subject, { id, kind }] of asked) {
          if (!subject.endsWith(` ${place}`)) continue;
          await member.page.goto(`/requests/${id}`);
          const { ends } = lives[kind];
          const main = member.page.getByRole('main');
          await expect(
            main.getByText(requests.statuses[ends].name, { exact: true }).first(),
          ).toBeVisible();
          if (kind !== 'asynq')
            await expect(main.getByText(`Said to ${subject}.`).first()).toBeVisible();
        }
      }

      // The meeting goes on: its member replies, and the advisor accepts.
      const [first] = members;
      const meeting = asked.get('About meeting of member 0');
      if (first === undefined || meeting === undefined)
        throw new Error('Nobody asked for a meeting.');
      await rpc(first, 'reply_to_request', { id: meeting.id, note: 'The second board does.' });
      await opensTheDesk(staff, `/desk?request=${meeting.id}`);
      await expect(opened(staff).getByText('The second board does.').first()).toBeVisible();
      await keys.press(commands.accept.key);
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await keys.press(commands.confirm.key);
      await expect(
        opened(staff).getByText(requests.statuses.accepted.name, { exact: true }).first(),
      ).toBeVisible();
    },
  );
