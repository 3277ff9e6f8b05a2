// Faults planted outside the controls of the flow under test, one a test: the sweep of the whole page names each.
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { oneIn } from '../tags.ts';
import { driverOf, modelOf, test } from './app.ts';
import { sweep } from './kit/sweep.ts';
import { faultsOf, tryPage } from './kit/sweepPage.ts';
import { walkPath } from './kit/walkPath.ts';
import sound from './resetPassword.driver.ts';

const { flow } = sound;

/** Every fault that the sweep finds on the page of a flow before its first step, once `plant` has changed the page. */
async function faultsWith(
  page: Page,
  plant: (page: Page) => Promise<unknown>,
  name: string = flow,
) {
  const [driver, model] = await Promise.all([driverOf(name), modelOf(name)]);
  const faults: string[] = [];
  const [start = ''] = Object.keys(model.input);
  await walkPath(page, driver, model, start, [], {
    remountAfter: [],
    visit: async (at, situation) => {
      await expect(at.locator('#root[data-awake]')).toBeAttached();
      await plant(at);
      faults.push(...(await sweep(at, driver, model, situation)));
      const others = await tryPage(at, driver.exclude ?? '', '[data-flow]', new Set());
      faults.push(...(await faultsOf('page', others, () => Promise.resolve({}))));
    },
  });
  return faults;
}

/** An element that no component of the app drew. */
type Planted = {
  tag: string;
  text?: string;
  attributes?: Record<string, string>;
  /** The text that the element takes when it is pressed. */
  says?: string;
};

/** Adds elements at the end of a part of the page. */
const adds =
  (where: string, ...planted: Planted[]) =>
  (page: Page) =>
    page
      .locator(where)
      .first()
      .evaluate((part, given) => {
        for (const { tag, text = '', attributes = {}, says } of given) {
          const element = document.createElement(tag);
          element.textContent = text;
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          if (says !== undefined)
            element.addEventListener('click', () => {
              element.textContent = says;
            });
          part.append(element);
        }
      }, planted);

/** Events of a kind no longer reach the listeners of the page below an element. */
const deafens = (where: string, type: string) => (page: Page) =>
  page
    .locator(where)
    .first()
    .evaluate((element, given) => {
      element.addEventListener(given, (event) => event.stopImmediatePropagation(), true);
    }, type);

test('without a fault nothing is named', async ({ page }) => {
  expect(await faultsWith(page, () => Promise.resolve())).toEqual([]);
});

const form = '[data-flow=resetPassword] form';

test('a foreign button in the root of a flow, which changes its own name', async ({ page }) => {
  const toggle = { tag: 'button', attributes: { type: 'button' }, text: 'Off', says: 'On' };
  expect(await faultsWith(page, adds(form, toggle))).toEqual([
    'resetPassword, idle: button ‘Off’ changes its name to ‘On’ although its flow does not change.',
  ]);
});

test('a foreign button in the root of a flow that hears each focus', async ({ page }) => {
  const plant = adds(
    '[data-flow=carousel]',
    { tag: 'button', text: 'Off', says: 'On' },
    { tag: 'button', text: 'Idle' },
  );
  const faults = await faultsWith(page, plant, 'carousel');
  expect(faults.filter((fault) => /‘(Off|Idle)’/.test(fault))).toEqual([
    expect.stringMatching(/button ‘Off’ changes its name to ‘On’/),
    expect.stringMatching(/button ‘Idle’ is dead: it sends nothing/),
  ]);
});

const planted: readonly [what: string, plant: (page: Page) => Promise<unknown>, fault: string][] = [
  [
    'a dead button in the main part',
    adds('main', { tag: 'button', text: 'Save' }),
    'page: button ‘Save’ belongs to no flow: none hears it.',
  ],
  [
    'a button in the header that changes its own name',
    adds('header', { tag: 'button', text: 'More', says: 'Less' }),
    'page: button ‘More’ changes to ‘Less’ although no flow does.',
  ],
  [
    'a checkbox in the footer',
    adds('footer', {
      tag: 'input',
      attributes: { type: 'checkbox', 'aria-label': 'Send me news' },
    }),
    'page: input ‘Send me news’ belongs to no flow: none hears it.',
  ],
  [
    'a field of text beside the form',
    adds('main', { tag: 'input', attributes: { 'aria-label': 'Company' } }),
    'page: input ‘Company’ belongs to no flow: none hears it.',
  ],
  [
    'a list in the footer',
    adds('footer', { tag: 'select', attributes: { 'aria-label': 'Language' } }),
    'page: select ‘Language’ belongs to no flow: none hears it.',
  ],
  [
    'a switch that no component drew',
    adds('main', { tag: 'div', text: 'Quiet', attributes: { role: 'switch', tabindex: '0' } }),
    'page: switch ‘Quiet’ belongs to no flow: none hears it.',
  ],
  [
    'a link without an address',
    adds('main', { tag: 'a', text: 'Read on', attributes: { tabindex: '0' } }),
    'page: a ‘Read on’ belongs to no flow: none hears it.',
  ],
  [
    'text that the user may change',
    adds('main', { tag: 'p', text: 'Note', attributes: { contenteditable: 'true' } }),
    'page: p ‘Note’ belongs to no flow: none hears it.',
  ],
  [
    'a menu that belongs to no flow',
    adds('footer', { tag: 'button', text: 'Share', attributes: { 'aria-haspopup': 'menu' } }),
    'page: button ‘Share’ belongs to no flow: none hears it.',
  ],
  [
    'the button of another flow, whose presses do not arrive',
    deafens('header button[aria-keyshortcuts], header button[aria-label="Search"]', 'click'),
    'page: button ‘Search’ belongs to no flow: none hears it.',
  ],
  [
    'the choice of the theme, whose changes do not arrive',
    deafens('footer [role=radiogroup]', 'click'),
    'page: input ‘Ink’ belongs to no flow: none hears it.',
  ],
];

for (const [index, [what, plant, fault]] of planted.entries())
  test(`${what} is named`, { tag: oneIn(4, index) }, async ({ page }) => {
    expect(await faultsWith(page, plant)).toContain(fault);
  });
