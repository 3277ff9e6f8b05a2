// Samples of the desk's sections: two posts, one of them hidden, and what else a section may show.
import type { Board, BoardAct, BoardPost } from '#machines/deskBoard.machine.ts';
import type { Asker } from '#machines/deskBoard.machine.ts';
import { advisor } from './desk.samples.ts';

export const postOf = (id: string, rest: Partial<BoardPost> = {}): BoardPost => ({
  id,
  author: `Author ${id}`,
  email: 'ada@example.com',
  body: `What ${id} says.`,
  isPremium: false,
  createdAt: '2026-11-21T20:00:00.000Z',
  hidden: null,
  ...rest,
});

/** One page of posts: the first is on show, the second hidden. */
export const postsOf = (ids: readonly string[], next: string | null = null): Board => ({
  section: 'posts',
  rows: ids.map((id, place) =>
    postOf(id, place === 1 ? { hidden: { reason: 'It sells a course.', by: advisor } } : {}),
  ),
  next,
});

export const hide: BoardAct = { kind: 'hide', id: 'p1', about: 'The post by Author p1' };
export const showAgain: BoardAct = { kind: 'show', id: 'p2', about: 'The post by Author p2' };

export const askerOf = (id: string, rest: Partial<Asker> = {}): Asker => ({
  id,
  status: 'submitted',
  email: `${id}@example.com`,
  company: null,
  tier: 'free',
  ...rest,
});

const monday = '2026-11-23';
export const week: Board = {
  section: 'hours',
  monday,
  rows: [
    {
      slot: '2026-11-24T14:20',
      host: 'javelyn',
      isAvailable: true,
      isPast: false,
      scheduled: null,
      asking: [askerOf('a1', { tier: 'premium', company: 'Halden' }), askerOf('a2')],
      wantedBy: [{ ...askerOf('a3', { status: 'scheduled' }), slot: '2026-12-01T14:20' }],
    },
    {
      slot: '2026-11-24T14:40',
      host: 'quasar',
      isAvailable: true,
      isPast: false,
      scheduled: null,
      asking: [],
      wantedBy: [],
    },
    {
      slot: '2026-11-26T10:00',
      host: 'angel',
      isAvailable: true,
      isPast: true,
      scheduled: null,
      asking: [],
      wantedBy: [],
    },
    {
      slot: '2026-11-26T10:20',
      host: null,
      isAvailable: false,
      isPast: false,
      scheduled: askerOf('a4', { status: 'scheduled' }),
      asking: [],
      wantedBy: [],
    },
  ],
  next: null,
};

const guest = (id: string) => ({ ...askerOf(id), position: null, offeredUntil: null });
export const tables: Board = {
  section: 'tables',
  rows: [
    {
      id: 'paris-walk',
      title: 'Paris walk',
      heldOn: '2026-12-03',
      isOver: false,
      seats: 4,
      reserved: 1,
      free: 1,
      accepted: [{ ...guest('g1'), status: 'accepted' }],
      offered: [{ ...guest('g2'), status: 'offered', offeredUntil: '2026-11-23T10:00:00.000Z' }],
      waitlisted: [{ ...guest('g3'), status: 'waitlisted', position: 1 }],
      undecided: [guest('g4')],
    },
    {
      id: 'lisbon-dinner',
      title: 'Lisbon dinner',
      heldOn: null,
      isOver: true,
      seats: 8,
      reserved: 8,
      free: 0,
      accepted: [],
      offered: [],
      waitlisted: [],
      undecided: [],
    },
  ],
  next: null,
};

const issue = {
  list: 'next-curve',
  slug: 'the-printer-patent-that-expired',
  title: 'The printer patent',
  summary: 'It expired.',
} as const;
export const readers: Board = {
  section: 'readers',
  rows: [
    { list: 'second-curve', readers: 0, waiting: 1, left: 2, issues: [], next: null },
    {
      list: 'next-curve',
      readers: 712,
      waiting: 3,
      left: 4,
      issues: [{ slug: 'one', title: 'One', sent: 700, queued: 0, failed: 2, missing: 10 }],
      next: { issue, missing: 712, isOut: false },
    },
  ],
  next: null,
};

export const mails: Board = {
  section: 'mails',
  counts: { sent: 7, queued: 1, givenUp: 1 },
  rows: [
    {
      id: 'm1',
      kind: 'answered',
      address: 'ada@example.com',
      attempts: 5,
      lastError: '550 no such user',
      createdAt: '2026-11-21T20:00:00.000Z',
      isGivenUp: true,
    },
    {
      id: 'm2',
      kind: 'of a later backend',
      address: 'ben@example.com',
      attempts: 1,
      lastError: null,
      createdAt: '2026-11-21T20:00:00.000Z',
      isGivenUp: false,
    },
  ],
  next: null,
};

export const figures: Board = {
  section: 'figures',
  figures: {
    promises: { kept: 5, broken: 1, running: 2 },
    medianHours: 21.4,
    openByAge: [
      { age: 'under24h', count: 2 },
      { age: '1to2d', count: 0 },
      { age: '2to3d', count: 1 },
      { age: '3to7d', count: 0 },
      { age: 'over7d', count: 0 },
    ],
    byKind: [
      { kind: 'asynq', asked: 6, open: 2, kept: 4, broken: 1, medianHours: 20 },
      { kind: 'meeting', asked: 1, open: 1, kept: 1, broken: 0, medianHours: null },
    ],
    byTopic: [
      { topic: 'gtm', asked: 4 },
      { topic: 'hiring', asked: 2 },
    ],
    months: [
      { month: '2026-10', asked: 3, replied: 3, kept: 2, broken: 1, medianHours: 30.5 },
      { month: '2026-11', asked: 4, replied: 3, kept: 3, broken: 0, medianHours: null },
    ],
  },
  rows: [],
  next: null,
};

export const acts: Board = {
  section: 'acts',
  rows: [
    {
      id: '2',
      at: '2026-11-21T20:00:00.000Z',
      by: advisor,
      act: 'moved',
      request: 'r1',
      subject: 'Two boards',
      status: 'accepted',
    },
    {
      id: '1',
      at: '2026-11-21T19:00:00.000Z',
      by: advisor,
      act: 'postHidden',
      request: null,
      subject: null,
      status: null,
    },
  ],
  next: null,
};

/** The newest issue, as the desk sends it. */
export const nextIssue = issue;
