// Signal triage, which is open to everybody: the first no ends a signal, and what passes is logged.
import { lab } from '../../content/lab.ts';
import { labTriage } from '../../content/labTriage.ts';
import { isClean } from '../access/audit.ts';
import { expect, test } from '../fixtures.ts';
import { flowOf, takesAlong } from '../labs.ts';

const { sheet } = lab;
const textOf = (place: number) => labTriage.questions[place]?.text ?? '';

test('the triage, by a visitor: the first no ends it, and what passes is logged', async ({
  visitor,
}) => {
  const { page } = visitor;
  const triage = flowOf(page, 'signalTriage');
  await page.goto('/from-lab/signal-triage');
  await expect(triage).toHaveAttribute('data-state', 'triaging.writing');
  await visitor.button(labTriage.signal.begin).click();
  await expect(visitor.field(labTriage.signal.label)).toBeFocused();
  await expect(triage.getByText(labTriage.problems.blank)).toBeVisible();
  await page.keyboard.type('A study says that managers plan to invest');
  await visitor.button(labTriage.signal.begin).focus();
  await page.keyboard.press('Enter');
  await expect(visitor.heading(textOf(0))).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(visitor.heading('Question 1 ends it.')).toBeFocused();
  await isClean(page, 'the triage after a no', [390, 1440]);
  await visitor.button(labTriage.stopped.drop).click();
  await expect(triage.getByText(labTriage.dropped.one)).toBeVisible();

  await visitor.field(labTriage.signal.label).fill('The third hospital asks for it in writing');
  await visitor.button(labTriage.signal.begin).click();
  await visitor.button(labTriage.yes).click();
  await visitor.button(labTriage.yes).click();
  await page.reload();
  await expect(visitor.heading(textOf(2))).toBeVisible();
  await visitor.button(labTriage.yes).click();
  await visitor.button(labTriage.yes).click();
  await expect(visitor.heading(labTriage.note.title)).toBeFocused();
  await visitor.button(labTriage.note.add).click();
  await expect(visitor.field(labTriage.fields[0]?.label ?? '')).toBeFocused();
  for (const { label } of labTriage.fields) {
    await visitor.field(label).fill(`${label}: three hospitals`);
  }
  await visitor.button(labTriage.note.add).click();
  await expect(triage.locator('[data-line]')).toHaveCount(1);
  await expect(triage.getByText(labTriage.log.one)).toBeVisible();
  await isClean(page, 'the log of the triage', [390, 1440]);
  const text = await takesAlong(visitor, /^signal-triage-\d{4}-\d{2}-\d{2}\.md$/);
  expect(text).toMatch(/\| \d{4}-\d{2}-\d{2} \| The third hospital asks for it in writing \|/);
  expect(text).toContain('- Did somebody pay for it? 1');
  await page.emulateMedia({ media: 'print' });
  await expect(triage.locator('[data-line]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await visitor.button(sheet.anew).click();
  await expect(visitor.button(sheet.undo)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(triage.locator('[data-line]')).toHaveCount(1);
});
