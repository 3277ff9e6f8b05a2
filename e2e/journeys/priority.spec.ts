// Priority, as the plan promises it: a question that is due sooner, and a place before others on a waitlist; said on the pages.
import { asynq } from '../../content/asynq.ts';
import { circle } from '../../content/circle.ts';
import { gatherings } from '../../content/gatherings.ts';
import { requests } from '../../content/requests.ts';
import { asksAtOnce } from '../answers.ts';
import { cardOf } from '../asking.ts';
import { enrol, subscribe } from '../backend.ts';
import { advisor, opensTheDesk } from '../deskSections.ts';
import { desk } from '../../content/desk.ts';
import { expect, test } from '../fixtures.ts';
import { submits } from '../hours.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { promise } = asynq.landing;
const table = gatherings.find(({ series }) => series === 'tallinn-conference');

/** The address and company of another member, and a plan. */
async function joins(person: Person, plan: 'free' | 'premium') {
  const id = await enrol(person.server, person, haldenRow);
  if (plan === 'premium') await subscribe(person.server, id);
}

test(
  'a premium question is due before a free one that was asked first, and every page says the rule',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    watch.provokes(/\/desk(\?|$)/);
    const server = await newServer();
    const free = await newBrowser({ at: server });
    const premium = await newBrowser({ at: server });
    await joins(free, 'free');
    await joins(premium, 'premium');
    const asked = [
      'Which board is right, asked first?',
      'Which board is right, asked with a plan?',
    ];
    await asksAtOnce(free, asked[0] ?? '');
    await asksAtOnce(premium, asked[1] ?? '');

    await free.page.goto('/asyncq');
    await expect(free.page.getByText(promise.priority)).toBeVisible();
    for (const [person, subject, words] of [
      [free, asked[0], requests.promises.asynq],
      [premium, asked[1], requests.promises.priority],
    ] as const) {
      await person.signsIn();
      await person.isOnTheDashboard();
      await expect(cardOf(person, subject ?? '').getByText(words)).toBeVisible();
    }

    const staff = await newBrowser({ who: advisor, at: server });
    await opensTheDesk(staff);
    const lines = staff.page.getByRole('list', { name: desk.queue.label }).getByRole('link');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(asked[1] ?? '');
    await expect(lines.last()).toContainText(asked[0] ?? '');
  },
);

test('a premium member joins a waitlist before the free ones, and the page says so to everybody', async ({
  newServer,
  newBrowser,
}) => {
  const server = await newServer();
  const free = await newBrowser({ at: server });
  const premium = await newBrowser({ at: server });
  await joins(free, 'free');
  await joins(premium, 'premium');
  for (const person of [free, premium])
    await submits(person, 'gathering', table?.title ?? '', { gathering: table?.id });

  await free.page.goto('/open-circle');
  await expect(
    free.page.getByRole('heading', { name: 'Who gets a seat that opens up' }),
  ).toBeVisible();
  for (const [person, position] of [
    [free, '2'],
    [premium, '1'],
  ] as const) {
    await person.signsIn();
    await person.isOnTheDashboard();
    await person.page.goto('/open-circle');
    const card = person.page
      .locator('[data-flow=gatherings]')
      .getByRole('article', { name: table?.title ?? '', exact: true });
    await expect(card).toContainText(
      circle.statuses.waitlisted.name.replace('{position}', position),
    );
    await expect(card).toContainText(circle.statuses.waitlisted.text);
  }
});
