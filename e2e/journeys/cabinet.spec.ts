// The Ops Cabinet: filters by key and address, a preview, the way to a plan; and the toolkits bought alone.
import { readFile } from 'node:fs/promises';
import { cabinet } from '../../content/cabinet.ts';
import { fileFormats } from '../../content/fileFormats.ts';
import { pricing } from '../../content/pricing.ts';
import { itemWords } from '../../content/itemWords.ts';
import { taking } from '../../content/taking.ts';
import { upgrade } from '../../content/upgrade.ts';
import { isClean } from '../access/audit.ts';
import { joins } from '../asking.ts';
import { enrol, outcomeOfDownload, subscriptionsOf } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

const { preview } = cabinet;
const { buttonMonthly, buttonAnnually } = pricing.toolkit;
const kit = 'Pilot to Contract Kit';
const moat = { id: 'ip-moat-map', title: 'IP Moat Map' };

const filter = ({ page }: Person, name: string) => page.getByRole('radio', { name, exact: true });
const card = ({ page }: Person, name: string) =>
  page.locator('[data-flow=toolkits]').getByRole('article', { name, exact: true });
/** The page is hydrated, and knows whether there is something to buy. */
const stands = ({ page }: Person, state: string) =>
  expect(page.locator('[data-flow=upgrade]')).toHaveAttribute('data-state', state);

test('a free member filters by key and address, reads a preview, and is sent to the plans', async ({
  visitor,
  watch,
}) => {
  const { page } = visitor;
  await joins(visitor);
  await page.goto('/ops-cabinet?category=GTM');
  await stands(visitor, 'browsing.free');
  await expect(filter(visitor, 'GTM')).toBeChecked();
  await expect(card(visitor, kit)).toBeVisible();
  await expect(card(visitor, moat.title)).toHaveCount(0);
  await filter(visitor, 'GTM').press('ArrowRight');
  await expect(page).toHaveURL('/ops-cabinet?category=hiring');
  await expect(card(visitor, 'Founding Team Architect')).toBeVisible();
  await expect(card(visitor, kit)).toHaveCount(0);
  await page.goBack();
  await expect(card(visitor, kit)).toBeVisible();
  await expect(
    card(visitor, kit).getByText('Comes as PDF, Word, Excel, Markdown', { exact: true }),
  ).toBeVisible();
  await filter(visitor, 'All').click();
  await expect(page).toHaveURL('/ops-cabinet');
  await expect(card(visitor, 'Operating Cadence System')).toBeVisible();
  await isClean(page, '/ops-cabinet as a free member', [390, 1440]);

  const opener = visitor.button(`${preview.open} ${kit}`);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: kit, exact: true });
  await expect(dialog.getByText(preview.ends)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // Premium by this browser's flag alone: the file is offered, and the database refuses it.
  watch.provokes(/\/rest\/v1\//);
  await page.evaluate(() => localStorage.setItem('axisPremium', 'true'));
  await page.reload();
  await stands(visitor, 'browsing.flagged');
  await visitor.button(`${taking.download} ${kit}`).click();
  await expect(
    card(visitor, kit).getByRole('link', {
      name: `${itemWords.complete.link.name} ${kit}`,
      exact: true,
    }),
  ).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('axisPremium'));
  await page.reload();
  await stands(visitor, 'browsing.free');

  await card(visitor, kit)
    .getByRole('link', { name: `${taking.unlock} ${kit}`, exact: true })
    .click();
  await expect(page).toHaveURL('/upgrade?for=pilot-to-contract-kit');
  await expect(page.getByText(upgrade.wanted.text.replace('{title}', kit))).toBeVisible();
});

test('a visitor buys the toolkits alone, downloads a premium file, and is premium on no other page', async ({
  visitor,
  server,
}) => {
  const { page } = visitor;
  const id = await enrol(server, visitor, haldenRow);
  await page.goto('/ops-cabinet');
  await stands(visitor, 'browsing.signedOut');
  await visitor.button(buttonMonthly).click();
  await expect(page).toHaveURL(/\/auth\?next=(\/|%2F)ops-cabinet$/);
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Sign In');
  await expect(page).toHaveURL('/ops-cabinet');
  await stands(visitor, 'browsing.free');
  for (const end of ['', '.pdf', '.docx', '.xlsx'])
    expect(await outcomeOfDownload(server, visitor, moat.id + end)).toBe('refused');

  await visitor.button(buttonAnnually).dblclick();
  const busy = visitor.button(upgrade.processing);
  await expect(busy).toHaveCount(2);
  await expect(busy.first()).toBeDisabled();
  await expect(busy.last()).toBeDisabled();
  await visitor.seesToast(
    'Upgrade successful!',
    'The toolkits are open to you. Your subscription will renew annually.',
  );
  await expect(page).toHaveURL('/ops-cabinet');
  expect(await subscriptionsOf(server, id)).toEqual([
    { product: 'toolkits', tier: 'free', period: 'annually', is_active: true },
  ]);
  expect(await visitor.storage()).not.toHaveProperty('axisPremium');

  // Each format, under a name to keep, with what its readers expect at its beginning.
  const begins = { pdf: '%PDF-', docx: 'PK', xlsx: 'PK', md: '# IP Moat Map' };
  for (const format of fileFormats) {
    const label = format === 'pdf' ? taking.download : taking.formats[format];
    const arriving = page.waitForEvent('download');
    await visitor.button(`${label} ${moat.title}`).click();
    await visitor.seesToast('Download Started', `${moat.title} is being prepared for download.`);
    const download = await arriving;
    const name = `Axis One - IP Moat Map 1.2.${format}`;
    expect(download.suggestedFilename()).toBe(name);
    await expect(
      card(visitor, moat.title).getByText(taking.saved.replace('{name}', name)),
    ).toBeVisible();
    const file = await readFile(await download.path());
    expect(file.subarray(0, begins[format].length).toString()).toBe(begins[format]);
    if (format === 'md') expect(file.toString()).toContain('Seven years of fees');
    else expect(file.length).toBeGreaterThan(8000);
  }
  await isClean(page, '/ops-cabinet with every format', [390, 1440]);

  await page.goto('/ops-cabinet');
  await stands(visitor, 'browsing.premium');
  await expect(page.getByText(cabinet.subscription.held.title)).toBeVisible();
  await page.goto('/dashboard');
  await visitor.isOnTheDashboard();
  await expect(page.getByText('Premium Member', { exact: true })).toHaveCount(0);
  await visitor.button('Profile').click();
  await expect(page.getByRole('menuitem', { name: 'Upgrade to Premium' })).toBeVisible();
});
