// Browser driver of the devices: the list on /account.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { devices as words } from '../../content/devices.ts';
import type { Device, DevicesResult } from '../../machines/devices.machine.ts';
import { deviceName, hiddenName, timesOf } from '../../src/flows/devices/words.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { library, phone } from '../../tests/paths/devices.samples.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'devices';
const held = ['readDevices', 'signDeviceOut', 'signOthersOut', 'signThisOut'];

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const items = (page: Page) =>
  view(page).getByRole('list', { name: words.list, exact: true }).getByRole('listitem');
const itemOf = (page: Page, device: Device) => items(page).filter({ hasText: timesOf(device) });
const outOf = (page: Page, device: Device) => button(page, `${words.out} ${hiddenName(device)}`);
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Known = {
  devices: readonly Device[];
  chosen: string | null;
  result: DevicesResult | null;
  problem: string | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;

const said = ({ key, count }: DevicesResult) =>
  fillIn(
    words.results[key !== 'others' ? key : count === 0 ? 'none' : count === 1 ? 'other' : 'others'],
    { count },
  );

const lists = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { devices } = known(snapshot);
  await expect(items(page)).toHaveCount(devices.length);
  for (const device of devices) {
    await expect(itemOf(page, device)).toContainText(deviceName(device));
    await expect(itemOf(page, device).getByText(words.here, { exact: true })).toHaveCount(
      device.isThis ? 1 : 0,
    );
  }
};
const resting = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { devices, result } = known(snapshot);
  await lists(page, snapshot);
  await expect(view(page).getByRole('alert')).toHaveCount(0);
  await expect(view(page).getByRole('status')).toHaveText(result === null ? [] : [said(result)]);
  await expect(button(page, words.others)).toHaveCount(devices.length > 1 ? 1 : 0);
  await expect(button(page, words.everywhere)).toBeEnabled();
  for (const device of devices)
    await expect(outOf(page, device)).toHaveCount(device.isThis ? 0 : 1);
};
const failed = (own: string) => async (page: Page, snapshot: AnyMachineSnapshot) => {
  await lists(page, snapshot);
  const alert = view(page).getByRole('alert');
  await expect(alert).toContainText(own);
  await expect(alert).toContainText(known(snapshot).problem || words.failed.hint);
  await expect(button(page, words.failed.action)).toBeEnabled();
  const { devices } = known(snapshot);
  await expect(button(page, words.others)).toHaveCount(devices.length > 1 ? 1 : 0);
  await expect(button(page, words.everywhere)).toBeEnabled();
};
const leaving = async (page: Page, snapshot: AnyMachineSnapshot) => {
  await lists(page, snapshot);
  await expect(button(page, words.everywhereBusy)).toBeVisible();
};
/** The others are gone from the list, and counted above it. */
const leavesLast = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { result } = known(snapshot);
  await leaving(page, snapshot);
  await expect(items(page)).toHaveCount(1);
  await expect(view(page).getByRole('status')).toHaveText(result === null ? '' : said(result));
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: (page) => open(page, flow, '/account', { held, who: 'member', storage: keptSession }),
  },
  events: {
    'retry.requested': (page) => button(page, words.failed.action).click(),
    'device.signedOut': (page, { id }) => outOf(page, id === 'phone' ? phone : library).click(),
    'others.signedOut': (page) => button(page, words.others).click(),
    'everywhere.signedOut': (page) => button(page, words.everywhere).click(),
  },
  environment: {
    site: { 'sessions.ended': (page) => report(page, flow, { type: 'sessions.ended' }) },
  },
  outcomes: {
    readDevices: answers('readDevices'),
    signDeviceOut: answers('signDeviceOut'),
    signOthersOut: answers('signOthersOut'),
    signThisOut: answers('signThisOut'),
  },
  states: {
    reading: async (page) => {
      await expect(view(page).getByText(words.loading)).toBeAttached();
      await expect(items(page)).toHaveCount(0);
    },
    unread: async (page) => {
      await expect(view(page).getByRole('alert')).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    'shown.resting': resting,
    'shown.signingOut': async (page, snapshot) => {
      await lists(page, snapshot);
      const device = known(snapshot).chosen === 'phone' ? phone : library;
      await expect(itemOf(page, device).getByRole('button')).toContainText(words.outBusy);
      await expect(button(page, words.others)).toBeDisabled();
      await expect(button(page, words.everywhere)).toBeDisabled();
    },
    'shown.notSignedOut': failed(words.failed.one),
    'shown.signingOthersOut': async (page, snapshot) => {
      await lists(page, snapshot);
      await expect(button(page, words.othersBusy)).toBeVisible();
      for (const device of known(snapshot).devices.filter(({ isThis }) => !isThis))
        await expect(outOf(page, device)).toBeDisabled();
      await expect(button(page, words.everywhere)).toBeDisabled();
    },
    'shown.othersNotSignedOut': failed(words.failed.others),
    'shown.endingOthers': async (page, snapshot) => {
      await leaving(page, snapshot);
      await expect(view(page).getByRole('status')).toHaveCount(0);
    },
    'shown.stillEverywhere': failed(words.failed.everywhere),
    'shown.signingThisOut': leavesLast,
    'shown.signedOut': leavesLast,
  },
  indistinguishable: [
    {
      states: ['shown.signingThisOut', 'shown.signedOut'],
      reason: 'The session, which leads away from the page, has paths of its own.',
    },
  ],
} satisfies PageDriver;
