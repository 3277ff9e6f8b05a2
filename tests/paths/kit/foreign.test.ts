// `--file`: a machine that knows nothing of the kit is explored as far as it can be, what its model lacks is said, and
// the skeleton of that model compiles.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { samples } from './foreign.samples.ts';
import { unusable } from './foreign.unusable.ts';
import { sampleProject } from './sample.ts';

const root = process.cwd();
let folder = '';
beforeAll(() => {
  // Below the packages, as any file of an app is: the compiler looks for XState from there.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/paths-kit-'));
  for (const [name, text] of [...Object.entries(samples), ...unusable])
    writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(name: string, ...argv: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await main(sampleProject, ['--file', join(folder, name), ...argv], {
    root,
    say: (text) => said.push(text),
    complain: (text) => complained.push(text.trim()),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

describe('a machine without a model', () => {
  it('has what it lacks said in the words of a model', async () => {
    const { code, complained } = await run('order.machine.ts');
    expect(code).toBe(0);
    for (const sentence of [
      'The event ‘dish.chosen’ has no sample: the machine reads `dish` of it.',
      'The event ‘note.left’ has no sample: its type carries `note`.',
      'The port ‘kitchen’ has no success and no failure: the machine reads `minutes` of its answer.',
      'No state has a sentence: ‘choosing’, ‘cooking’, ‘leaving’, ‘eating’, ‘gone’.',
      'The state ‘eating’ is not reached yet.',
    ])
      expect(complained).toContain(sentence);
    expect(complained).toContain('4 of 5 states, 5 of 8 transitions');
  });

  it('is shown in every format, under its own names', async () => {
    const { said } = await run('order.machine.ts', '--format', 'gherkin');
    expect(said).toContain('When order.sent\n    Then cooking');
    const { said: json } = await run('order.machine.ts', '--format', 'json');
    expect(JSON.parse(json)).toMatchObject({ flow: 'order', title: 'order' });
    const { said: md } = await run('order.machine.ts', '--format', 'md');
    expect(md).toContain('60 seconds pass');
    expect(md).toContain('`leaving always -> gone`');
  });

  it.each([
    ['toggle.ts', '2 of 2 states, 2 of 2 transitions'],
    ['player.machine.ts', '8 of 8 states, 5 of 5 transitions'],
    ['two.ts', '3 of 3 states, 3 of 3 transitions'],
    ['children.ts', '2 of 2 states, 3 of 3 transitions'],
    ['names.ts', 'The guard ‘isReady’ has no implementation: it was held to be true.'],
    ['names.ts', 'The delay ‘pause’ has no implementation: it passed at once.'],
    ['names.ts', 'Ports without implementation, which their outcomes stand for: ‘loader’.'],
    ['names.ts', 'Actions without implementation, which changed nothing: ‘greet’, ‘draw’.'],
    ['player.machine.ts', '‘mouse.*’ hears events that only you can name.'],
    ['input.ts', 'The model has no input: the machine reads `user` of it.'],
    ['input.ts', 'The machine does not start without its input: '],
    ['circle.ts', '‘SPIN’ throws in ‘still’: Infinite loop detected'],
    ['circle.ts', '‘LOOK’ throws in ‘still’: '],
    ['feeds.ts', 'The feed ‘clock’ has no failure; its source names ‘TICK’.'],
    [
      'feeds.ts',
      'The kit does not explore snapshots of a port: ‘(flow) snapshot stream -> (stays)’.',
    ],
    ['feeds.ts', 'After ‘clock=failed’ the machine is in error: no state hears that failure.'],
    ['apart.ts', 'Not found, and done without: ‘no-such-logger’, ‘./no-such-file’.'],
    ['apart.ts', '2 of 2 states, 2 of 2 transitions'],
  ])('%s: %s', async (name, sentence) => {
    expect((await run(name)).complained).toContain(sentence);
  });

  it('remembers what a history state remembers', async () => {
    const { code, said } = await run(
      'player.machine.ts',
      '--replay',
      '@start power louder power power',
    );
    expect(code).toBe(0);
    expect(said).toContain('the path holds after 4 step(s)');
  });

  it('runs ports that stand in the chart on command, never for real', async () => {
    const port = '0.parent.';
    const ids = `@start ${port}waiting=done ${port}loading=done`;
    expect((await run('two.ts', 'parentMachine', '--replay', ids)).said).toContain(
      'the path holds',
    );
  });

  it('is explored to a limit, and that is said', async () => {
    const { complained } = await run('counter.ts', '--limit', '40');
    expect(complained).toContain('The exploration ended at the limit, after 40 situations');
    expect((await run('counter.ts', '--seconds', '0.000001')).complained).toContain(
      'for lack of time',
    );
    expect((await run('counter.ts', '--limit', 'few')).complained).toContain(
      '--limit needs a number',
    );
  });
});

describe('the skeleton of a model', () => {
  it('names everything, says nothing, and compiles', async () => {
    const names = Object.keys(samples);
    for (const name of names) await run(name, '--out');
    const models = names.map((name) => `${name.replace(/(?:\.machine)?\.ts$/, '')}.paths.ts`);
    expect(models.filter((model) => !existsSync(join(folder, model)))).toEqual([]);
    const order = readFileSync(join(folder, 'order.paths.ts'), 'utf8');
    expect(order).toContain("'order.sent': { say: '' },");
    expect(order).toContain("'dish.chosen': { say: '', samples: {} },");
    const compiled = models.filter((model) => !model.startsWith('apart'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
        include: [],
        files: compiled,
      }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  }, 120_000);

  it('is not written over a model, and is reported by the kit as unsaid', async () => {
    expect((await run('order.machine.ts', '--out')).complained).toContain('is not overwritten');
    const { code, complained } = await run('order.paths.ts');
    expect(code).toBe(1);
    for (const sentence of [
      'The event ‘dish.chosen’ has no sample.',
      'The event ‘order.sent’ has no sentence.',
      'The input ‘start’ has no sentence.',
      'The port ‘kitchen’ has no success.',
      'The state ‘eating’ has no sentence.',
      'The model has no invariant.',
    ])
      expect(complained).toContain(sentence);
    expect((await run('names.paths.ts')).complained).toContain('The guard ‘isReady’ has no');
  });

  it('becomes a model whose paths are judged and shown', async () => {
    const text = readFileSync(join(folder, 'toggle.paths.ts'), 'utf8')
      .replace("FLIP: { say: ''", "FLIP: { say: 'Flip the switch'")
      .replace("start: { say: '' }", "start: { say: 'The lamp hangs' }")
      .replace("off: ''", "off: 'It is dark'")
      .replace("on: ''", "on: 'It is light'")
      .replace('resting: []', "resting: ['off']")
      .replace('invariants: {}', "invariants: { 'It is there': () => true }");
    writeFileSync(join(folder, 'lit.paths.ts'), text);
    const { code, said, complained } = await run('lit.paths.ts', '--format', 'gherkin');
    expect([code, complained]).toEqual([0, '']);
    expect(said).toContain('When Flip the switch');
    expect(said).toContain('Then It is light');
  });
});

describe('a file that cannot be used is answered in a sentence, and exit 2', () => {
  it.each(unusable)('%s', async (name, _, sentence) => {
    const { code, complained } = await run(name);
    expect(code).toBe(2);
    expect(complained).toContain(sentence);
  });

  it.each([
    ['missing.ts', [], 'There is no file ‘'],
    ['two.ts', ['childMachin'], 'exports no ‘childMachin’. Nearest: childMachine,'],
    ['two.ts', ['--replay', '@start'], 'exports ‘childMachine’, ‘parentMachine’: say which.'],
    ['toggle.ts', ['--check'], '--check compares what is committed'],
  ])('%s %j', async (name, argv, sentence) => {
    const { code, complained } = await run(name, ...argv);
    expect([code, complained]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
