// Browser driver of the toaster: one message, which stays while the pointer or the focus is on it.
import type { Page } from 'playwright/test';
import { toasts } from '../../content/toasts.ts';
import type { Toast } from '../../content/toasts.ts';
import { expect } from './kit/expect.ts';
import { open } from './open.ts';
import { report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const dismiss = (page: Page) => region(page).getByRole('button', { name: 'Dismiss', exact: true });

const isSaid: PageDriver['states'][string] = async (page, { context }) => {
  const order = context.toast as { key: keyof typeof toasts; message?: string };
  const { title, tone, description, saysMessage }: Toast = toasts[order.key];
  const said = (saysMessage ? order.message : undefined) ?? description ?? '';
  // Announced by the live region of its tone.
  await expect(region(page).getByRole(tone === 'plain' ? 'status' : 'alert')).toHaveText(
    `${title}${said}`,
  );
  await expect(dismiss(page)).toBeVisible();
};

export default {
  flow: 'toaster',
  include: 'section[aria-label=Notifications]',
  input: { site: (page) => open(page, 'toaster', '/reset-password') },
  events: {
    // As assistive technology presses: without moving the pointer or the focus there.
    'toast.dismissed': (page) => dismiss(page).dispatchEvent('click'),
    'attention.gained': (page) => dismiss(page).focus(),
    'attention.lost': (page) => dismiss(page).blur(),
  },
  environment: { site: { 'toast.shown': (page, event) => report(page, 'toaster', event) } },
  states: {
    hidden: (page) => expect(dismiss(page)).toBeHidden(),
    showing: isSaid,
    held: isSaid,
  },
  indistinguishable: [
    {
      states: ['showing', 'held'],
      reason: 'A message that waits looks as it did: it only stays.',
    },
  ],
  // Pointer and focus on a message are the page's own concern.
  survivesRemount: (snapshot) => !snapshot.matches('held'),
} satisfies PageDriver;
