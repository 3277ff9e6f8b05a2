// What is walked of a flow, which walks add most to it, and what has changed in it: as numbers, in words and as a test plan.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { changesFrom, changesSince } from './changes.ts';
import { main } from './cli.ts';
import { coverageOf, explore } from './explore.ts';
import { readListing } from './listing.ts';
import { mutantsOf } from './mutants.ts';
import type { Project } from './project.ts';
import { bestWalks, takenBy } from './ranking.ts';
import { report } from './report.ts';
import { lampMachine } from './sample.machine.ts';
import { lamp, sampleProject } from './sample.ts';
import { planText, width } from './testPlan.ts';
import { goalFault, shareOf } from './walked.ts';

const root = mkdtempSync(join(tmpdir(), 'axis-walked-'));
afterAll(() => rmSync(root, { recursive: true }));

const graph = explore(lamp);
const entry = { title: 'Lamp', audience: 'Travelers.' };
const subject = { flow: 'lamp', entry, graph, project: sampleProject };

const nothing = takenBy(graph, []).taken;
const firstWish = { start: 'cave', ids: ['wish.typed/gold', 'lamp.rubbed', 'genie=kind'] };

/** A machine that differs from the lamp in one place. */
function mutant(id: RegExp): AnyStateMachine {
  const found = [...mutantsOf(lampMachine)].find((one) => id.test(one.id));
  if (found === undefined) throw new Error(`There is no mutant ${String(id)}.`);
  return found.build();
}

/** The kinds of the changes since an earlier machine. */
const kinds = (earlier: AnyStateMachine) =>
  changesSince(subject, explore(lamp, earlier), 'transitions').changes.map(({ kind }) => kind);

/** Writes a file; returns its name. */
const file = (name: string, text: string) => {
  writeFileSync(join(root, name), text);
  return name;
};

describe('bestWalks', () => {
  it('adds transitions first, and each walk only what the ones before it do not', () => {
    const walks = bestWalks(graph, nothing, 20);
    const added = walks.flatMap(({ adds }) => adds.transitions);
    expect(new Set(added).size).toBe(added.length);
    expect(added).toHaveLength(coverageOf(graph).transitions.declared);
    const pairs = walks.flatMap(({ adds }) => adds.pairs);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength(coverageOf(graph).pairs);
  });

  it('ranks by what a walk adds for each step', () => {
    const perStep = bestWalks(graph, nothing, 20).map(
      ({ path, adds }) => adds.transitions.length / path.steps.length,
    );
    expect(perStep).toEqual(perStep.toSorted((a, b) => b - a));
  });

  it('names nothing where everything is walked', () => {
    const all = bestWalks(graph, nothing, 20).map(({ path: { start, steps } }) => ({
      start,
      ids: steps.map(({ move }) => move.id),
    }));
    const { taken, impossible } = takenBy(graph, all);
    expect(impossible).toEqual([]);
    expect(bestWalks(graph, taken, 3)).toEqual([]);
    expect(shareOf(graph, taken).pairs.percent).toBe(100);
  });

  it('counts a walk that is not possible for nothing', () => {
    const { taken, impossible } = takenBy(graph, [{ start: 'cave', ids: ['lamp.rubbed'] }]);
    expect(impossible).toHaveLength(1);
    expect(taken.transitions.size).toBe(0);
  });
});

describe('the goal', () => {
  it('is kept, or missed in a sentence', () => {
    const share = shareOf(graph, takenBy(graph, [firstWish]).taken);
    expect(share.transitions.walked).toBe(3);
    expect(share.pairs.walked).toBe(2);
    expect(goalFault('lamp', share, share.pairs.percent)).toBeUndefined();
    expect(goalFault('lamp', share, 90)).toContain('2 of');
    expect(goalFault('lamp', share, 90)).toContain('the goal is 90 %.');
  });
});

describe('the listing', () => {
  it('has a line for each path, which can be read again', () => {
    const text = report(subject, 'listing', 'transitions');
    const paths = readListing(text);
    expect(paths).toHaveLength(text.trim().split('\n').length - 2);
    expect(paths[0]?.start).toBe('cave');
    expect(changesFrom(subject, paths, 'transitions').changes).toEqual([]);
  });
});

describe('the changes', () => {
  it('are none between a machine and itself', () => {
    expect(kinds(lampMachine)).toEqual([]);
  });

  it('name an altered wait, with what was before', () => {
    const { changes } = changesSince(
      subject,
      explore(lamp, mutant(/^delay:.*doubt/)),
      'transitions',
    );
    expect(changes.map(({ kind }) => kind)).toContain('altered');
    const before = changes.flatMap(({ steps }) => steps.flatMap((step) => step.before ?? []));
    expect(before).toContain('1 second passes');
  });

  it('name a new path where a transition is new, and a gone one where it is no more', () => {
    const without = mutant(/^delete:.*lamp\.left/);
    expect(kinds(without)).toContain('new');
    const today = { ...subject, graph: explore(lamp, without) };
    const { changes } = changesSince(today, graph, 'transitions');
    const gone = changes.find(({ kind }) => kind === 'gone');
    expect(gone?.steps.at(-1)).toEqual({
      say: 'Try: Leave the lamp',
      expected: ['This is not possible any more'],
    });
  });

  it('are a plan in which each step has a box, and no line is wider than a page', () => {
    const long = {
      ...subject,
      entry: { title: 'A lamp of '.repeat(20), audience: 'x'.repeat(200) },
    };
    const all = changesFrom(long, [], 'transitions');
    const text = planText(long, all, 'v1');
    const steps = all.changes.reduce((sum, change) => sum + change.steps.length, 0);
    expect(text.match(/^- \[ \] /gm)).toHaveLength(steps);
    expect(text.match(/^ {2}- Expected: /gm)).toHaveLength(steps);
    expect(text.match(/^## /gm)).toHaveLength(all.changes.length);
    expect(text.split('\n').filter((line) => line.length > width)).toEqual([]);
  });
});

describe('npm run paths', () => {
  const project: Project = {
    ...sampleProject,
    tours: () => Promise.resolve({ walked: [firstWish], offered: graph }),
    goalOf: () => 5,
    earlier: (_, __, ref) =>
      Promise.resolve(
        ref === 'never'
          ? undefined
          : {
              name: ref === '' ? 'the last commit' : ref,
              isSame: ref === '',
              machine: ref === 'v0' ? undefined : mutant(/^delay:.*doubt/),
              listing: undefined,
            },
      ),
  };
  async function run(...argv: string[]) {
    const said: string[] = [];
    const console = {
      root,
      say: (text: string) => void said.push(text),
      complain: (text: string) => void said.push(text),
    };
    const code = await main(project, argv, console);
    return { code, said: said.join('\n') };
  }
  it('--coverage names three walks: ids, words, steps, and what each adds', async () => {
    const { code, said } = await run('lamp', '--coverage');
    expect(code).toBe(0);
    expect(said).toMatch(/^Lamp: 3 of 11 transitions · 2 of \d+ pairs, \d+ % \(goal 5 %\)/);
    expect(said.match(/^\d\. \d+ steps? adds? /gm)).toHaveLength(3);
    expect(said).toContain('`wish.typed/gold`: Type the wish gold.');
    expect(said).toContain('- adds the transition `');
    expect(said).toContain('Again: npm run paths -- lamp --replay "@cave ');
  });

  it('--coverage fails below the goal, of several machines too', async () => {
    project.goalOf = () => 90;
    expect(await run('lamp', 'lamp', '--coverage')).toMatchObject({ code: 1 });
    project.goalOf = () => 5;
    expect((await run('--coverage', 'lamp', 'lamp')).said).toMatch(/^lamp: 3 of 11 transitions/);
  });

  it('--walked takes what --format json prints', async () => {
    const { said } = await run('lamp', '--coverage', '--format', 'json');
    const name = file('walks.json', said);
    const after = await run('lamp', '--coverage', '--walked', name, '--walked', 'tours');
    expect(after.code).toBe(0);
    expect(after.said).toContain(`Walked: ${name}, tours (4 walks`);
  });

  it.each([
    ['none.json', undefined, 'none.json does not exist.'],
    ['text.json', 'lamp', 'text.json is not JSON.'],
    ['other.json', '[{ "ids": [] }]', 'other.json is not an array of walks'],
  ])('--walked %s is answered in a sentence', async (name, text, sentence) => {
    if (text !== undefined) file(name, text);
    const { code, said } = await run('lamp', '--coverage', '--walked', name);
    expect(code).toBe(2);
    expect(said).toContain(sentence);
  });

  it('--plan says in a sentence that nothing has changed', async () => {
    const { said } = await run('lamp', '--plan');
    expect(said).toBe('Lamp: its machine has not changed since the last commit.');
    const listing = file('lamp.txt', report(subject, 'listing', 'transitions'));
    expect((await run('lamp', '--plan', listing)).said).toBe(
      'Lamp: no path has changed since lamp.txt.',
    );
  });

  it('--plan compares with a commit, and with one that has no such machine', async () => {
    expect((await run('lamp', '--plan', 'v1')).said).toContain('  - Before: 1 second passes.');
    const { said } = await run('lamp', '--plan', 'v0');
    expect(said).toContain('0 altered, 0 gone');
    expect((await run('lamp', '--plan', 'v0', '--out', 'plan.md')).said).toBe('plan.md written.');
  });

  it('--plan answers an unknown commit, and a file without a path, in a sentence', async () => {
    expect(await run('lamp', '--plan', 'never')).toMatchObject({ code: 2 });
    expect(await run('lamp', '--plan', file('empty.txt', ''))).toMatchObject({ code: 2 });
  });
});
