// Browser driver of the download: the playbook's card in the Inner Room.
import type { Page } from 'playwright/test';
import { innerRoom } from '../../content/innerRoom.ts';
import { taking } from '../../content/taking.ts';
import type { WantedFile } from '../../machines/fileDownload.machine.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { keptSession } from './account.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'fileDownload';
const { download } = innerRoom.files;
const { failed, formats, saved } = taking;
const title = 'Go-to-Market Playbook';

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const card = (page: Page) => view(page).getByRole('article', { name: title, exact: true });
const button = (page: Page, label: string = download) =>
  card(page).getByRole('button', { name: `${label} ${title}`, exact: true });
/** The button of a format: the first is what 'Download Now' gives. */
const ofFormat = (page: Page, file: unknown) =>
  button(page, (file as WantedFile).format === 'docx' ? formats.docx : download);
const says = async (page: Page, sentence: string) => {
  await expect(card(page).getByRole('status')).toHaveText(sentence);
  await expect(card(page).locator('[data-pending=true]')).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    // Saving and the database have their own tests: here the port answers as the path says.
    page: async (page) => {
      await open(page, flow, '/inner-room', {
        held: ['downloadFile'],
        who: 'member',
        storage: keptSession,
      });
      // The loading page of the guard has to go first.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  events: { 'download.requested': (page, { file }) => ofFormat(page, file).click() },
  outcomes: {
    downloadFile: (page, outcome) => answer(page, flow, 'downloadFile', outcome),
  },
  states: {
    offered: (page) => says(page, ''),
    fetching: (page, { context }) =>
      expect(ofFormat(page, context.file)).toHaveAttribute('data-pending', 'true'),
    saved: (page, { context }) => says(page, saved.replace('{name}', String(context.saved))),
    failed: (page, { context }) => says(page, String(context.problem) || failed),
  },
} satisfies PageDriver;
