// The lab's tools of a plan, with a preview for all others; and a plan that ends leaves what was saved to be read and taken along.
import { lab } from '../../content/lab.ts';
import { labAccess } from '../../content/labAccess.ts';
import { labCanvas } from '../../content/labCanvas.ts';
import { labLedger } from '../../content/labLedger.ts';
import { labMap } from '../../content/labMap.ts';
import { labPremortem } from '../../content/labPremortem.ts';
import { labSamples } from '../../content/labSamples.ts';
import { isClean } from '../access/audit.ts';
import { expect, test } from '../fixtures.ts';
import { endPlan, flowOf, premiumMember, takesAlong } from '../labs.ts';
import { full } from '../tags.ts';

const { sheet } = lab;

test(
  'without a plan, the others show a preview on sample data',
  { tag: full },
  async ({ visitor }) => {
    const { page } = visitor;
    for (const [slug, text] of [
      ['assumption-canvas', labSamples.canvas.notes[0].text],
      ['decision-ledger', labSamples.ledger.lines[0].expect],
      ['reverse-premortem', labSamples.premortem.sentences[0].text],
      ['dilution-weather-map', labMap.storms.title],
    ] as const) {
      await page.goto(`/from-lab/${slug}`);
      const access = flowOf(page, 'labAccess');
      await expect(access).toHaveAttribute('data-state', 'preview');
      await expect(visitor.heading(labAccess.preview.title)).toBeVisible();
      await expect(access.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(access.locator('input, textarea, select')).toHaveCount(0);
      await expect(access.getByRole('link')).toHaveAttribute('href', /^\/upgrade/);
      await isClean(page, `the preview of ${slug}`, [390, 1440]);
    }
  },
);

test('the ledger of a premium member; when the plan ends, it can be read and taken along', async ({
  server,
  newBrowser,
}) => {
  const { person, id } = await premiumMember(server, newBrowser);
  const { page } = person;
  const ledger = flowOf(page, 'decisionLedger');
  await page.goto('/from-lab/decision-ledger');
  await expect(ledger).toHaveAttribute('data-state', 'writing');
  const [decision = '', owner = '', expectation = '', knowBy = '', reverseIf = ''] =
    labLedger.fields.map(({ label }) => label);
  await person.field(decision).fill('No third office');
  await person.button(labLedger.add).click();
  await expect(person.field(owner)).toBeFocused();
  await page.keyboard.type('We');
  await person.field(expectation).fill('One candidate lost');
  await ledger.locator('[name=knowBy]').fill('2026-01-31');
  await person.field(reverseIf).fill('Three lost by summer');
  await expect(ledger.locator('[name=knowBy]')).toHaveAccessibleName(knowBy);
  await person.button(labLedger.add).click();
  await expect(ledger.getByText(labLedger.problems.nobody)).toBeVisible();
  await person.field(owner).fill('Jon');
  await person.button(labLedger.add).click();
  await expect(ledger.locator('[data-line]')).toHaveCount(1);
  await expect(ledger.getByText(labLedger.lines.due, { exact: true })).toBeVisible();
  await person.button(labLedger.takeBack).click();
  await expect(person.field(decision)).toHaveValue('No third office');
  await person.button(labLedger.add).click();
  await ledger.locator('[data-line]').getByRole('button').click();
  await expect(person.field(labLedger.closing.what)).toBeFocused();
  await page.keyboard.type('None was lost.');
  await page.reload();
  await expect(person.field(labLedger.closing.what)).toHaveValue('None was lost.');
  await person.button(labLedger.closing.keep).click();
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(radio(labLedger.result.good)).toBeFocused();
  await page.keyboard.press('Space');
  await radio(labLedger.reason.other).check({ force: true });
  await person.button(labLedger.closing.keep).click();
  await expect(ledger.locator('[data-field=lucky]')).toContainText('No third office');
  await isClean(page, 'the ledger', [390, 1440]);
  expect(await takesAlong(person, /^decision-ledger-.*\.md$/)).toContain(
    '| No third office | Jon |',
  );

  await endPlan(server, id);
  await page.reload();
  const access = flowOf(page, 'labAccess');
  await expect(access).toHaveAttribute('data-state', 'readable');
  await expect(person.heading(labAccess.readable.title)).toBeVisible();
  await expect(access.locator('input, textarea, select')).toHaveCount(0);
  await expect(access.getByText('None was lost.')).toBeVisible();
  await isClean(page, 'the ledger after the plan', [390, 1440]);
  expect(await takesAlong(person, /^decision-ledger-.*\.md$/)).toContain('None was lost.');
  // What was never begun shows its preview.
  await page.goto('/from-lab/assumption-canvas');
  await expect(access).toHaveAttribute('data-state', 'preview');
  await expect(access.getByText(labCanvas.corner).first()).toBeVisible();
});

test('the map of a premium member: wrong figures are named, and nothing is lost', async ({
  server,
  newBrowser,
}) => {
  const { person } = await premiumMember(server, newBrowser);
  const { page } = person;
  const map = flowOf(page, 'dilutionMap');
  await page.goto('/from-lab/dilution-weather-map');
  await expect(map).toHaveAttribute('data-state', 'drawing');
  await expect(map.getByText(labMap.missing.nobody)).toBeVisible();
  await person.button(labMap.groups.holder.add).click();
  await map.locator('[name=r1-name]').fill('Ada');
  await map.locator('[name=r1-shares]').fill('a million');
  await expect(map.getByText(labMap.problems.number)).toBeVisible();
  await page.reload();
  await expect(map.locator('[name=r1-shares]')).toHaveValue('a million');
  await map.locator('[name=r1-shares]').fill('1,000,000');
  await person.button(labMap.groups.round.add).click();
  await map.locator('[name=r2-name]').fill('Seed');
  await map.locator('[name=r2-before]').fill('4m');
  await map.locator('[name=r2-amount]').fill('1m');
  await map.locator('[name=r2-pool]').fill('10');
  await expect(map.getByRole('img')).toHaveAccessibleName(
    `${labMap.result.figure} Start: Ada 100.0%. Seed: Ada 70.0%, Options 10.0%, Seed 20.0%.`,
  );
  await person.button(labMap.groups.sale.add).click();
  await map.locator('[name=r3-price]').fill('10,000,000');
  await expect(person.heading('Sold for 10,000,000 EUR')).toBeVisible();
  await expect(map.getByText('7,000,000 EUR', { exact: true }).first()).toBeVisible();
  await isClean(page, 'the map', [390, 1440]);
  const text = await takesAlong(person, /^dilution-weather-map-.*\.md$/);
  expect(text).toContain('| Ada | 100.0% | 70.0% |');
  expect(text).toContain('| Price of a share |  | 3.50 EUR |');
  await map.locator('[name=r2-pool]').fill('90');
  await expect(map.getByRole('alert')).toContainText('In Seed, the new money');
  await person.button(labMap.example).click();
  await expect(person.button(sheet.undo)).toBeVisible();
  await expect(map.getByRole('heading', { name: labMap.storms.title })).toBeVisible();
  await isClean(page, 'the map of the example', [390, 1440]);
});

test('the reverse pre-mortem of a premium member, to its week', async ({ server, newBrowser }) => {
  const { person } = await premiumMember(server, newBrowser);
  const { page } = person;
  const method = flowOf(page, 'reversePremortem');
  await page.goto('/from-lab/reverse-premortem');
  await expect(method).toHaveAttribute('data-state', 'writing');
  const box = person.field(labPremortem.sentence.label);
  await box.fill('We were bold');
  await person.button(labPremortem.sentence.add).click();
  await expect(method.getByText(labPremortem.problems.mood)).toBeVisible();
  await expect(box).toHaveValue('We were bold');
  const sentences = [
    'Ana called the plant',
    'Jon sent the offer',
    'Mira took the sensor',
    'Ines set a date',
  ];
  for (const text of sentences) {
    await box.fill(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('');
  }
  await person.button(labPremortem.toReading).click();
  await expect(person.heading(labPremortem.reading.title)).toBeFocused();
  const choose = (text: string) => person.button(`${labPremortem.reading.choose} ${text}`);
  for (const text of sentences) await choose(text).click();
  await expect(method.getByRole('alert')).toContainText(labPremortem.problems.fourth);
  await isClean(page, 'the sentences of the pre-mortem', [390, 1440]);
  await page.reload();
  await expect(choose('Ana called the plant')).toHaveAttribute('aria-pressed', 'true');
  await person.button(labPremortem.toPlanning).click();
  await expect(method.getByText(labPremortem.signs.none)).toBeVisible();
  await method.locator('[name=f1-who]').fill('Ana');
  await isClean(page, 'the week of the pre-mortem', [390, 1440]);
  expect(await takesAlong(person, /^reverse-premortem-.*\.md$/)).toContain(
    '| Ana called the plant | Ana |',
  );
});
