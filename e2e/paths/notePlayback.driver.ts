// Browser driver of a voice note at the desk: its button, its player, and why there is none.
import type { Page } from 'playwright/test';
import { asynq } from '../../content/asynq.ts';
import { requestPage } from '../../content/requestPage.ts';
import { record } from '../../tests/paths/desk.samples.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openDeskRequest } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'notePlayback';
const words = requestPage.files;
const { voice } = asynq.wizard.context;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const player = (page: Page) => view(page).getByLabel(voice.play);
const note = { id: 'note', name: 'note.webm', type: 'audio/webm', size: 4096 };
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);
const isFetched = async (page: Page) => {
  await expect(button(page, words.fetching)).toBeVisible();
  await expect(player(page)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    request: (page) =>
      openDeskRequest(page, flow, {
        record: { ...record, request: { ...record.request, attachments: [note] } },
      }),
  },
  events: { 'note.requested': (page) => button(page, words.play).click() },
  environment: { playback: { 'playback.ready': (page, event) => report(page, flow, event) } },
  outcomes: { readNote: answers('readNote'), playback: answers('playback') },
  states: {
    unheard: async (page) => {
      await expect(button(page, words.play)).toBeEnabled();
      await expect(view(page).getByRole('alert')).toHaveCount(0);
    },
    fetching: isFetched,
    'audible.opening': isFetched,
    'audible.playable': (page) => expect(player(page)).toBeVisible(),
    failed: async (page, { context }) => {
      const { problem } = context as { problem: string };
      await expect(view(page).getByRole('alert')).toContainText(problem || words.noteFailed);
      await expect(button(page, words.play)).toBeEnabled();
    },
  },
  indistinguishable: [
    {
      states: ['fetching', 'audible.opening'],
      reason: 'The player is not there yet, whatever it waits for.',
    },
  ],
} satisfies PageDriver;
