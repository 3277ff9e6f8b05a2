// Header, page and footer share their edges: for visitors and members, at every width, with a classic and with an
// overlay scrollbar.
import { site } from '../../content/site.ts';
import { enrol, subscribe } from '../backend.ts';
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { fontsOf } from './faces.ts';
import { edges } from './measures.ts';
import { scrollbars, leavesRoom } from './scrollbars.ts';
import { full } from '../tags.ts';

const { account } = site;

/** The widths that the design is made for, and 1280, from which the header shows the whole navigation. */
const widths = [320, 390, 768, 1024, 1280, 1440, 2560];

const rooms = ['/', '/signal-stack', '/open-circle'];
const everybody = [
  { who: 'visitor', pages: [...rooms, '/library'] },
  { who: 'free', pages: [...rooms, '/inner-room'] },
  { who: 'premium', pages: [...rooms, '/inner-room'] },
] as const;

/** Signs a member in who has completed onboarding. */
async function becomes(person: Person, who: 'free' | 'premium') {
  const id = await enrol(person.server, person, haldenRow);
  if (who === 'premium') await subscribe(person.server, id);
  await person.signsIn();
  await person.isOnTheDashboard();
}

/** The header shows the user only once the session is known. */
const isKnown = async ({ page }: Person, who: (typeof everybody)[number]['who']) => {
  const header = page.getByRole('banner');
  const sign = {
    visitor: header.getByRole('link', { name: account.subscribe.name, exact: true }),
    free: header.getByRole('button', { name: account.menu, exact: true }),
    premium: header.getByText(account.premiumBadge, { exact: true }),
  };
  await expect(sign[who]).toBeVisible();
};

for (const { kind, room, test } of scrollbars)
  for (const { who, pages } of everybody)
    test(
      `${who}, ${kind} scrollbar`,
      { tag: who === 'visitor' ? [] : full },
      async ({ visitor }) => {
        const { page } = visitor;
        if (who !== 'visitor') await becomes(visitor, who);
        const crooked: string[] = [];
        for (const path of pages) {
          await page.setViewportSize({ width: 1440, height: 900 });
          // A page whose fonts were late keeps its fallback, whose width depends on the system.
          await expect(async () => {
            await page.goto(path);
            await isKnown(visitor, who);
            await expect(page.locator('main h1')).toBeVisible();
            expect(await fontsOf(page, '#root header nav a')).toEqual(['ours']);
          }).toPass();
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await leavesRoom(page, room);
            const { column, air, ...parts } = await page.evaluate(edges);
            for (const [part, sides] of Object.entries(parts))
              for (const [index, side] of ['left', 'right'].entries()) {
                const apart = Math.round(
                  (sides[index] ?? column[index] ?? 0) - (column[index] ?? 0),
                );
                if (Math.abs(apart) > 1)
                  crooked.push(
                    `${path}, ${width} px: the ${part} ends ${apart} px beside the page, ${side}`,
                  );
              }
            if (air !== null && air < 8)
              crooked.push(`${path}, ${width} px: ${air} px of air in the header`);
          }
        }
        expect(crooked).toEqual([]);
      },
    );
