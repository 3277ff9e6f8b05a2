// Browser driver of the voice note: step 5 of AsynQ, with a microphone that does as the path says.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { asynq } from '../../content/asynq.ts';
import type { Note } from '../../machines/voiceNote.machine.ts';
import { draftAt, note } from '../../tests/paths/asynq.samples.ts';
import { part } from '../../tests/paths/voiceNote.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, whenStarted, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'voiceNote';
const words = asynq.wizard.context.voice;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const player = (page: Page) => view(page).getByLabel(words.play, { exact: true });

/** Opens AsynQ's landing, and from there the step that was left with this note or with none. */
const atStep5 = (kept: Note | null) => async (page: Page) => {
  await open(page, flow, '/asyncq', {
    held: ['openMicrophone', 'recorder', 'savePart', 'saveNote', 'readNote', 'playback'],
    startsLater: true,
  });
  await whenStarted(page, 'asynq');
  const draft = { ...draftAt('context'), note: kept };
  await report(page, 'asynq', { type: 'draft.restored', words: draft });
  await page.getByRole('button', { name: asynq.wizard.draft.continue, exact: true }).click();
};

const says = (event: string) => (page: Page, payload: object) =>
  report(page, flow, { ...payload, type: event });
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);
const isAsked = async (page: Page, name: string) => {
  await expect(button(page, name)).toBeEnabled();
};

/** A note is there, and the page says where its recording broke off. */
const isKept = async (page: Page, { context }: AnyMachineSnapshot) => {
  await isAsked(page, words.remove);
  const line = view(page).getByText(words.unfinished, { exact: true });
  await expect(line).toHaveCount((context.note as Note).isUnfinished === true ? 1 : 0);
};

const isMute = async (page: Page, snapshot: AnyMachineSnapshot) => {
  await isKept(page, snapshot);
  await expect(player(page)).toBeHidden();
};

const isRecording: PageDriver['states'][string] = async (page, { context }) => {
  await isAsked(page, words.stop);
  const seconds = Number(context.secondsLeft);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  await expect(view(page).getByText(words.left.replace('{left}', left))).toBeVisible();
};

/** What is said is stored while it is recorded: the page says nothing of it. */
const isStoring: PageDriver['states'][string] = async (page, snapshot) => {
  await isRecording(page, snapshot);
  await expect(view(page).getByText(words.unsaved, { exact: true })).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { step: atStep5(null), kept: atStep5(note), unfinished: atStep5(part) },
  events: {
    'recording.requested': (page) =>
      view(page)
        .getByRole('button', { name: new RegExp(`^(${words.start}|${words.again})$`) })
        .click(),
    'recording.stopped': (page) =>
      view(page)
        .getByRole('button', { name: new RegExp(`^(${words.stop}|${words.cancel})$`) })
        .click(),
    'recording.deleted': (page) => button(page, words.remove).click(),
  },
  environment: {
    recorder: {
      'recorder.ticked': says('recorder.ticked'),
      'recorder.failed': says('recorder.failed'),
      'recorder.finished': says('recorder.finished'),
    },
    playback: { 'playback.ready': says('playback.ready') },
  },
  outcomes: {
    openMicrophone: answers('openMicrophone'),
    recorder: answers('recorder'),
    savePart: answers('savePart'),
    saveNote: answers('saveNote'),
    readNote: answers('readNote'),
    playback: answers('playback'),
  },
  states: {
    silent: async (page) => {
      await isAsked(page, words.start);
      await expect(view(page).getByRole('alert')).toBeHidden();
    },
    asking: async (page) => {
      await isAsked(page, words.cancel);
      await expect(view(page).getByText(words.asking)).toBeVisible();
    },
    'live.recording.waiting': isStoring,
    'live.recording.saving': isStoring,
    'live.recording.unsaved': async (page, snapshot) => {
      await isRecording(page, snapshot);
      await expect(view(page).getByText(words.unsaved, { exact: true })).toBeVisible();
    },
    'live.finishing': async (page) => {
      await expect(view(page).getByText(words.keeping)).toBeVisible();
    },
    keeping: async (page) => {
      await expect(view(page).getByText(words.keeping)).toBeVisible();
    },
    'kept.reading': isMute,
    'kept.mute': isMute,
    'kept.audible.opening': isMute,
    'kept.audible.playable': async (page, snapshot) => {
      await isKept(page, snapshot);
      await expect(player(page)).toBeVisible();
    },
    refused: async (page) => {
      await isAsked(page, words.again);
      await expect(view(page).getByRole('alert')).toContainText(words.refused);
    },
    unsupported: async (page) => {
      await expect(view(page).getByText(words.unsupported)).toBeVisible();
    },
    failed: async (page) => {
      await isAsked(page, words.again);
      await expect(view(page).getByRole('alert')).toContainText(words.failed);
    },
  },
  invisible: {
    deciding: 'It is left in the moment in which it is entered.',
    brokenOff: 'It is left in the moment in which it is entered.',
  },
  indistinguishable: [
    {
      states: ['live.recording.waiting', 'live.recording.saving'],
      reason: 'To a person they are one: what is said is recorded.',
    },
    {
      states: ['kept.reading', 'kept.mute', 'kept.audible.opening'],
      reason: 'To a person they are one: the note goes along, and there is no player.',
    },
    {
      states: ['live.finishing', 'keeping'],
      reason: 'To a person both are one: what was said is being put away.',
    },
  ],
} satisfies PageDriver;
