// What a member of My requests writes: the corrections of a returned request, another slot for it, and a reply.
import { fromCallback, fromPromise } from 'xstate';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { mendingDraft } from '../../src/flows/myRequests/ports/draft.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { begin, contextOf, isReady, sits } from '../adapters/openForm.ts';
import type { Sitting } from '../adapters/openForm.ts';
import { requestIn, returned, rules } from '../machines/myRequests.kit.ts';
import { textsIn, until } from './form.ts';
import type { StoredForm } from './form.ts';

/** The request for an office hour that was sent back. */
const hour = returned({
  kind: 'office-hours',
  answers: {
    slot: '2026-11-24T14:20',
    role: 'founder',
    callObjective: ' ',
    readyOnTime: true,
    willSendMaterials: false,
    additionalNotes: '',
  },
  refusal: { reason: 'invalid', detail: { field: 'callObjective' } },
});

/** Slots that are open instead of one that was lost. */
const nearest: readonly string[] = ['2026-11-26T14:20', '2026-11-26T14:40'];
const lost = { ...hour, refusal: { reason: 'slot_closed', detail: { nearest } } } as const;
const asked = requestIn('needsYou');

type Context = { answers: object; slot: object | null; reply: string; requests: readonly object[] };
type Form = ReturnType<typeof begin>;

/** My requests, with this entry in the outbox, or this request at the advisor's. */
const page = (who: Sitting, entries: readonly OutboxEntry[], requests: readonly MemberRequest[]) =>
  begin(
    myRequestsMachine.provide({
      actors: {
        outboxFeed: fromCallback(({ sendBack }) => sendBack({ type: 'entries.changed', entries })),
        pageFeed: fromCallback(() => {}),
        loadRequests: fromPromise(async () => requests),
        nearestSlots: fromPromise(async () => nearest),
        draft: draftOf(sits(who), mendingDraft),
      },
    }),
    undefined,
    { rules },
  );

type Opening = {
  entry?: OutboxEntry;
  request?: MemberRequest;
  open: (send: Form['actor']['send']) => void;
  change: (send: Form['actor']['send']) => void;
};

const mending = (name: string, { entry, request, open, change }: Opening): StoredForm => ({
  name,
  flow: 'myRequests',
  keys: [keys.mending],
  forVisitors: false,
  restore: async (who) => {
    const form = page(who, entry ? [entry] : [], request ? [request] : []);
    const { actor } = form;
    const context = () => contextOf<Context>(form);
    await until(() => context().requests.length === (request ? 1 : 0), name);
    open((event) => actor.send(event));
    await until(() => isReady(form), name);
    return {
      words: () => {
        const { answers, slot, reply } = context();
        return textsIn([answers, slot, reply]);
      },
      change: () => change((event) => actor.send(event)),
    };
  },
});

export const mendingForms: readonly StoredForm[] = [
  mending('myRequests', {
    entry: hour,
    open: (send) => send({ type: 'entry.opened', id: 'back' }),
    change: (send) => send({ type: 'answer.edited', field: 'callObjective', value: 'Changed.' }),
  }),
  mending('myRequestsSlot', {
    entry: lost,
    open: (send) => send({ type: 'entry.opened', id: 'back' }),
    change: (send) => {
      const subject = 'Quasar Scaling Hours';
      send({ type: 'slot.exchanged', slot: { slot: nearest[0], host: 'quasar', subject } });
    },
  }),
  mending('myRequestsReply', {
    request: asked,
    open: (send) => send({ type: 'reply.opened', id: asked.id }),
    change: (send) => send({ type: 'reply.edited', text: 'Changed.' }),
  }),
];
