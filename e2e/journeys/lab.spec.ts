// From The Lab: filters and cards by keyboard and by address, the timer to its result and its file, the canvas and
// its corner.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { lab } from '../../content/lab.ts';
import { labCanvas } from '../../content/labCanvas.ts';
import { labTimer } from '../../content/labTimer.ts';
import { isClean } from '../access/audit.ts';
import { expect, test } from '../fixtures.ts';
import { premiumMember } from '../labs.ts';

const { page: words, sheet } = lab;
const flow = (page: Page, name: string) => page.locator(`[data-flow=${name}]`);

test('filters and cards, by keyboard, by address and back', async ({ visitor }) => {
  const { page } = visitor;
  const list = flow(page, 'labTools');
  await page.goto('/from-lab?show=archived,hammer');
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(visitor.button('Archived')).toHaveAttribute('aria-pressed', 'true');
  await visitor.button('Canvas').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/from-lab?show=archived,canvas');
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(list.getByText('Showing 2 of 6 tools.')).toBeVisible();

  const more = visitor.button(`${words.more} Assumption canvas`);
  await more.focus();
  await page.keyboard.press('Enter');
  const card = list.getByRole('article', { name: 'Assumption canvas', exact: true });
  await expect(card.getByRole('link', { name: 'Decision ledger', exact: true })).toBeVisible();
  await visitor.button(`${words.more} Reverse pre-mortem`).click();
  await expect(more).toBeVisible();
  await expect(card.getByRole('link', { name: 'Decision ledger', exact: true })).toBeHidden();
  await isClean(page, '/from-lab with a card expanded', [390, 1440]);

  await page.goBack();
  await expect(list.getByRole('article')).toHaveCount(1);
  await visitor.button(words.clear).click();
  await expect(page).toHaveURL('/from-lab');
  await expect(list.getByRole('article')).toHaveCount(6);

  const title = 'Second curve timer';
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button(`${words.download} ${title}`).click(),
  ]);
  await visitor.seesToast('Download Started', `${title} is being prepared for download.`);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Twelve questions');
});

test('the timer to its result, over a reload, and as a file', async ({ visitor }) => {
  const { page } = visitor;
  const timer = flow(page, 'labDiagnostic');
  await page.goto('/from-lab/second-curve-timer');
  await expect(timer).toHaveAttribute('data-state', 'asking');
  await visitor.button(labTimer.ask).click();
  await expect(timer.getByRole('alert')).toContainText('24 of 24');
  const pair = (place: number, moment: string) =>
    timer.getByRole('radiogroup', {
      name: `${labTimer.questions[place]?.text ?? ''} ${moment}`,
      exact: true,
    });
  await expect(pair(0, labTimer.before).getByRole('radio').first()).toBeFocused();
  await isClean(page, 'the timer with what is missing', [390, 1440]);
  // By key alone: yes in both columns, and for three questions no today.
  for (const place of labTimer.questions.keys()) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    if (place < 3) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
  }
  await page.reload();
  await expect(timer.getByText('24 of 24 answers given')).toBeVisible();
  await visitor.button(labTimer.ask).click();
  await expect(visitor.heading('3 answers have turned.')).toBeFocused();
  await expect(timer.locator('[aria-current]')).toContainText(labTimer.readings.name.text);
  await page.reload();
  await expect(visitor.heading('3 answers have turned.')).toBeVisible();
  await isClean(page, 'the result of the timer', [390, 1440]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button(sheet.save).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^second-curve-timer-\d{4}-\d{2}-\d{2}\.md$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('3 answers have turned.');
  expect(text).toContain(labTimer.readings.name.text);

  await page.emulateMedia({ media: 'print' });
  await expect(visitor.heading('3 answers have turned.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await visitor.button(sheet.anew).click();
  await expect(visitor.button(sheet.undo)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.heading('3 answers have turned.')).toBeVisible();
});

test('the canvas: the corner holds four, and no note moves to the left without an answer', async ({
  server,
  newBrowser,
}) => {
  const { person: member } = await premiumMember(server, newBrowser);
  const { page } = member;
  const canvas = flow(page, 'labCanvas');
  await page.goto('/from-lab/assumption-canvas');
  await expect(canvas).toHaveAttribute('data-state', 'arranging.resting');
  const box = member.field(labCanvas.note.label);
  await box.fill('Hospitals are slow');
  await member.button(labCanvas.note.add).click();
  await expect(canvas.getByText(labCanvas.problems.mood)).toBeVisible();
  await expect(box).toHaveValue('Hospitals are slow');
  const notes = ['one', 'two', 'three', 'four', 'five'].map(
    (name) => `Assumption ${name} will hold until May`,
  );
  const place = (text: string) =>
    canvas.getByRole('combobox', { name: `${labCanvas.note.place}: "${text}"`, exact: true });
  for (const text of notes) {
    await box.fill(text);
    await member.button(labCanvas.note.add).click();
    await place(text).selectOption(text.includes('five') ? 'changes-madeUp' : 'dies-madeUp');
  }
  const fifth = notes.at(-1) ?? '';
  const arrow = (to: 'left' | 'up') => member.button(`${labCanvas.note[to]}: "${fifth}"`);
  await arrow('up').focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('alert')).toContainText('The corner has room for four notes.');
  await expect(place(fifth)).toHaveValue('changes-madeUp');
  await isClean(page, 'the canvas with a full corner', [390, 1440]);

  await arrow('left').focus();
  await page.keyboard.press('Enter');
  await expect(member.field(labCanvas.learning.what)).toBeFocused();
  await page.keyboard.type('She has signed until June');
  await page.keyboard.press('Enter');
  await expect(member.field(labCanvas.learning.whom)).toBeFocused();
  await page.keyboard.type('Herself');
  await page.keyboard.press('Enter');
  await expect(place(fifth)).toHaveValue('changes-heard');
  await expect(place(fifth)).toBeFocused();

  await canvas.locator('[name=n1-who]').fill('Ines');
  await page.reload();
  await expect(canvas.locator('[name=n1-who]')).toHaveValue('Ines');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    member.button(sheet.save).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`| ${fifth} | She has signed until June | Herself |`);
});
