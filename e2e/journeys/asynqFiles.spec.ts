// The files of a question: documents that are refused by name, documents that are uploaded, and a voice note from a
// fake microphone.
import { asynq } from '../../content/asynq.ts';
import { joins, waitsIn } from '../asking.ts';
import { filesOf, requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import {
  choosesItsPlace,
  hasEnded,
  leavesTheContext,
  newQuestion,
  opensAsynq,
  submits,
  writesTheQuestion,
} from '../questions.ts';

const { voice, upload } = asynq.wizard.context;
const pdf = 'application/pdf';

test('documents and a voice note are sent with the question; other files are refused by name', async ({
  visitor,
  server,
}) => {
  const question = newQuestion();
  const { page } = visitor;
  await joins(visitor);
  await opensAsynq(visitor);
  await choosesItsPlace(visitor);
  await writesTheQuestion(visitor, question);

  const picker = page.locator('input[type=file]');
  const memo = { name: 'memo.pdf', mimeType: pdf, buffer: Buffer.from('%PDF-1.4 memo') };
  await picker.setInputFiles([
    { name: 'figures.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('1;2') },
    { name: 'atlas.pdf', mimeType: pdf, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    memo,
  ]);
  const refusals = page.getByRole('group', { name: upload.label }).getByRole('alert');
  await expect(refusals).toContainText('“figures.xlsx” cannot be attached here. Accepted are');
  await expect(refusals).toContainText('“atlas.pdf” is larger than 10 MB');
  await expect(visitor.button('Remove memo.pdf')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'atlas.pdf' })).toHaveCount(0);

  // What was added or removed is announced, and the focus does not disappear with the button.
  const news = page.getByRole('group', { name: upload.label }).locator('[aria-live=polite]');
  await expect(news).toHaveText(/^memo\.pdf, .+, added\.$/);
  await visitor.button('Remove memo.pdf').click();
  await expect(news).toHaveText('memo.pdf, removed.');
  await expect(visitor.button(upload.button)).toBeFocused();
  await picker.setInputFiles([memo]);
  await expect(visitor.button('Remove memo.pdf')).toBeVisible();

  await visitor.button(voice.start).click();
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d left$/);
  await visitor.button(voice.stop).click();
  const player = page.getByLabel(voice.play);
  await expect(player).toBeVisible();
  expect(await player.evaluate((audio) => (audio as HTMLAudioElement).src)).toMatch(/^blob:/);
  await visitor.button(voice.remove).click();
  await expect(player).toHaveCount(0);
  await visitor.button(voice.start).click();
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d left$/);
  await visitor.button(voice.stop).click();
  await expect(player).toBeVisible();

  await leavesTheContext(visitor);
  await expect(page.getByRole('region', { name: 'Context' })).toContainText('memo.pdf, Voice note');
  await submits(visitor);
  // The outbox shows a toast of its own when the files are uploaded: the text on the page stays.
  await hasEnded(visitor, 'stored');
  await expect.poll(() => waitsIn(visitor)).toEqual([]);
  const [row] = await requestsAbout(server, question);
  const files = await filesOf(server, String(row?.['id']));
  expect(files.map(({ name }) => name).toSorted()).toEqual(['Voice note.webm', 'memo.pdf']);
  for (const { bytes } of files) expect(bytes.length).toBeGreaterThan(0);
});
