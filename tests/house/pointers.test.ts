// A comment in content/ that names the rule of its words names one that exists: `name` in a file holds that name.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, parse, root } from './source.ts';

const pointer = /((?:`[^`]+`(?:, | and )?)+) in ((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql))/g;

/** The names of a source's comments, each with the file that should hold it. */
const pointersIn = (path: string, text: string) =>
  parse(path, text).comments.flatMap(({ value }) =>
    [...value.matchAll(pointer)].flatMap(([, names = '', target = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ path, name, target })),
    ),
  );

/** The code of a file, without its comments; empty where there is no such file. */
const codeOf = (target: string) =>
  existsSync(join(root, target))
    ? readFileSync(join(root, target), 'utf8').replaceAll(/^\s*(?:\/[/*]|\*|--).*$/gm, '')
    : '';

const isLost = ({ name, target }: { name: string; target: string }) =>
  !codeOf(target)
    .split(/[^\w$]+/)
    .includes(name);

const found = filesIn(['content'], /\.ts$/).flatMap((path) =>
  pointersIn(path, readFileSync(join(root, path), 'utf8')),
);

test('there are pointers', () => expect(found.length).toBeGreaterThan(150));

test('each names what its file holds', () => expect(found.filter(isLost)).toEqual([]));

const sample = (name: string, file: string) =>
  pointersIn('content/a.ts', `// \`${name}\` in ${file} decides.`).filter(isLost);
const hours = 'machines/officeHours.machine.ts';

test('a wrong name and a wrong file are caught', () => {
  expect(sample('slotsOf', hours)).toEqual([]);
  expect(sample('slotsFor', hours)).toHaveLength(1);
  expect(sample('slotsOf` and `slotsFor', hours)).toHaveLength(1);
  expect(sample('slotsOf', 'machines/hours.machine.ts')).toHaveLength(1);
});
