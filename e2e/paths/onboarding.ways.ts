// The entries into onboarding for its driver: its own page, a layer over another page, and Edit Profile.
import type { Page } from 'playwright/test';
import { site } from '../../content/site.ts';
import { hold } from './kit/network.ts';
import { open } from './open.ts';

const flow = 'onboarding';

const opening = (input?: Record<string, unknown>) => ({
  // Ports that never use the network, or ask the library only.
  held: ['draft', 'restore', 'currentSession', 'saveAnswers'],
  ...(input && { input }),
});

/** The ports on the way to an account: the service is called only while no user is signed in. */
async function holdService(page: Page) {
  await hold(page, 'signUp', 'POST', '/auth/v1/signup');
  await hold(page, 'saveProfile', 'POST', '/rest/v1/profiles');
}

export async function asVisitor(page: Page) {
  await holdService(page);
  await open(page, flow, '/onboarding', opening());
}

/** Opened by the home page's own button; `input` names the place where the site does not show it yet. */
export const asLayer = (input?: Record<string, unknown>) => async (page: Page) => {
  await holdService(page);
  await open(page, flow, '/', { ...opening(input), startsLater: true });
  await page.getByRole('button', { name: /^New here\?/ }).click();
};

export async function asMember(page: Page) {
  await holdService(page);
  await open(page, flow, '/', { ...opening(), who: 'member', startsLater: true });
  await page.getByRole('button', { name: site.account.menu, exact: true }).click();
  await page.getByRole('menuitem', { name: site.account.editProfile, exact: true }).click();
}
