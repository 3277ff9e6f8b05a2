// The check of values: what can be wrong with a value, and that a wrong one is noticed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baselineOf, flagsOf, withDictionary } from './baseline.ts';
import { explore } from './explore.ts';
import { judge } from './gate.ts';
import { holdersOf } from './params.ts';
import { recordFaults, recordInWords, recordOf } from './record.ts';
import { report } from './report.ts';
import { lamp, sampleProject, spoilt } from './sample.ts';
import { inWords, missingIn, noticedOf, tableOf } from './tally.ts';
import { noticedBy, unexplained } from './values.ts';
import { valueMutantsOf } from './valueMutants.ts';

const source = readFileSync('tests/paths/kit/sample.machine.ts', 'utf8');
const graph = explore(lamp);
const baseline = baselineOf(graph);
const entry = { title: 'Lamp', audience: 'Travelers.' };
const listing = report(
  { flow: 'lamp', entry, graph, project: sampleProject },
  'listing',
  'transitions',
);

const params = holdersOf(lamp.machine.config).map((holder) => holder.params);

/** The project with these survivors. */
const project = (reasons: Record<string, string>) => ({
  ...sampleProject,
  survivors: { lamp: reasons },
});

/** The ids of the mutants of one action. */
async function mutantsOf(action: string, helpers = '') {
  const text = `import { assign, emit, setup } from 'xstate';
    ${helpers}
    export const machine = setup({ actions: { act: ${action} } }).createMachine({});`;
  return (await valueMutantsOf(text, (key) => key === 'isOpen')).map(({ id }) => id);
}

describe('value mutants', () => {
  it.each([
    ['assign({ name: (_, p) => p.name, n: 1 })', 'act drops ‘name: (_, p) => p.name’'],
    ['assign({ name: (_, p) => p.name, n: 1 })', 'act empties ‘name: (_, p) => p.name’'],
    ['assign((_, p) => ({ a: p.a, b: p.b }))', 'act swaps ‘a: p.a, b: p.b’'],
    ['assign((_, p) => ({ isOpen: p.isOpen }))', 'act toggles ‘isOpen: p.isOpen’'],
    ['assign((_, p) => ({ n: p.n + 1 }))', 'act is off by one at ‘1’'],
    ['assign((_, p) => ({ n: p.n < 3 }))', 'act < becomes <= in ‘p.n < 3’'],
    ['assign((_, p) => ({ n: p.a ? 1 : 2 }))', 'act swaps ‘p.a ? 1 : 2’'],
    ['assign((_, p) => ({ n: p.a && p.b }))', 'act keeps only ‘p.a’ of ‘p.a && p.b’'],
    ['assign((_, p) => ({ n: !p.a }))', 'act negates ‘!p.a’'],
    ['assign((_, p) => ({ n: [...p.a, p.b] }))', 'act swaps ‘[...p.a, p.b]’'],
    [
      'assign((_, p) => ({ n: p.a.filter((x) => x !== p.b) }))',
      'act takes the first instead of the chosen in ‘p.a.filter((x) => x !== p.b)’',
    ],
    ['assign((_, p) => ({ n: p.a.trim() }))', 'act drops the call of ‘p.a.trim()’'],
    ['emit({ type: "said", n: 1 })', 'act does nothing'],
  ])('%s: %s', async (action, id) => {
    expect(await mutantsOf(action)).toContain(id);
  });

  it('are made of helpers too, and of no other code', async () => {
    const helpers =
      'const longest = 3; const idle = 4; const cut = (text) => text.length < longest;';
    const ids = await mutantsOf('assign((_, p) => ({ n: cut(p.a) }))', helpers);
    expect(ids).toEqual(
      expect.arrayContaining([
        'cut < becomes >= in ‘text.length < longest’',
        'longest is off by one at ‘3’',
      ]),
    );
    expect(ids.filter((id) => id.startsWith('idle'))).toEqual([]);
  });

  it('are made of what the chart hands over', async () => {
    const text = `import { setup } from 'xstate';
      export const machine = setup({ guards: { isIt: (_, p) => p.a } }).createMachine({
        on: { go: { guard: { type: 'isIt', params: { a: 1, b: 2 } } } },
      });`;
    const ids = (await valueMutantsOf(text, () => false)).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'params of isIt hands over nothing',
        'params of isIt drops ‘a: 1’',
        'params of isIt swaps ‘a: 1, b: 2’',
      ]),
    );
  });

  it('leave the condition of a loop and the type of an event alone', async () => {
    const loop = 'const count = (n) => { for (let i = 0; i < n; i += 1) n -= i; return n; };';
    expect(await mutantsOf('assign((_, p) => ({ n: count(p.n) }))', loop)).not.toContain(
      'count < becomes >= in ‘i < n’',
    );
    expect(await mutantsOf('emit({ type: "said" })')).toEqual(['act does nothing']);
  });

  it('of the sample are all noticed', async () => {
    const mutants = await valueMutantsOf(source, flagsOf(baseline));
    expect(mutants.length).toBeGreaterThan(5);
    const unnoticed = mutants.filter(
      (mutant) => noticedBy(sampleProject, 'lamp', baseline, mutant, listing) === 'none',
    );
    expect(unnoticed.map(({ id }) => id)).toEqual([]);
  });

  it('survive where no step shows the difference, and the machine is whole again afterwards', () => {
    const { actions, guards } = lamp.machine.implementations;
    const same = {
      id: 'same',
      kind: 'same',
      names: ['remember'],
      build: () => ({ actions, guards, params }),
    };
    expect(noticedBy(sampleProject, 'lamp', baseline, same, listing)).toBe('none');
    expect(lamp.machine.implementations.actions).toBe(actions);
  });

  it('are tallied, and each survivor needs a reason', () => {
    const verdicts = [
      { id: 'one', kind: 'drops', noticed: 'record' },
      { id: 'two', kind: 'drops', noticed: 'none' },
    ] as const;
    expect(inWords('lamp', verdicts)).toContain('2 value mutants, 1 noticed (50.0 %)');
    expect(noticedOf(verdicts)).toBe(0.5);
    expect(tableOf(new Map([['lamp', verdicts]]))).toContain(
      '| [lamp](lamp.txt) | 2 | 1 | 50.0 % |',
    );
    expect(unexplained(project({}), 'lamp', verdicts)).toEqual(['lamp: no test notices ‘two’.']);
    expect(unexplained(project({ one: '', two: '', three: '' }), 'lamp', verdicts)).toEqual([
      'lamp: ‘one’ is named a survivor, and is noticed.',
      'lamp: there is no value mutant ‘three’.',
    ]);
  });
});

describe('the table of value mutants', () => {
  const noticed = { id: 'one', kind: 'drops', noticed: 'record' } as const;
  const survives = { id: 'two', kind: 'drops', noticed: 'none' } as const;
  const before = tableOf(
    new Map([
      ['lamp', [noticed, survives]],
      ['gone', [noticed]],
      ['bell', [survives]],
    ]),
  );

  it('keeps the lines of the machines that are not judged anew, in the order of the list', () => {
    const after = tableOf(
      new Map([
        ['horn', [noticed]],
        ['bell', [noticed, noticed]],
      ]),
      before,
      ['horn', 'lamp', 'bell', 'door'],
    );
    expect(after.split('\n').filter((line) => /^\| [[*]/.test(line))).toEqual([
      '| [horn](horn.txt) | 1 | 1 | 100.0 % | 0 | 1 | 0 | 0 |',
      '| [lamp](lamp.txt) | 2 | 1 | 50.0 % | 0 | 1 | 0 | 1 |',
      '| [bell](bell.txt) | 2 | 2 | 100.0 % | 0 | 2 | 0 | 0 |',
      '| **in all** | 5 | 4 | 80.0 % | 0 | 4 | 0 | 1 |',
    ]);
  });

  it('is read and written without a difference, and tells which machines it lacks', () => {
    expect(tableOf(new Map(), before, ['lamp', 'gone', 'bell'])).toBe(before);
    expect(missingIn(before, ['lamp', 'horn', 'bell'])).toEqual(['horn']);
  });
});

describe('the record of values', () => {
  it('tells what a step does in words', () => {
    expect(recordInWords(graph)).toContain(
      'wish.typed/gold\n  cold wish.typed -> (stays)\n    text = "gold"',
    );
    expect(recordFaults(graph, recordOf(graph))).toEqual([]);
  });

  it('notices a step that does something else, and one that is gone', () => {
    const { actions, guards } = lamp.machine.implementations;
    const other = { actions: { ...actions, fly: () => {} }, guards, params };
    const faults = withDictionary(lamp.machine, other, () =>
      recordFaults(explore(lamp), recordOf(graph)),
    );
    expect(faults[0]).toContain('‘genie=kind’ does what is not recorded:');
    expect(faults.at(-1)).toBe('‘genie=kind’ no longer does 1 of what is recorded.');
  });
});

describe('probes', () => {
  it('are part of the record, and keep the invariants', () => {
    const probes = {
      'a wish of blanks': { steps: [{ type: 'wish.typed', text: ' ' }, 'lamp.rubbed'] },
    };
    expect(recordInWords(explore(spoilt({ probes })))).toContain('probe: a wish of blanks');
    const invariants = { 'No wish is blank': () => false };
    expect(judge('lamp', spoilt({ probes, invariants })).faults.at(-1)?.say).toContain(
      'the probe ‘a wish of blanks’ breaks an invariant after 1 step(s)',
    );
  });

  it('that are not possible are named', () => {
    const probes = { 'a wish': { steps: ['lamp.rubbed'] } };
    expect(judge('lamp', spoilt({ probes })).faults.map(({ say }) => say)).toEqual([
      'The probe ‘a wish’, step 1: the move ‘lamp.rubbed’ is not possible there.',
    ]);
  });
});
