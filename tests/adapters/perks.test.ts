// @vitest-environment happy-dom
// The profile behind the offers: answers that are written together are read once.
import { beforeEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { perksMachine } from '#machines/perks.machine.ts';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { readPerkProfile } from '../../src/adapters/supabase/profiles.ts';
import { perksFeedOf } from '../../src/flows/perks/ports/member.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';
import { activeIn } from '../machines/kit.ts';

beforeEach(freshBrowser);

test('a profile is read for the member, and once for all answers that change at the same time', async () => {
  holdSession();
  const calls = wire(() => ({ body: [] }));
  const currentUser = {
    now: () => 'ada',
    watch: () => () => undefined,
    onChange: () => () => undefined,
  };
  const actor = createActor(
    perksMachine.provide({
      actors: { memberFeed: perksFeedOf(currentUser), readProfile: readPerkProfile },
    }),
  ).start();
  const readings = () => calls.filter(({ path }) => path === '/rest/v1/profiles').length;
  await waitFor(actor, (snapshot) => snapshot.matches('known'));
  expect(readings()).toBe(1);
  for (const key of [keys.stage, keys.sector, keys.companyName]) write(key, 'seed');
  expect(activeIn(actor)).toContain('reading');
  await waitFor(actor, (snapshot) => snapshot.matches('known'));
  expect(readings()).toBe(2);
  actor.stop();
  write(keys.stage, 'scale');
  expect(readings()).toBe(2);
});
