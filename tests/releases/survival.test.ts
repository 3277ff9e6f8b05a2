// `flows:diff` calls a change safe, migrating or breaking by what becomes of the fixtures: changes that are planted here.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StoredAnswers } from '../../src/adapters/storage/draftStore.ts';
import { meetingDraft } from '../../src/flows/meetingRequest/ports/draft.ts';
import type { DraftPorts } from '../../src/flows/draft/ports.ts';
import { fixturesOf } from './fixtures.ts';
import type { StoredForm } from './form.ts';
import { forms } from './forms.ts';
import { meetingForm } from './forms.requests.ts';
import {
  knownIn,
  survivalOfForm,
  survivalsNow,
  survivalsSince,
  withDeleted,
  worstOf,
} from './survival.ts';
import { staleness } from './written.ts';

const fixtures = fixturesOf('meetingRequest');
const formOf = (name: string): StoredForm => {
  const form = forms.find((one) => one.name === name);
  if (form === undefined) throw new Error(`There is no form ${name}.`);
  return form;
};

/** A build that stores the reason of a meeting as `why`; `understand` reads what lies there. */
const renamed = (understand: DraftPorts['understand']): StoredForm =>
  meetingForm({
    store: {
      ...meetingDraft.store,
      put: (place, { reason, ...words }) =>
        meetingDraft.store.put(place, { ...words, why: reason }),
    },
    understand,
  });
const today = ({ why, ...rest }: StoredAnswers) =>
  meetingDraft.understand({ ...rest, reason: why });
const unconverted = renamed(today);
const converted = renamed((draft) =>
  'why' in draft ? today(draft) : meetingDraft.understand(draft),
);

describe('a change of what is stored', () => {
  test('that leaves it as it was is safe', async () => {
    expect(await survivalOfForm(meetingForm(meetingDraft), fixtures)).toEqual({
      call: 'safe',
      why: 'what lies in browsers is what this build writes',
    });
  });
  test('to a renamed field is breaking, and names what is lost', async () => {
    expect(await survivalOfForm(unconverted, fixtures)).toEqual({
      call: 'breaking',
      why: '‘Two boards, one decision.’ under axisOneMeetingDraft is not restored (tests/releases/fixtures/meetingRequest/1.b7b17c4f.json)',
    });
  });
  test('to a renamed field that is converted migrates it', async () => {
    const { call, why } = await survivalOfForm(converted, fixtures);
    expect(call).toBe('migrates');
    expect(why).toContain('restored whole, and stored in a newer form: it has');
    expect(why).toContain('axisOneMeetingDraft.drafts[].draft.why: string');
    expect(why).toContain('it lacks axisOneMeetingDraft.drafts[].draft.reason: string');
  });
  test('that shows all, and drops a word with the next change, is breaking', async () => {
    const forgets = meetingForm({
      ...meetingDraft,
      store: {
        ...meetingDraft.store,
        put: (place, { reason, project }) => meetingDraft.store.put(place, { reason, project }),
      },
    });
    const { call, why } = await survivalOfForm(forgets, fixtures);
    expect([call, why]).toEqual(['breaking', expect.stringContaining('‘A decision by spring.’')]);
  });
  test('after which nothing is stored any more is breaking', async () => {
    const mute = meetingForm({
      ...meetingDraft,
      store: { ...meetingDraft.store, put: () => {} },
    });
    const { call, why } = await survivalOfForm(mute, fixtures);
    expect([call, why]).toEqual(['breaking', expect.stringContaining('has stored nothing')]);
  });
  test('of which a build has stored nothing yet is safe', async () => {
    expect((await survivalOfForm(unconverted, [])).call).toBe('safe');
  });
});

describe('a new form without a fixture', () => {
  test('is refused with the file to add', async () => {
    const sentence = await staleness(converted);
    expect(sentence).toContain('meetingRequest is stored in another form than');
    expect(sentence).toContain('it lacks axisOneMeetingDraft.drafts[].draft.reason: string');
    expect(sentence).toContain('Add tests/releases/fixtures/meetingRequest/2.json');
    expect(sentence).toContain('\\"why\\":\\"Changed.\\"');
  });
  test('and without any fixture, too', async () => {
    const sentence = await staleness(meetingForm(meetingDraft), []);
    expect(sentence).toContain('meetingRequest has no fixture. Add tests/');
  });
});

describe('what lay in browsers at a ref', () => {
  const onboarding = fixturesOf('onboarding');
  const upTo = (place: number) =>
    knownIn(
      [],
      onboarding.slice(0, place).map(({ commit }) => `${commit}0000`),
    );
  test('is what builds of its history have first written, or what it has a fixture of', () => {
    const [first, second] = onboarding;
    if (!first || !second) throw new Error('There are two.');
    const { commit: _, ...unnamed } = second;
    expect([first, second, unnamed].map(knownIn([], [`${first.commit}abc`]))).toEqual([
      true,
      false,
      false,
    ]);
    expect(knownIn([second.path], [])(unnamed)).toBe(true);
  });
  test('an earlier form of today’s drafts migrates, and says how', async () => {
    const known = onboarding.filter(upTo(4));
    expect(known).toHaveLength(4);
    expect(await survivalOfForm(formOf('onboarding'), known)).toEqual({
      call: 'migrates',
      why: 'what lies in browsers is restored whole, and stored in a newer form: Each draft names the visit of a draft without an owner; Each draft names its visit, with an owner or without',
    });
  });
  test('a flow is called by the worst of its forms', async () => {
    const known = knownIn(
      [],
      fixtures.map(({ commit }) => commit ?? ''),
    );
    const [meeting] = fixtures;
    const broken = { ...unconverted, flow: 'twofold' };
    const whole = { ...meetingForm(meetingDraft), flow: 'twofold' };
    expect(meeting && known(meeting)).toBe(true);
    expect((await survivalsNow(known, [whole, broken]))['twofold']?.call).toBe('breaking');
    expect(worstOf([]).call).toBe('safe');
  });
  test('a fixture that was deleted is breaking', () => {
    const path = 'tests/releases/fixtures/meetingRequest/0.json';
    expect(withDeleted({}, [path])).toEqual({
      meetingRequest: {
        call: 'breaking',
        why: `${path} is gone, and nothing restores what it holds`,
      },
    });
    expect(
      withDeleted(
        {},
        fixtures.map((fixture) => fixture.path),
      ),
    ).toEqual({});
  });
});

test('a ref is read from its repository, and no browser is left behind', async () => {
  const root = mkdtempSync(join(tmpdir(), 'axis-releases-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  try {
    const [fixture] = fixtures;
    const file = join(root, fixture?.path ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{}');
    git('init', '--quiet');
    git('add', 'tests');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'A');
    const found = await survivalsSince(root, 'HEAD');
    expect(found['meetingRequest']?.why).toBe('what lies in browsers is what this build writes');
    expect(found['booking']?.why).toBe('nothing of it lay in browsers then');
    // The drawing of charts takes a global window for that of a browser.
    expect('window' in globalThis).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});
