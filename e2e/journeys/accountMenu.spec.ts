// The items of the account menu do not move when the member's tier is announced (about 500 ms after the session is
// found).
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { halden } from '../stack.ts';
import { oneIn } from '../tags.ts';

type Held = Window & { announceTiers?: () => void };

/** Holds every timer of 500 ms, the machine's `tierAnnouncement`, until the test releases it. */
function holdTheTier() {
  const set = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  (window as Held).announceTiers = () => held.splice(0).forEach((end) => end());
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...words: unknown[]) => {
    if (delay !== 500 || typeof handler !== 'function') return set(handler, delay, ...words);
    held.push(() => void handler(...words));
    return set(() => undefined, 1_000_000);
  }) as typeof window.setTimeout;
}

const announceTheTier = (page: Page) => page.evaluate(() => (window as Held).announceTiers?.());

for (const [index, { name, menu, item, width }] of (
  [
    { name: 'avatar menu', menu: 'Account', item: 'menuitem', width: 1440 },
    { name: 'mobile menu', menu: 'Open menu', item: 'button', width: 390 },
  ] as const
).entries())
  test(
    `a press on Sign out in the ${name} counts when the tier is announced between pointer down and up`,
    { tag: oneIn(2, index) },
    async ({ visitor }) => {
      const { page } = visitor;
      await visitor.becomesAMember(halden);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(holdTheTier);
      await page.goto('/library');
      await visitor.button(menu).click();
      const signOut = page.getByRole(item, { name: /^Sign out$/i });
      const upgrade = page.getByText('Upgrade to Premium').filter({ visible: true });
      await expect(signOut).toBeVisible();
      await expect(upgrade).toHaveCount(0);
      await signOut.hover();
      await page.mouse.down();
      const before = await signOut.boundingBox();
      await announceTheTier(page);
      await expect(upgrade).toHaveCount(1);
      expect(await signOut.boundingBox()).toEqual(before);
      await page.mouse.up();
      await visitor.seesToast('Signed out successfully');
      await expect(page).toHaveURL('/');
    },
  );
