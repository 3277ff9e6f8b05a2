// What lies in this browser and is no draft: the outbox, a visitor's stack, what a reader hides, and a member's answers.
import { createActor, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import type { FeedEvent } from '#machines/feed.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { readEntries } from '../../src/adapters/outbox/entries.ts';
import { readFile } from '../../src/adapters/outbox/files.ts';
import type { OutboxRef } from '../../src/adapters/outbox/outbox.ts';
import { submissionPortsOf } from '../../src/adapters/outbox/submitRequest.ts';
import { readAnswers, toAnswers } from '../../src/adapters/storage/answers.ts';
import { forget, keys, write } from '../../src/adapters/storage/keys.ts';
import { saveAnswers } from '../../src/adapters/storage/memberKeys.ts';
import { deliverRequest } from '../../src/adapters/supabase/requestsSender.ts';
import { readerFeedOf, saveHidden } from '../../src/flows/feed/ports/reader.ts';
import { readPendingAdds, savePendingAdds } from '../../src/flows/stack/ports/pendingAdds.ts';
import { sits } from '../adapters/openForm.ts';
import type { Sitting } from '../adapters/openForm.ts';
import { run, textsIn, until } from './form.ts';
import type { StoredForm } from './form.ts';

/** What a waiting or returned entry says to its member, and what is sent of it. */
const saidIn = ({ id, kind, subject, answers, refusal }: OutboxEntry, files: readonly string[]) => [
  ...textsIn([kind, answers, refusal?.reason ?? [], files]),
  `about ${subject}`,
  `sent as ${id}`,
];

const { queueRequest } = submissionPortsOf({
  outbox: {} as OutboxRef,
  currentUserId: () => 'ada',
  find: async () => null,
});

/** Today's build asks the same again: what waits is written with it. */
async function queueAgain({ kind, subject, answers, attachments }: OutboxEntry) {
  const submission: Submission = { kind, subject, answers, kept: attachments };
  await run(queueRequest, { submission, isReturned: () => false });
}

/** The service refuses what was asked last. */
async function refuse({ detail, reason }: NonNullable<OutboxEntry['refusal']>) {
  const entry = readEntries().at(-1);
  const backend = {
    sender: async () => ({ id: 'ada' }) as never,
    call: async () => ({ outcome: 'refused', reason, detail }),
  };
  await deliverRequest(
    backend,
    { id: entry?.id ?? '', member: 'ada' },
    new AbortController().signal,
  );
}

const outbox = (name: string): StoredForm => ({
  name,
  flow: 'outbox',
  keys: [keys.outbox],
  forVisitors: true,
  restore: async () => {
    const [entry] = readEntries();
    const names = await Promise.all(
      (entry?.attachments ?? []).map(async (file) =>
        (await readFile(file.id)) ? [file.name] : [],
      ),
    );
    return {
      words: () => readEntries().flatMap((one) => saidIn(one, names.flat())),
      change: async () => {
        if (entry === undefined) return;
        await queueAgain(entry);
        if (entry.refusal !== null) await refuse(entry.refusal);
      },
    };
  },
});

const stack: StoredForm = {
  name: 'stack',
  flow: 'stack',
  keys: [keys.pendingAdds],
  forVisitors: true,
  restore: async () => {
    const items = readPendingAdds();
    return {
      words: () => textsIn(readPendingAdds()),
      change: async () => {
        write(keys.pendingAdds, null);
        const line = [...items, ...items.map((item) => ({ ...item, id: 'another' }))];
        await run(savePendingAdds, {
          line: line.map((item) => ({ does: 'add' as const, item, quietly: false })),
        });
      },
    };
  },
};

/** What the feed is told of its reader. */
async function hiddenFrom(who: Sitting): Promise<readonly string[]> {
  let hidden: readonly string[] | null = null;
  const listener = setup({
    types: { events: {} as FeedEvent },
    actors: { reader: readerFeedOf(sits(who)) as AnyActorLogic },
    actions: {
      hear: ({ event }) => {
        if (event.type === 'reader.known') ({ hidden } = event.reader);
      },
    },
  }).createMachine({ invoke: { src: 'reader' }, on: { 'reader.known': { actions: 'hear' } } });
  const actor = createActor(listener).start();
  await until(() => hidden !== null, 'The feed');
  actor.stop();
  return hidden ?? [];
}

const feed: StoredForm = {
  name: 'feed',
  flow: 'feed',
  keys: [keys.hidden],
  forVisitors: false,
  restore: async (who) => {
    const [own, anyones] = [await hiddenFrom(who), await hiddenFrom(null)];
    return {
      words: () => [
        ...own.map((subject) => `hidden by ada: ${subject}`),
        ...anyones.map((subject) => `hidden by a visitor: ${subject}`),
      ],
      change: async () => {
        write(keys.hidden, null);
        await run(saveHidden, { member: who ?? null, hidden: [...own, 'another'] });
        await run(saveHidden, { member: null, hidden: anyones });
      },
    };
  },
};

const answerKeys = [
  keys.identity,
  keys.companyName,
  keys.stage,
  keys.sector,
  keys.modules,
  keys.signals,
] as const;

/** The answers of a member, under the keys of the specification. */
const answers: StoredForm = {
  name: 'answers',
  flow: 'onboarding',
  keys: answerKeys,
  forVisitors: false,
  restore: async () => {
    const known = readAnswers() ?? toAnswers({});
    return {
      words: () => textsIn(readAnswers() ?? []),
      change: () => {
        forget(answerKeys);
        saveAnswers('ada', { ...known, companyName: 'Changed' });
      },
    };
  },
};

export const otherForms: readonly StoredForm[] = [
  outbox('outbox'),
  outbox('outboxReturned'),
  outbox('outboxFiles'),
  stack,
  feed,
  answers,
];
