// The sources of the recommended actions, by state.
import { describe, expect, test } from 'vitest';
import { recommendationsMachine } from '#machines/recommendations.machine.ts';
import type {
  Progress,
  RecommendationsEvent,
  KnownProfile,
} from '#machines/recommendations.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const told: KnownProfile = {
  identities: ['founder'],
  companyName: 'Halden Robotics',
  stage: 'seed',
  sector: 'Deep Tech',
  modules: ['asyncq'],
};
const nothing: Progress = { quota: null, asked: null, stack: null };
const done: Progress = { quota: { left: 1, month: '2026-11' }, asked: ['asynq'], stack: [] };

const begin = () => {
  const profileFeed = feed<RecommendationsEvent>();
  const readProgress = port<Progress>();
  const flow = play(
    recommendationsMachine.provide({
      actors: { profileFeed: profileFeed.logic, readProgress: readProgress.logic },
    }),
  );
  return { ...flow, profileFeed, readProgress };
};

describe('while it is loading', () => {
  test('a skeleton is shown, and the backend is asked once', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['reading'], ['loading']]);
    expect(flow.readProgress.asked).toHaveLength(1);
  });
  test('completed actions are saved', () => {
    const flow = begin();
    flow.readProgress.resolve(done);
    expect([flow.states(), flow.tags()]).toEqual([['known'], []]);
    expect(flow.context().progress).toEqual(done);
  });
  test.each([
    {
      name: 'that fails',
      end: (flow: ReturnType<typeof begin>) => flow.readProgress.reject('No.'),
    },
    { name: 'that is silent for 3 s', end: (flow: ReturnType<typeof begin>) => flow.wait(3000) },
  ])('a backend $name completes no action', ({ end }) => {
    const flow = begin();
    end(flow);
    expect(flow.states()).toEqual(['known']);
    expect(flow.context().progress).toEqual(nothing);
    expect(flow.readProgress.isWaiting()).toBe(false);
  });
});

test('the profile is followed, before and after', () => {
  const flow = begin();
  flow.profileFeed.say({ type: 'profile.learnt', profile: told });
  expect([flow.states(), flow.context().profile]).toEqual([['reading'], told]);
  flow.readProgress.resolve(done);
  const changed = { ...told, stage: 'idea' };
  flow.profileFeed.say({ type: 'profile.learnt', profile: changed });
  expect([flow.states(), flow.context().profile]).toEqual([['known'], changed]);
});

test('a profile that cannot be read is an empty one', () => {
  const flow = play(recommendationsMachine.provide({ actors: { profileFeed: brokenFeed() } }));
  expect(flow.context().profile).toEqual({
    identities: [],
    companyName: '',
    stage: '',
    sector: '',
    modules: [],
  });
});
