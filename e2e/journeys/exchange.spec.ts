// The Signal Exchange and Co-Lab: an offer claimed with the profile's answers, and an application that waits for an
// account.
import { applications } from '../../content/applications.ts';
import { coLab } from '../../content/coLab.ts';
import { innerRoom } from '../../content/innerRoom.ts';
import { eligibilityWords, partners } from '../../content/partners.ts';
import { perks } from '../../content/perks.ts';
import { requests } from '../../content/requests.ts';
import { cardOf, joins, waitsIn } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { full } from '../tags.ts';

const offerNamed = (id: string) => {
  const offer = partners.find((partner) => partner.id === id);
  if (offer === undefined) throw new Error(`There is no offer ${id}.`);
  return offer;
};

/** The result of each condition on an offer's card, in their order. */
const answersOf = ({ page }: Person, name: string) =>
  page
    .getByRole('article', { name, exact: true })
    .getByRole('list', { name: eligibilityWords.label, exact: true })
    .getByRole('listitem')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-eligibility')));

test(
  'conditions are answered from the profile, and a claim is stored once with the answers',
  { tag: full },
  async ({ visitor, server }) => {
    const { page } = visitor;
    const offer = offerNamed('first-close-finance');
    await page.goto('/signal-exchange');
    expect(await answersOf(visitor, offer.name)).toEqual(['unknown', 'unknown', 'asked']);
    await expect(visitor.link(perks.sources.visitor.link.name)).toBeVisible();

    // Halden Robotics: a founder, pre-seed, deep tech, with a name and a website.
    await joins(visitor);
    await page.goto('/signal-exchange');
    await expect(page.locator('[data-flow=perks][data-state=known]')).toBeVisible();
    expect(await answersOf(visitor, offer.name)).toEqual(['met', 'met', 'asked']);
    expect(await answersOf(visitor, 'Cloud Runway')).toEqual(['met', 'met', 'met', 'asked']);

    const access = visitor.button(`${innerRoom.perks.button} ${offer.name}`);
    await access.click();
    const dialog = page.getByRole('dialog', { name: offer.offer, exact: true });
    await expect(dialog.getByText(eligibilityWords.met, { exact: true })).toHaveCount(2);
    await dialog.getByRole('button', { name: innerRoom.perks.submit, exact: true }).click();
    await expect(dialog.getByText(innerRoom.perks.results.stored.title)).toBeVisible();

    // The offer's own page knows it too, after a page load: it cannot be claimed twice.
    await page.goto(offer.href);
    await expect(page.getByText(innerRoom.perks.asked, { exact: true })).toBeVisible();
    await access.click();
    await expect(dialog.getByText(innerRoom.perks.results.stored.title)).toBeVisible();
    await page.goto('/dashboard');
    await expect(cardOf(visitor, offer.name).getByText(requests.kinds.perk)).toBeVisible();
    const stored = (await requestsAbout(server, offer.name)) as { answers: unknown }[];
    expect(stored.map(({ answers }) => answers)).toEqual([
      {
        partner: offer.id,
        confirmed: [],
        eligibility: { stage: 'met', company: 'met' },
      },
    ]);
  },
);

test('a visitor applies as a contributor: the words survive a reload, wait for the account, and are sent', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const words = applications.forms.contribute;
  const experience = `Nineteen price lists, ${visitor.email}`;
  const form = page.getByRole('dialog', { name: words.title, exact: true });
  const opener = visitor.button(words.open);
  await page.goto('/co-lab');
  await expect(visitor.link(coLab.viewAll.name)).toHaveAttribute('href', '/co-lab#contributors');
  await opener.click();
  await visitor.field(words.fields.experience.label).fill(experience);
  await form.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(visitor.field(words.fields.contribution.label)).toBeFocused();
  await expect(form.getByRole('alert')).toContainText(applications.incomplete);

  await page.reload();
  await opener.click();
  await expect(visitor.field(words.fields.experience.label)).toHaveValue(experience);
  await visitor.field(words.fields.contribution.label).fill('An essay on the nineteenth.');
  await form.getByRole('button', { name: words.submit, exact: true }).click();
  const { title, action, mark } = applications.endings.waitingForAccount;
  await expect(form.getByRole('heading', { name: title, exact: true })).toBeFocused();
  expect(await waitsIn(visitor)).toMatchObject([{ kind: 'contributor', subject: words.subject }]);
  expect(await visitor.storage()).not.toHaveProperty('axisOneShortForms');
  await expect(form.getByRole('link', { name: action.name, exact: true })).toBeVisible();
  await form.getByRole('button', { name: applications.close, exact: true }).last().click();
  await expect(opener).toBeFocused();
  await expect(page.getByText(mark, { exact: true })).toBeVisible();

  await visitor.createsAnAccount();
  await expect(page).toHaveURL('/onboarding');
  await expect.poll(() => waitsIn(visitor), { timeout: 20_000 }).toEqual([]);
  const stored = (await requestsAbout(server, words.subject)) as { answers: object }[];
  expect(stored.filter(({ answers }) => JSON.stringify(answers).includes(visitor.email))).toEqual([
    expect.objectContaining({
      kind: 'contributor',
      answers: { experience, contribution: 'An essay on the nineteenth.' },
    }),
  ]);
});
