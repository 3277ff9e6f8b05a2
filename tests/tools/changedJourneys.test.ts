// The flows, imports and journeys of this project as `npm test -- --changed` reads them: from the text, without running anything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { root } from '../../server/settings.mjs';
import { planOf } from '../../tools/lib/changed.mjs';
import { everywhere, flowSubject, journeysOf } from '../../tools/lib/changedFlows.mjs';
import { fileNamed, specifiersIn } from '../../tools/lib/imports.mjs';
import { readWorld } from '../../tools/lib/world.mjs';

const world = readWorld();
const flows = Object.keys(catalogue);

it('the routes are those of the catalogue', () => {
  const routes = Object.entries<CatalogueEntry>(catalogue).map(([flow, entry]) => [
    flow,
    entry.routes,
  ]);
  expect(world.routes).toEqual(Object.fromEntries(routes));
});

describe('imports', () => {
  it.each([
    ["import { a } from './a.ts';", ['./a.ts']],
    ["import a, {\n  b,\n} from '#ui/b.ts';", ['#ui/b.ts']],
    ["import './a.css';", ['./a.css']],
    ["export * from './a.ts';", ['./a.ts']],
    ["const a = await import('./a.ts');", ['./a.ts']],
    ["import type { A } from './a.ts';", []],
    ["/** @type {import('./a.mjs').A} */", []],
  ])('%s', (text, specifiers) => expect(specifiersIn(text)).toEqual(specifiers));

  it('are named as paths from the root', () => {
    const names = { '#ui/*': './src/ui/*' };
    expect(fileNamed('src/flows/a/A.tsx', '#ui/Button.tsx', names)).toBe('src/ui/Button.tsx');
    expect(fileNamed('e2e/journeys/a.spec.ts', '../person.ts', names)).toBe('e2e/person.ts');
    expect(fileNamed('e2e/journeys/a.spec.ts', 'xstate', names)).toBeUndefined();
  });

  it('lead to files that exist, except in what a program writes', () => {
    const lost = [...world.graph].flatMap(([path, targets]) =>
      /^tests\/|^tools\/new-flow\/|^src\/boot\/routeTree/.test(path)
        ? []
        : targets.filter((target) => !existsSync(join(root, target))),
    );
    expect(lost).toEqual([]);
  });
});

describe('journeys', () => {
  it.each(flows)('%s has some', (flow) => {
    expect(journeysOf([flowSubject(flow, world)], world)).not.toEqual([]);
  });

  it('that are named for flows of every page exist', () => {
    const specs = Object.values(everywhere).flat();
    expect(specs.filter((spec) => !world.texts.has(spec))).toEqual([]);
    expect(Object.keys(everywhere).filter((flow) => !flows.includes(flow))).toEqual([]);
  });

  it.each([
    ['consent', 'e2e/journeys/answerComesBack.spec.ts'],
    ['asynq', 'e2e/journeys/asynq.spec.ts'],
    ['thread', 'e2e/journeys/threads.spec.ts'],
    ['exportData', 'e2e/journeys/archive.spec.ts'],
    ['resetPassword', 'e2e/journeys/reset.spec.ts'],
    ['gatherings', 'e2e/journeys/openCircle.spec.ts'],
    ['theme', 'e2e/access/contrast.spec.ts'],
  ])('the first of %s is %s', (flow, spec) => {
    expect(journeysOf([flowSubject(flow, world)], world)[0]).toBe(spec);
  });
});

it('a change of the machine of consent runs its own tests, and no hundred others', () => {
  const {
    flows: walked,
    unit,
    journeys,
  } = planOf([{ path: 'machines/consent.machine.ts' }], world);
  expect(walked).toEqual(['consent']);
  expect(unit).toContain('tests/machines/consent.test.ts');
  expect(unit.length).toBeLessThan(10);
  expect(journeys).toEqual(['e2e/journeys/answerComesBack.spec.ts']);
});
