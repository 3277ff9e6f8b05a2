// The life cycle of any request (docs/product-decisions.md, "Outbox"). A reference
// chart: it runs in the database, where `request_transitions` holds the same pairs; a test compares the two.
import { and, not, setup, stateIn } from 'xstate';

/** The kinds of request. */
export type RequestKind =
  | 'asynq'
  | 'office-hours'
  | 'advisory-call'
  | 'advisory'
  | 'gathering'
  | 'meeting'
  | 'contributor'
  | 'partner'
  | 'perk'
  | 'channel'
  | 'lab-inquiry';

/** The status of a request: the states of `life`, without the draft, which is never stored. */
export type RequestStatus =
  | 'submitted'
  | 'inReview'
  | 'needsYou'
  | 'accepted'
  | 'scheduled'
  | 'answered'
  | 'followedUp'
  | 'declined'
  | 'waitlisted'
  | 'offered'
  | 'held'
  | 'expired'
  | 'withdrawn';

/** Who holds an office hour; `advisor` holds the advisory calls of premium members. */
export type HostType = 'javelyn' | 'quasar' | 'angel' | 'advisor';

/** The office hour, or advisory call, that a request asks for. */
export type ChosenSlot = {
  /** Its start on the advisor's clock, Europe/Paris, as the database knows it: 2026-11-24T14:20. */
  slot: string;
  host: HostType;
  /** What My requests will call it. */
  subject: string;
};

/** The first word of an event names its actor; delays belong to the clock. */
export type RequestEvent =
  /** `seatsAreTaken`: the gathering has no seat left, or keeps a waitlist. */
  | { type: 'member.submitted'; seatsAreTaken: boolean }
  | { type: 'member.replied' }
  | { type: 'member.accepted' }
  | { type: 'member.withdrew' }
  /** The one question that an answered question leaves. */
  | { type: 'member.followedUp' }
  /** The member would rather have another slot, or keeps the old one after all. */
  | { type: 'member.askedToMove' }
  | { type: 'member.tookMoveBack' }
  | { type: 'advisor.opened' }
  | { type: 'advisor.asked' }
  | { type: 'advisor.accepted' }
  | { type: 'advisor.scheduled' }
  | { type: 'advisor.answered' }
  | { type: 'advisor.declined' }
  | { type: 'advisor.offered' }
  /** The other slot is given, or the old one stays. */
  | { type: 'advisor.moved' }
  | { type: 'advisor.declinedMove' }
  /** A user gave a seat back, and this request is the first in the waitlist. */
  | { type: 'clock.seatFreed' }
  /** The evening or the slot of the request is over. A request without a date never receives this. */
  | { type: 'clock.occasionPassed' };

export const requestMachine = setup({
  types: {
    context: {} as { kind: RequestKind; hasPriority: boolean },
    /** `hasPriority`: a question that was asked with Premium. */
    input: {} as { kind: RequestKind; hasPriority?: boolean },
    events: {} as RequestEvent,
    tags: {} as 'open' | 'final',
  },
  guards: {
    seatsAreTaken: (_, params: { seatsAreTaken: boolean }) => params.seatsAreTaken,
    isQuestion: ({ context }) => context.kind === 'asynq',
    isConversation: ({ context }) =>
      context.kind === 'office-hours' ||
      context.kind === 'advisory-call' ||
      context.kind === 'advisory',
    isMeeting: ({ context }) => context.kind === 'meeting',
    isOfficeHour: ({ context }) =>
      context.kind === 'office-hours' || context.kind === 'advisory-call',
    isUnread: stateIn({ life: 'submitted' }),
    isAnsweredQuestion: and(['isQuestion', stateIn({ life: 'answered' })]),
    mayFollowUp: stateIn({ followUp: 'open' }),
    mayMove: and(['isOfficeHour', stateIn({ life: 'scheduled' })]),
    isNotScheduled: not(stateIn({ life: 'scheduled' })),
    promiseIsBroken: stateIn({ promise: 'broken' }),
  },
  delays: {
    /**
     * AsynQ: an answer within 72 hours, with Premium within 48 (docs/product-spec.md, "9. Business constants and limits";
     * docs/product-decisions.md, "Beyond the specification").
     */
    questionPromise: ({ context }) => (context.hasPriority ? 172_800_000 : 259_200_000),
    /** Office hours, advisory calls and advisory: a response within 48 hours. */
    conversationPromise: 172_800_000,
    /** A meeting request: a reply within 7 days. */
    meetingPromise: 604_800_000,
    /** A freed seat is held for 24 hours (docs/product-decisions.md, "Gatherings"). */
    offerLife: 86_400_000,
    /** An answered question may be followed up for 14 days. */
    followUpWindow: 1_209_600_000,
  },
}).createMachine({
  id: 'request',
  description:
    'Something a member asks of the advisor: who may move it where, what was promised, and what a broken promise gives back.',
  type: 'parallel',
  context: ({ input }) => ({ kind: input.kind, hasPriority: input.hasPriority ?? false }),
  states: {
    life: {
      description: 'Where the request stands.',
      initial: 'draft',
      states: {
        draft: {
          description: 'The member is writing; nothing has been stored.',
          on: {
            'member.submitted': [
              {
                guard: { type: 'seatsAreTaken', params: ({ event }) => event },
                target: 'waitlisted',
              },
              { target: 'submitted' },
            ],
          },
        },
        submitted: {
          description: 'It is stored, and the advisor has not opened it yet.',
          tags: 'open',
          on: {
            'advisor.opened': { target: 'inReview' },
            'advisor.accepted': { target: 'accepted' },
            'advisor.scheduled': { target: 'scheduled' },
            'advisor.answered': { target: 'answered' },
            'advisor.declined': { target: 'declined' },
            'member.withdrew': { target: 'withdrawn' },
            'clock.occasionPassed': { target: 'expired' },
          },
        },
        inReview: {
          description: 'The advisor is reading it.',
          tags: 'open',
          on: {
            'advisor.asked': { target: 'needsYou' },
            'advisor.accepted': { target: 'accepted' },
            'advisor.scheduled': { target: 'scheduled' },
            'advisor.answered': { target: 'answered' },
            'advisor.declined': { target: 'declined' },
            'member.withdrew': { target: 'withdrawn' },
            'clock.occasionPassed': { target: 'expired' },
          },
        },
        needsYou: {
          description: 'The advisor asked something back and waits for the member.',
          tags: 'open',
          on: {
            'member.replied': { target: 'inReview' },
            'advisor.opened': { target: 'inReview' },
            'advisor.declined': { target: 'declined' },
            'member.withdrew': { target: 'withdrawn' },
            'clock.occasionPassed': { target: 'expired' },
          },
        },
        waitlisted: {
          description: 'All seats are taken; the request waits in line for one.',
          tags: 'open',
          on: {
            'clock.seatFreed': { target: 'offered' },
            'advisor.offered': { target: 'offered' },
            'advisor.declined': { target: 'declined' },
            'member.withdrew': { target: 'withdrawn' },
            'clock.occasionPassed': { target: 'expired' },
          },
        },
        offered: {
          description: 'A seat is held for the member, for a day.',
          tags: 'open',
          on: {
            'member.accepted': { target: 'accepted' },
            'advisor.declined': { target: 'declined' },
            'member.withdrew': { target: 'withdrawn' },
          },
          after: { offerLife: { target: 'waitlisted' } },
        },
        accepted: {
          description: 'The advisor said yes; the member may still step back.',
          tags: 'open',
          on: {
            'member.withdrew': { target: 'withdrawn' },
            'clock.occasionPassed': { target: 'held' },
          },
        },
        scheduled: {
          description: 'A time is fixed; until it has passed, either side may still undo it.',
          tags: 'open',
          on: {
            'advisor.opened': { target: 'inReview' },
            'member.withdrew': { target: 'withdrawn' },
            'clock.occasionPassed': { target: 'held' },
          },
        },
        answered: {
          description: 'The answer is there; about a question, its member may ask once more.',
          on: { 'member.followedUp': { guard: 'mayFollowUp', target: 'followedUp' } },
        },
        followedUp: {
          description: 'The member asked once more about the answer and waits for the advisor.',
          tags: 'open',
          on: { 'advisor.answered': { target: 'answered' } },
        },
        declined: { description: 'The advisor said no, with a reason.', tags: 'final' },
        held: {
          description: 'The time that was scheduled or accepted has passed; nothing is left to do.',
          tags: 'final',
        },
        expired: { description: 'What it was for has passed undecided.', tags: 'final' },
        withdrawn: { description: 'The member took it back.', tags: 'final' },
      },
    },
    promise: {
      description: 'What the member was promised, and whether it was kept.',
      initial: 'unmade',
      states: {
        unmade: {
          description: 'Nothing was promised: the request is a draft, or of a kind without a date.',
          on: {
            'member.submitted': [
              { guard: 'isQuestion', target: 'questionDue' },
              { guard: 'isConversation', target: 'conversationDue' },
              { guard: 'isMeeting', target: 'meetingDue' },
            ],
          },
        },
        questionDue: {
          description: 'An answer is promised within 72 hours, with Premium within 48.',
          on: {
            'advisor.answered': { target: 'kept' },
            'advisor.declined': { target: 'kept' },
            'member.withdrew': { target: 'released' },
          },
          after: { questionPromise: { target: 'broken' } },
        },
        conversationDue: {
          description: 'A response is promised within 48 hours.',
          on: {
            'advisor.accepted': { target: 'kept' },
            'advisor.scheduled': { target: 'kept' },
            'advisor.answered': { target: 'kept' },
            'advisor.declined': { target: 'kept' },
            'member.withdrew': { target: 'released' },
          },
          after: { conversationPromise: { target: 'broken' } },
        },
        meetingDue: {
          description: 'A reply is promised within 7 days.',
          on: {
            'advisor.accepted': { target: 'kept' },
            'advisor.scheduled': { target: 'kept' },
            'advisor.answered': { target: 'kept' },
            'advisor.declined': { target: 'kept' },
            'member.withdrew': { target: 'released' },
          },
          after: { meetingPromise: { target: 'broken' } },
        },
        followUpDue: {
          description:
            'A reply to the follow-up is promised within 72 hours, with Premium within 48.',
          on: { 'advisor.answered': { target: 'kept' } },
          after: { questionPromise: { target: 'broken' } },
        },
        kept: {
          description: 'The advisor replied in time.',
          on: { 'member.followedUp': { guard: 'mayFollowUp', target: 'followUpDue' } },
        },
        released: { description: 'The member withdrew before the date.' },
        broken: { description: 'The date passed without a reply; the request says so.' },
      },
    },
    quota: {
      description: "The member's questions of the month.",
      initial: 'untouched',
      states: {
        untouched: {
          description: 'This request has cost no question.',
          on: { 'member.submitted': { guard: 'isQuestion', target: 'used' } },
        },
        used: {
          description: 'The request counts as one of the questions of its month.',
          on: { 'member.withdrew': { guard: 'isUnread', target: 'returned' } },
          always: { guard: 'promiseIsBroken', target: 'returned' },
        },
        returned: {
          description:
            'The question is given back: it was withdrawn unread, or the promised date was missed.',
        },
      },
    },
    followUp: {
      description: 'The one question about an answer, which costs no question of the month.',
      initial: 'unavailable',
      states: {
        unavailable: {
          description: 'There is no answer to a question yet.',
          always: { guard: 'isAnsweredQuestion', target: 'open' },
        },
        open: {
          description: 'The member may ask once more, for 14 days.',
          on: { 'member.followedUp': { target: 'used' } },
          after: { followUpWindow: { target: 'over' } },
        },
        used: { description: 'The member has asked once more.' },
        over: { description: 'The 14 days have passed; a new question is one of its month.' },
      },
    },
    appointment: {
      description:
        'Whether the member would rather have another slot for a scheduled office hour or call.',
      initial: 'asBefore',
      states: {
        asBefore: {
          description: 'No other slot is wanted.',
          on: { 'member.askedToMove': { guard: 'mayMove', target: 'moveAsked' } },
        },
        moveAsked: {
          description: 'Another slot is wanted; the old one is held until the advisor decides.',
          on: {
            'member.askedToMove': { target: 'moveAsked' },
            'member.tookMoveBack': { target: 'asBefore' },
            'advisor.moved': { target: 'asBefore' },
            'advisor.declinedMove': { target: 'asBefore' },
          },
          always: { guard: 'isNotScheduled', target: 'asBefore' },
        },
      },
    },
  },
});
