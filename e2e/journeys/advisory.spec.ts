// Advisory: the fit check, an application without an account by keyboard alone, and one of a member offline.
import type { Locator } from 'playwright/test';
import { advisory } from '../../content/advisory.ts';
import { requests } from '../../content/requests.ts';
import { cardOf, joins, newSubject, waitsIn } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

const { application, applied, fit, received, requirements } = advisory;
const { fields } = application;

const formOf = ({ page }: Person) =>
  page.getByRole('dialog', { name: application.title, exact: true });
const receivedBy = ({ page }: Person) =>
  page.getByRole('dialog', { name: received.title, exact: true });
const verdict = ({ page }: Person) =>
  page.locator('[data-flow=advisoryApplication]').getByRole('status').first();

test('a visitor applies by keyboard alone: no word is lost, and no account is asked for', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const { keyboard } = page;
  const company = newSubject();
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`The focus never came to ${String(target)}.`);
  };
  const box = (place: number) =>
    page.getByRole('checkbox', { name: requirements[place]?.text ?? '', exact: true });

  await page.goto('/advisory');
  await visitor.findsItAwake();
  await tabTo(visitor.link(advisory.open.check.name));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/advisory#requirements');
  for (const place of [0, 1, 3]) {
    await tabTo(box(place));
    await keyboard.press('Space');
  }
  await expect(verdict(visitor)).toContainText('3 of 4 met.');
  await expect(verdict(visitor)).toContainText(requirements[2]?.text ?? '');
  await expect(visitor.link(fit.instead[0]?.name ?? '')).toHaveAttribute('href', '/inner-room');

  // Missing fields are marked, and the first of them has the focus.
  const opener = visitor.button(fit.apply);
  await tabTo(opener);
  await keyboard.press('Enter');
  await tabTo(visitor.field(fields.email.label));
  await keyboard.type('ada at halden');
  await keyboard.press('Enter');
  await expect(visitor.field(fields.name.label)).toBeFocused();
  await expect(visitor.field(fields.name.label)).toHaveAccessibleDescription(
    /Please fill this in\./,
  );
  await expect(visitor.field(fields.email.label)).toHaveAccessibleDescription(/name@company\.com/);
  await keyboard.type('Ada Halden');

  // Closed and opened, and over a reload.
  await keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await expect(visitor.field(fields.name.label)).toHaveValue('Ada Halden');
  await page.reload();
  await visitor.findsItAwake();
  await expect(verdict(visitor)).toContainText('3 of 4 met.');
  await opener.press('Enter');
  await expect(visitor.field(fields.email.label)).toHaveValue('ada at halden');

  const email = visitor.email;
  await tabTo(visitor.field(fields.email.label));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(email);
  for (const [field, text] of [
    ['company', company],
    ['role', 'Founder'],
    ['challenge', 'Two buyers, one roadmap.'],
    ['timeline', 'Before the board meets.'],
  ] as const) {
    await tabTo(visitor.field(fields[field].label));
    await keyboard.type(text);
  }
  await tabTo(formOf(visitor).getByRole('button', { name: application.submit, exact: true }));
  await keyboard.press('Enter');
  await expect(formOf(visitor)).toBeHidden();
  await expect(receivedBy(visitor).getByRole('heading', { name: received.promise })).toBeFocused();
  await expect(receivedBy(visitor)).toContainText(received.visitor);
  expect(await requestsAbout(server, company)).toMatchObject([
    {
      kind: 'advisory',
      member_id: null,
      address: email,
      answers: {
        name: 'Ada Halden',
        challenge: 'Two buyers, one roadmap.',
        requirements: [0, 1, 3].map((place) => requirements[place]?.id),
      },
    },
  ]);
  expect(await waitsIn(visitor)).toEqual([]);
  expect(await visitor.storage()).not.toHaveProperty('axisOneAdvisoryDraft');

  await tabTo(visitor.button(received.back));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/advisory#requirements');
  await expect(opener).toBeFocused();
  await expect(page.getByText(applied.stored.title)).toBeVisible();
});

test('a member applies offline: the application waits, says so, is sent automatically and is listed under My requests', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const company = newSubject();
  await joins(visitor);
  await page.goto('/advisory');
  await visitor.findsItAwake();
  await visitor.chooses(...requirements.map(({ text }) => text));
  await expect(verdict(visitor)).toContainText(fit.met.title);
  await visitor.button(fit.apply).click();
  await expect(visitor.field(fields.email.label)).toHaveValue(visitor.email);
  for (const field of ['name', 'role', 'challenge', 'timeline'] as const)
    await visitor.field(fields[field].label).fill('As it is.');
  await visitor.field(fields.company.label).fill(company);
  await page.context().setOffline(true);
  await visitor.button(application.submit).click();
  await expect(receivedBy(visitor)).toContainText(received.waiting.text);
  await visitor.button(received.back).click();
  await expect(page.getByText(applied.waiting.title)).toBeVisible();
  expect(await waitsIn(visitor)).toMatchObject([{ kind: 'advisory', subject: company }]);

  await page.context().setOffline(false);
  await expect.poll(() => waitsIn(visitor), { timeout: 20_000 }).toEqual([]);
  expect(await requestsAbout(server, company)).toMatchObject([
    { answers: { requirements: requirements.map(({ id }) => id) } },
  ]);
  await page.goto('/dashboard');
  const card = cardOf(visitor, company);
  await expect(card.getByText(requests.kinds.advisory)).toBeVisible();
  await expect(card.getByText(requests.promises.advisory)).toBeVisible();
});
