// What each of the six kinds of users sees of every row of content/capabilities.ts, and that each line of a plan leads to what it names.
import { capabilities, planLines } from '../../content/capabilities.ts';
import { itemWords } from '../../content/itemWords.ts';
import { dashboard } from '../../content/dashboard.ts';
import { pricing } from '../../content/pricing.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { grant, people, rows, type Who } from '../rows.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

/** Comes to the site as one of the six. */
async function arrives(person: Person, who: Who) {
  if (who === 'visitor') return;
  await grant(person.server, await enrol(person.server, person, haldenRow), who);
  await person.signsIn();
  await person.isOnTheDashboard();
  if (who === 'flagged')
    await person.page.evaluate(() => localStorage.setItem('axisPremium', 'true'));
}

test('the walk has a line for each row, and no other', () => {
  expect(Object.keys(rows).toSorted()).toEqual(capabilities.map(({ id }) => id).toSorted());
});

/** The others see what one of these sees. */
const first: readonly Who[] = ['visitor', 'premium', 'flagged'];

for (const who of people)
  test(
    `what is seen of each row: ${who}`,
    { tag: first.includes(who) ? [] : full },
    async ({ visitor }) => {
      const { page } = visitor;
      await arrives(visitor, who);
      for (const [id, { address, sights, sees }] of Object.entries(rows)) {
        await page.goto(address);
        const seen = sights[sees[who]];
        if (seen === undefined) throw new Error(`${id} has no sight ‘${sees[who]}’.`);
        await expect(seen(page), `${id}: ${sees[who]}`).toBeVisible();
        for (const [name, other] of Object.entries(sights))
          if (name !== sees[who]) await expect(other(page), `${id}: ${name}`).toHaveCount(0);
      }
    },
  );

test(
  'every line of a plan can be pressed, and leads to what it names',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/upgrade');
    await visitor.findsItAwake();
    for (const [title, lines] of [
      [pricing.free.title, planLines('free')],
      [pricing.premium.title, planLines('premium')],
    ] as const) {
      const plan = page.getByRole('article', { name: title, exact: true });
      const list = plan.getByRole('list', { name: itemWords.contains, exact: true });
      await expect(list.getByRole('listitem')).toHaveText(lines.map(({ text }) => text));
      for (const { text, href } of lines) {
        await list.getByRole('link', { name: text, exact: true }).click();
        await expect(page).toHaveURL(href);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(list).toBeVisible();
      }
    }
    // The same lines where the dashboard names them.
    for (const { text, href } of dashboard.upsell.points)
      expect(
        planLines('premium').map((line) => line.href),
        text,
      ).toContain(href);
  },
);
