// The Inner Room for a free and for a premium member: what opens, what is locked, what can be downloaded.
import { advisory } from '../../content/advisory.ts';
import { innerRoom } from '../../content/innerRoom.ts';
import { eligibilityWords, partners } from '../../content/partners.ts';
import { requests } from '../../content/requests.ts';
import { taking } from '../../content/taking.ts';
import { cardOf, joins } from '../asking.ts';
import { enrol, subscribe } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const { files, hero, perks } = innerRoom;
const playbook = `${files.download} Go-to-Market Playbook`;
const toolkit = `${files.download} Strategic Fundraising Toolkit`;

test(
  'a free member reads the card, takes the playbook and asks for a benefit; the rest is locked',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    await joins(visitor);
    await page.goto('/inner-room');
    await expect(visitor.heading('Inner Room')).toBeVisible();
    await expect(visitor.link(hero.apply.name)).toHaveAttribute('href', '/advisory');

    // Shown by focus, and hidden by Escape while the focus stays.
    const card = page.getByRole('tooltip');
    await visitor.button(hero.premier.trigger).focus();
    await expect(card).toContainText(hero.premier.text);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(visitor.button(hero.premier.trigger)).toBeFocused();

    await expect(visitor.heading(advisory.premium.title)).toHaveCount(0);
    await expect(visitor.button(toolkit)).toHaveCount(0);
    await expect(visitor.link(files.unlock.name)).toHaveAttribute('href', files.unlock.href);

    const arriving = page.waitForEvent('download');
    await visitor.button(playbook).click();
    await visitor.seesToast(
      'Download Started',
      'Go-to-Market Playbook is being prepared for download.',
    );
    const name = (await arriving).suggestedFilename();
    await expect(page.getByText(taking.saved.replace('{name}', name))).toBeVisible();

    // The same conditions as on the Signal Exchange, answered from the profile; and the request carries the answers.
    await visitor.button(`${perks.button} Legal Connect`).click();
    const [, legal] = partners;
    for (const rule of legal?.eligibility ?? []) {
      const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: rule.text });
      if (rule.from === 'asked')
        await expect(page.getByRole('checkbox', { name: rule.text, exact: true })).toBeVisible();
      else await expect(line).toContainText(eligibilityWords.met);
    }
    await visitor.button(perks.submit).click();
    await expect(page.getByRole('dialog').getByText(perks.results.stored.title)).toBeVisible();
    await visitor.link(perks.requests.name).click();
    await expect(cardOf(visitor, 'Legal Connect').getByText(requests.kinds.perk)).toBeVisible();
  },
);

test('a premium member sees the panels, and the toolkit unlocked', async ({ visitor, server }) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  await subscribe(server, id);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await page.goto('/inner-room');
  await expect(visitor.heading(advisory.premium.title)).toBeVisible();
  for (const title of [
    'What This Is',
    'What This Is Not',
    'Minimum Requirements',
    'Why founders work with the advisor',
    'Pricing',
    'Advisory Sprint',
    'Board or Retained Advisor',
  ])
    await expect(visitor.heading(title)).toBeVisible();
  await expect(page.getByText('3,000 EUR')).toBeVisible();
  await expect(visitor.link(files.unlock.name)).toHaveCount(0);
  const arriving = page.waitForEvent('download');
  await visitor.button(toolkit).click();
  expect((await arriving).suggestedFilename()).toBe(
    'Axis One - Strategic Fundraising Toolkit 3.0.pdf',
  );
});
