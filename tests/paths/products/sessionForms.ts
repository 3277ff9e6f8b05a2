// Session × every form: a form, its draft, and the drafts that this browser stores, while members come and go.
import { applicantFeedOf } from '#flows/advisoryApplication/ports/applicant.ts';
import { draftOf } from '#flows/draft/ports.ts';
import type { DraftPorts } from '#flows/draft/ports.ts';
import { memberFeedOf as requestsFeedOf } from '#flows/memberRequests/ports.ts';
import type { DraftEntry, DraftRemoval, DraftUser } from '#machines/draft.machine.ts';
import type { AnyActorLogic, AnyMachineSnapshot } from 'xstate';
import { departureFeedOf } from '../../../src/adapters/user/members.ts';
import { memberStatusFeedOf } from '../../../src/adapters/user/subscriptionStatus.ts';
import { currentUserOf } from '../../../src/boot/currentUser.ts';
import { site } from '../kit/define.ts';
import type { Paths } from '../kit/define.ts';
import { entriesOf, typedIn } from '../kit/typed.ts';
import { forms } from '../kept/forms.ts';
import type { Form } from '../kept/world.ts';
import { earlier, find, idOf, put } from './drafts.ts';
import type { Stored } from './drafts.ts';
import { modelOf, sessionPart, userIn } from './person.ts';
import { defineProduct, only, seen } from './product.ts';
import type { Part, PartStep, Product, Turn } from './product.ts';
import { reportsOf } from './sessionBus.ts';
import type { Reports } from './sessionBus.ts';

/** Who typed what the form holds: a member, a visitor (null), a user who was not known yet, or nobody. */
type Author = string | null | 'unknown' | 'nobody';

type Shared = { drafts: readonly Stored[]; author: Author; tab: number };

/** Port `memberFeed` of the forms that listen to the session themselves. */
const feeds: Readonly<Record<string, Reports>> = {
  advisoryApplication: reportsOf(applicantFeedOf),
  community: reportsOf((session) => memberStatusFeedOf(session, currentUserOf(session))),
  thread: reportsOf((session) => departureFeedOf(currentUserOf(session))),
  meetingRequest: reportsOf((session) => departureFeedOf(currentUserOf(session))),
};

/** Port `memberFeed` of `memberRequests`, by which the other forms of public pages hear that a member has left. */
const requestsFeed = reportsOf((session) => requestsFeedOf(currentUserOf(session)));

const nowhere = { store: {}, understand: () => null } as unknown as DraftPorts;
/** Port `memberFeed` of every draft. */
const draftFeed = reportsOf(
  (session) =>
    draftOf(currentUserOf(session), nowhere).implementations.actors['memberFeed'] as AnyActorLogic,
);

/** Moves that the draft makes for real, or the session. */
const isCoupled = (id: string) => /^(?:draft|memberFeed)[>=]|^member\./.test(id);

const few = (names: readonly string[], prefix: string) =>
  names.slice(0, 2).map((name) => prefix + name);

const ofEvents = (all: Paths['events'], prefix: string) =>
  Object.entries(all).flatMap(([type, { samples }]) =>
    samples === undefined ? [prefix + type] : few(Object.keys(samples), `${prefix}${type}/`),
  );

/** The samples of a form that a product takes: of each event, and of each port, the first two. */
function movesOf({ events, environment, outcomes }: Paths): ReadonlySet<string> {
  return new Set([
    'wait',
    ...ofEvents(events, ''),
    ...Object.entries(environment).flatMap(([source, all]) =>
      ofEvents(all, source === site ? '' : `${source}>`),
    ),
    ...Object.entries(outcomes).flatMap(([port, all]) => few(Object.keys(all), `${port}=`)),
  ]);
}

/** What changes who is here, as seen by a form: by this tab or another one makes no difference to it. */
const personMoves = only(
  'authReports>session.found/elsewhere',
  'authReports>session.absent',
  'authReports>session.refreshed/other',
  'authReports>member.signedOut',
  'fetchProfile=known',
  'settleBrowser=complete',
);

/** The draft of the form. */
function hearDraft({ before, trace }: PartStep, turn: Turn<Shared>): void {
  const session = turn.world().parts['session'];
  if (before === null && session)
    for (const event of draftFeed.atStart(session)) turn.send('draft', event);
  for (const { port, input } of trace.started) {
    const { tab } = turn.world().shared;
    if (port === 'writeDraft')
      turn.share((now) => ({ ...now, drafts: put(now.drafts, input as DraftEntry, tab) }));
    if (port === 'removeDraft')
      turn.share((now) => {
        const gone = idOf(input as DraftRemoval, tab);
        return { ...now, drafts: now.drafts.filter(({ id }) => id !== gone) };
      });
    if (port === 'writeDraft' || port === 'removeDraft')
      turn.answer('draft', port, { output: undefined });
  }
  for (const event of trace.sent) turn.send('form', event);
}

/** One form of the app, and the session. */
export function sessionForm(name: string, form: Form): Product {
  const typed = typedIn(form.model.machine);
  const blank = new Map<string, ReadonlySet<string>>();
  const feed = feeds[name];
  const [start = ''] = Object.keys(form.model.input);
  const held = (snapshot: AnyMachineSnapshot) => {
    const known = blank.get(start) ?? new Set(entriesOf(snapshot, typed).keys());
    blank.set(start, known);
    return entriesOf(snapshot, typed, known);
  };
  const taken = movesOf(form.model);
  const formPart: Part = {
    model: form.model,
    starts: start,
    moves: (id) => taken.has(id) && !isCoupled(id),
    key: (snapshot) => held(snapshot).size > 0,
  };
  /** What was asked before tells the form that the member has left, too. */
  const hearsRequests = 'askedFeed' in form.model.outcomes;
  /** A page for members alone takes the form away with its member. */
  const isForMembers = form.users !== undefined;

  const hearForm = ({ before, after, trace }: PartStep, turn: Turn<Shared>) => {
    const { parts } = turn.world();
    if (before === null && feed && parts['session'])
      for (const event of feed.atStart(parts['session'])) turn.send('form', event);
    const now = held(after.snapshot);
    const was = before === null ? new Map() : held(before.snapshot);
    const isRestored = trace.transitions.some((id) => id.includes(' draft.restored'));
    if (now.size === 0) turn.share((shared) => ({ ...shared, author: 'nobody' }));
    else if (!isRestored && [...now.keys()].some((id) => !was.has(id))) {
      const user = userIn(turn.world());
      turn.share((shared) => ({ ...shared, author: user === undefined ? 'unknown' : user }));
    }
    for (const { port, input } of trace.started) if (port === 'draft') turn.start('draft', input);
    for (const event of trace.sent) turn.send('draft', event);
  };

  return defineProduct<Shared>({
    variant: name,
    parts: {
      session: { ...sessionPart, moves: personMoves },
      draft: { model: modelOf('draft'), starts: null, moves: () => false },
      form: isForMembers ? { ...formPart, starts: null } : formPart,
      ...(hearsRequests && {
        memberRequests: {
          model: modelOf('memberRequests'),
          starts: Object.keys(modelOf('memberRequests').input)[0] ?? '',
          moves: () => false,
        },
      }),
    },
    shared: { drafts: earlier(form.model), author: 'nobody', tab: 0 },
    sharedKey: ({ drafts, author }) => [drafts.map(({ owner }) => owner), author],
    hear: {
      session: (step, turn) => {
        const runs = (part: string, port: string) =>
          turn.world().parts[part]?.running.some((one) => one.port === port) === true;
        // In the order in which they watch: the feed of the form starts before that of its draft.
        if (feed && runs('form', 'memberFeed'))
          for (const event of feed.ofStep(step)) turn.send('form', event);
        if (runs('draft', 'memberFeed'))
          for (const event of draftFeed.ofStep(step)) turn.send('draft', event);
        if (hearsRequests)
          for (const event of requestsFeed.ofStep(step)) turn.send('memberRequests', event);
        if (!isForMembers) return;
        const isMember = step.after.snapshot.hasTag('signedIn');
        const isShown = turn.world().parts['form'] !== null;
        if (isMember && !isShown) {
          turn.share((now) => ({ ...now, tab: now.tab + 1 }));
          turn.start('form', form.model.input[start]?.input);
        }
        if (!isMember && isShown) {
          turn.stop('form');
          turn.stop('draft');
          turn.share((now) => ({ ...now, author: 'nobody' }));
        }
      },
      // Port `askedFeed`: what was asked before makes no difference to what is typed.
      memberRequests: ({ trace }, turn) => {
        for (const event of trace.emitted)
          if (event.type === 'member.left') turn.send('form', event);
      },
      draft: hearDraft,
      form: hearForm,
    },
    own: ({ parts, shared }) => {
      const reading = parts['draft']?.running.find(({ port }) => port === 'readDraft');
      if (reading === undefined) return [];
      return [
        {
          id: 'drafts are read',
          say: 'The stored drafts have been read',
          make: (turn) => {
            const input = reading.input as { place: string; member: DraftUser };
            const found = find(shared.drafts, input);
            const hasWords = parts['draft']?.snapshot.context.words !== null;
            if (found.outcome === 'found' && !hasWords)
              turn.share((now) => ({ ...now, author: found.owner }));
            turn.answer('draft', 'readDraft', { output: found });
          },
        },
      ];
    },
    invariants: {
      'No form shows words of a member who has left': ({ world }) => {
        const { author } = world.shared;
        const snapshot = seen(world, 'form');
        if (snapshot?.status !== 'active' || held(snapshot).size === 0) return true;
        if (author === null || author === 'unknown' || author === 'nobody') return true;
        const session = seen(world, 'session');
        return session?.hasTag('signedIn') === true && session.context.member?.id === author;
      },
      'A draft is written for the member who typed it': ({ world }) =>
        world.shared.drafts.every(({ owner }) => owner !== 'nobody'),
    },
    bound: 250,
  });
}

/** Session × every form that holds what is typed. */
export const sessionForms: readonly Product[] = Object.entries(forms).map(([name, form]) =>
  sessionForm(name, form),
);
