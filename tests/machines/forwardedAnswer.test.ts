// A forwarded answer by state (docs/product-decisions.md, "Beyond the specification").
import { expect, test } from 'vitest';
import { forwardedAnswerMachine } from '#machines/forwardedAnswer.machine.ts';
import type { ForwardedReply } from '#machines/forwardedAnswer.machine.ts';
import { answered } from '../paths/requestPage.samples.ts';
import { play, port } from './kit.ts';

const { versions } = answered;

const begin = () => {
  const readAnswer = port<ForwardedReply, { token: string }>();
  const flow = play(forwardedAnswerMachine.provide({ actors: { readAnswer: readAnswer.logic } }), {
    token: 'ab12',
  });
  return { ...flow, readAnswer };
};

test('the answer behind the link is shown', () => {
  const flow = begin();
  expect([flow.tags(), flow.readAnswer.asked]).toEqual([['loading'], [{ token: 'ab12' }]]);
  flow.readAnswer.resolve({ outcome: 'found', versions });
  expect([flow.tags(), flow.context().versions]).toEqual([['shown'], versions]);
});

test.each([
  ['revoked', 'revoked'],
  ['deleted', 'deleted'],
  ['not_found', 'unknown'],
] as const)('%s is said, and nothing is shown', (reason, tag) => {
  const flow = begin();
  flow.readAnswer.resolve({ outcome: 'refused', reason });
  expect([flow.tags(), flow.context().versions]).toEqual([[tag], []]);
});

test.each([
  ['fails', (flow: ReturnType<typeof begin>) => flow.readAnswer.reject('No.')],
  ['is silent for 15 s', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
])('it is tried again where the service %s', (_, end) => {
  const flow = begin();
  end(flow);
  expect(flow.tags()).toEqual(['failed']);
  flow.send({ type: 'retry.requested' });
  expect(flow.states()).toEqual(['loading']);
});
