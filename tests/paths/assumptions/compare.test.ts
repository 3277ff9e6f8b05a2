// The comparison of what is declared with what was seen, on a lamp; and the committed lists.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../kept/check.ts';
import { staleness } from '../kit/files.ts';
import { document } from './command.ts';
import { compare, fits } from './compare.ts';
import type { Assumptions, JourneyRecord } from './compare.ts';
import { listing } from './listing.ts';
import { assumptions } from './records.ts';

const lamp: Assumptions = {
  declared: {
    lamp: [
      'genie fails with words',
      'genie gives an object',
      'genie gives kind: true',
      'hears lamp.rubbed',
      'polish gives nothing',
    ],
  },
  service: ['GET /rest/v1/wishes 200 a list'],
  unseen: [{ reason: 'No journey wakes him.', facts: ['lamp genie fails *'] }],
};
const seen = (change: Partial<JourneyRecord> = {}): JourneyRecord => ({
  journey: 'the cave',
  asExpected: true,
  actors: [
    'lamp genie gives an object',
    'lamp genie gives kind: true',
    'lamp hears lamp.rubbed',
    'lamp polish gives a list',
  ],
  service: ['GET /rest/v1/wishes 200 a list'],
  walked: [],
  ...change,
});
const silent = { undeclared: [], unlisted: [], stale: [] };

it('says nothing where all is as declared; what nobody reads may be anything', () => {
  expect(compare(lamp, [seen()])).toEqual({ ...silent, seen: 5 });
});

it('counts what a child sends that ends to what other flows send', () => {
  expect(
    compare(lamp, [seen({ actors: ['lamp hears lamp.rubbed from genie'] })]).undeclared,
  ).toEqual([]);
});

it('names the journey of an event, an answer or an error that no model declares', () => {
  const planted = [
    'lamp hears lamp.broken from weather',
    'lamp genie gives null',
    'lamp genie fails without words',
  ];
  const { undeclared } = compare(lamp, [
    seen(),
    seen({ journey: 'the theft', actors: planted }),
    seen({ journey: 'later', actors: planted }),
  ]);
  expect(undeclared).toEqual(
    planted.map(
      (fact) =>
        `${fact}: no model declares it, and this journey saw it: the theft. Declare it in tests/paths/lamp.paths.ts, or mend who says it.`,
    ),
  );
});

it('names an answer of the service that is not known', () => {
  const { undeclared } = compare(lamp, [seen({ service: ['GET /rest/v1/wishes 500 text'] })]);
  expect(undeclared).toEqual([
    'GET /rest/v1/wishes 500 text: tests/paths/assumptions/service.ts does not have this answer of the service, and this journey saw it: the cave.',
  ]);
});

const read = (answer: string) => compare(lamp, [seen({ service: [answer] })]);

it('takes an answer for its kind: whose body was not read, and one with any path', () => {
  expect(read('GET /rest/v1/wishes 200 unread')).toEqual({ ...silent, seen: 5 });
  expect(read('GET /rest/v1/wishes 401 unread').undeclared).toHaveLength(1);
  const ended = { ...lamp, service: [...lamp.service, '* /rest/v1/* 401 an object'] };
  const answers = [...lamp.service, 'POST /rest/v1/wishes 401 an object'];
  expect(compare(ended, [seen({ service: answers })])).toEqual({ ...silent, seen: 6 });
});

it('asks for a reason for what is declared and not seen', () => {
  const { unlisted } = compare(lamp, [seen({ actors: [], service: [] })]);
  expect(unlisted.map((line) => line.split(':')[0])).toEqual([
    'lamp genie gives an object',
    'lamp genie gives kind',
    'lamp hears lamp.rubbed',
    'lamp polish gives nothing',
    'GET /rest/v1/wishes 200 a list',
  ]);
});

it('refuses a reason for what is seen, and for what is declared no more', () => {
  const awake = seen({ actors: [...seen().actors, 'lamp genie fails with words'] });
  expect(compare(lamp, [awake]).stale).toEqual([
    'lamp genie fails with words: tests/paths/assumptions/unseen.ts has a reason why no journey sees it, and the cave did.',
  ]);
  const gone = {
    ...lamp,
    unseen: [...lamp.unseen, { reason: 'Gone.', facts: ['lamp hears *.lost'] }],
  };
  expect(compare(gone, [seen()]).stale).toEqual([
    'lamp hears *.lost: nothing of the kind is declared any more.',
  ]);
});

it('takes what is a matter of timing either way', () => {
  const timed = {
    ...lamp,
    unseen: lamp.unseen.map((one) => ({ ...one, byTiming: true as const })),
  };
  const awake = seen({ actors: [...seen().actors, 'lamp genie fails with words'] });
  expect(compare(timed, [awake])).toEqual({ ...silent, seen: 6 });
  expect(compare(timed, [seen()])).toEqual({ ...silent, seen: 5 });
});

it('reads a star as any text, and everything else as it is written', () => {
  expect(fits('* fails without words', 'session signOut fails without words')).toBe(true);
  expect(fits('session hears a.b', 'session hears axb')).toBe(false);
  expect(fits('POST /token?grant_type=*', 'POST /token?grant_type=password')).toBe(true);
});

it('has reasons for declared facts only, each once', () => {
  const { unseen } = assumptions();
  const all = compare(assumptions(), []);
  expect(all.stale).toEqual([]);
  const facts = unseen.flatMap((group) => group.facts);
  expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
});

it('is told in the committed document (npm run paths -- --property assumptions --out)', () => {
  expect(staleness(root, join(root, document), listing(assumptions()))).toBeUndefined();
});
