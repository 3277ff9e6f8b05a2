// Faults for those who do not see the page, planted one a test: what is heard and reached differs from the contract that a walk without
// the fault has made. The drivers' own assertions are left out here, so that nothing else notices them.
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { contractOf } from '../../tests/paths/kit/heard.ts';
import { stepText } from '../../tests/paths/kit/transcript.ts';
import { oneIn } from '../tags.ts';
import { driverOf, modelOf, test } from './app.ts';
import { replayIn } from './kit/failure.ts';
import { listener } from './kit/heard.ts';
import type { WrittenDown } from './kit/heard.ts';
import * as plants from './kit/plants.ts';
import type { Spoilt } from './kit/plants.ts';

/** A walk: its flow, its input, its moves. */
const walks = {
  consent: ['consent', 'first', 'consent.given', 'storeConsent=refused'],
  allowed: ['consent', 'first', 'consent.given', 'storeConsent=given'],
  empty: ['resetPassword', 'page', 'link.requested'],
  sent: ['resetPassword', 'page', 'email.edited/good', 'link.requested', 'sendResetLink=sent'],
  booking: ['booking', 'slot', 'draft>draft.restored/nothing'],
  objective: ['booking', 'slot', 'draft>draft.restored/nothing', 'step.continued'],
} satisfies Record<string, readonly [flow: string, start: string, ...ids: string[]]>;

type Walk = keyof typeof walks;

/** What is heard without a fault, by walk: made once in each worker. */
const writtenDown = new Map<Walk, WrittenDown>();

/** Walks a walk, and holds it against what a walk without a fault has heard; that one is walked first. */
async function failureOf(name: Walk, page: Page, plant?: Plant): Promise<string> {
  const [flow, start, ...ids] = walks[name];
  const [own, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
  const driver = { ...own, states: {} };
  const walk = async (known?: WrittenDown, prepare?: Plant) => {
    const { steps, hears } = listener(driver, known);
    const told = await replayIn(page, driver, model, { ...(prepare && { prepare }), hears })({
      start,
      ids,
    });
    return { steps, told: told?.message ?? 'nothing was noticed' };
  };
  const write = async (): Promise<WrittenDown> => {
    const { steps } = await walk();
    const transcript = steps.map((step, index) => stepText(steps[index - 1], step, index));
    return { contract: contractOf(steps), transcript };
  };
  const known = writtenDown.get(name) ?? (await write());
  writtenDown.set(name, known);
  expect(known.contract.size).toBeGreaterThan(0);
  return (await walk(known, plant)).told;
}

type Plant = (page: Page) => Promise<void>;

const spoils =
  (selector: string, attribute: string, value: string | null): Plant =>
  async (page) => {
    await page.addInitScript(plants.spoil, { selector, attribute, value } satisfies Spoilt);
  };
const runs =
  (plant: () => void): Plant =>
  async (page) => {
    await page.addInitScript(plant);
  };
const says =
  (selector: string, text: string): Plant =>
  async (page) => {
    await page.addInitScript(plants.spoil, { selector, text } satisfies Spoilt);
  };

const alert = '[data-flow=consent] [role=alert]';
const status = '[data-flow=consent] [role=status], [data-flow=consent] output';
const announced = 'Announced was';
// Where one state is entered with an announcement and without, only the transcript knows after which step.
const transcript = 'The transcript says';
const focus = 'The focus is on';
const stops = 'The stops of the Tab key are';

const faults: readonly [fault: string, walk: Walk, plant: Plant, noticed: string][] = [
  ['an alert is silenced', 'consent', spoils(alert, 'role', null), transcript],
  ['an alert waits its turn', 'consent', spoils(alert, 'aria-live', 'polite'), announced],
  ['a status interrupts', 'allowed', spoils(status, 'aria-live', 'assertive'), announced],
  ['a status is turned off', 'allowed', spoils(status, 'aria-live', 'off'), announced],
  ['an alert is hidden from readers', 'consent', spoils(alert, 'aria-hidden', 'true'), transcript],
  ['a status is busy for good', 'allowed', spoils(status, 'aria-busy', 'true'), announced],
  ['an alert says other words', 'consent', says(alert, 'Something happened.'), announced],
  ['an alert is said twice', 'consent', runs(plants.sayTwice), announced],
  ['an alert is said too early', 'consent', runs(plants.sayEarly), announced],
  ['a press moves the focus away', 'consent', runs(plants.stealFocus), focus],
  ['a button is a link', 'consent', spoils('[data-flow=consent] button', 'role', 'link'), stops],
  [
    'a button has another name',
    'consent',
    spoils('[data-flow=consent] button', 'aria-label', 'Submit'),
    stops,
  ],
  [
    'a button does not say that it is disabled',
    'consent',
    spoils('[data-flow=consent] button', 'aria-disabled', null),
    stops,
  ],
  [
    'a button is not reached',
    'consent',
    spoils('[data-flow=consent] button', 'tabindex', '-1'),
    stops,
  ],
  ['a paragraph is a stop', 'consent', spoils('[data-flow=consent] p', 'tabindex', '0'), stops],
  ['a part of the page is inert', 'consent', spoils('[data-flow=consent]', 'inert', ''), stops],
  [
    'a part of the page is hidden from readers',
    'consent',
    spoils('[data-flow=consent]', 'aria-hidden', 'true'),
    stops,
  ],
  [
    'an error is not tied to its field',
    'empty',
    spoils('main input', 'aria-describedby', null),
    focus,
  ],
  [
    'a field does not say that it is invalid',
    'empty',
    spoils('main input', 'aria-invalid', null),
    focus,
  ],
  [
    'a field does not say that it is required',
    'empty',
    spoils('main input', 'aria-required', null),
    stops,
  ],
  [
    'a field has the label of another',
    'empty',
    spoils('main input', 'aria-label', 'Password'),
    stops,
  ],
  ['a field with an error does not get the focus', 'empty', runs(plants.holdFocus), focus],
  ['a heading is no heading', 'sent', spoils('main h2', 'role', 'generic'), focus],
  ['the focus does not move to what is new', 'sent', runs(plants.holdFocus), focus],
  ['the order of the stops is another', 'sent', spoils('main form a', 'tabindex', '1'), stops],
  ['every page has the same title', 'sent', runs(plants.nameAll), 'The title of the page is'],
  ['a dialog has no name', 'booking', spoils('[role=dialog]', 'aria-labelledby', null), focus],
  ['a dialog does not get the focus', 'booking', runs(plants.holdFocus), focus],
  [
    'a closed list says that it is open',
    'booking',
    spoils('[role=dialog] button[aria-haspopup]', 'aria-expanded', 'true'),
    stops,
  ],
  [
    'a hint is not tied to its field',
    'objective',
    spoils('[role=dialog] textarea', 'aria-describedby', null),
    stops,
  ],
];

test('there are at least thirty kinds', () => {
  expect(new Set(faults.map(([fault]) => fault)).size).toBeGreaterThanOrEqual(30);
});

for (const [index, walk] of (Object.keys(walks) as Walk[]).entries())
  test(`without a fault: ${walk}`, { tag: oneIn(6, index) }, async ({ page }) => {
    expect(await failureOf(walk, page)).toBe('nothing was noticed');
  });

// They test the listener, which changes seldom.
for (const [index, [fault, walk, plant, noticed]] of faults.entries())
  test(`noticed: ${fault}`, { tag: oneIn(12, index) }, async ({ page }) => {
    expect(await failureOf(walk, page, plant)).toContain(noticed);
  });
