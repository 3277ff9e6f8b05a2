// Readers, mails and figures of the advisor's desk: an issue arrives, a mail goes again, and the figures are a file.
import { readFileSync } from 'node:fs';
import { deskBoard } from '../../content/deskBoard.ts';
import { fillIn } from '../../src/flows/shared/fillIn.ts';
import { openSink } from '../../tools/lib/mailSink.mjs';
import { stands } from '../access/audit.ts';
import { changeData } from '../database.ts';
import { act, advisor, board, goesTo, opensTheDesk, says } from '../deskSections.ts';
import { expect, test } from '../fixtures.ts';

const { acts, results } = deskBoard;

test('an issue is tested, and sent to each reader once; a mail that failed is sent again; the figures are a file', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  test.slow();
  watch.provokes(/\/desk(\?|$)/);
  const sink = await openSink();
  // Without a folder for mails they go to the receiver.
  const server = await newServer({ env: { ...sink.env, AXIS_MAIL_DIR: '' } });
  const arrivedAt = (start: string) =>
    sink.received.filter(({ to }) => to.startsWith(start)).length;
  await changeData(server, [
    `insert into public.newsletter_subscriptions (address, list, confirmed_at)
       select 'reader' || one || '@example.com', 'next-curve', private.now() from generate_series(1, 501) as one`,
    `insert into private.mails (kind, address, data, dedupe_key, due_at, created_at, status, attempts, last_error)
       values ('passwordChanged', 'gone@example.com', '{}', 'failed 1', private.now(), private.now(), 'givenUp', 5, '550 No such user')`,
  ]);
  const staff = await newBrowser({ who: advisor, at: server });
  await opensTheDesk(staff);
  const { page } = staff;
  await goesTo(staff, 'readers');
  const letter = page.getByRole('article', { name: 'The Next Curve' });
  const { issue } = deskBoard;
  const newest = letter.locator('[data-flow=deskIssue]').getByRole('link');
  const title = (await newest.textContent()) ?? '';
  await expect(letter.getByRole('textbox', { name: issue.trial })).toHaveValue(advisor.email);
  await stands(page, 'the readers at the desk');
  const trial = 'editor@example.com';
  await letter.getByRole('textbox', { name: issue.trial }).fill(trial);
  await letter.getByRole('button', { name: issue.test }).press('Enter');
  await expect(letter.getByText(fillIn(issue.tested, { address: trial }))).toBeVisible();
  await letter.getByRole('button', { name: fillIn(issue.send, { missing: 501 }) }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: issue.confirmNo }).press('Enter');
  await letter.getByRole('button', { name: fillIn(issue.send, { missing: 501 }) }).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('501');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: issue.confirmYes })
    .press('Enter');
  await expect(letter.getByText(fillIn(issue.done, { written: 501 }))).toBeVisible();
  await expect(letter.getByRole('row').filter({ hasText: title })).toBeVisible();
  await expect.poll(() => arrivedAt('reader'), { timeout: 60_000 }).toBeGreaterThan(0);
  expect(arrivedAt(trial)).toBe(1);

  await goesTo(staff, 'mails');
  const about = `${deskBoard.mails.kinds['passwordChanged']}, to gone@example.com`;
  await stands(page, 'the mails at the desk');
  await act(staff, 'sendAgain', about).press('Enter');
  await says(staff, fillIn(results.sendAgain, { about }));

  await goesTo(staff, 'figures');
  await stands(page, 'the figures at the desk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    board(staff)
      .getByRole('button', { name: new RegExp(`^${acts.saveFile.name}`) })
      .press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^figures-\d{4}-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n')[0]).toContain(deskBoard.figures.asked);
  expect(csv).not.toContain('@');
  await says(staff, fillIn(results.saveFile, { about: download.suggestedFilename() }));
  await sink.close();
});
