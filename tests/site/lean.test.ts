// A chart in the browser is the same chart without its descriptions and without the errors of ports that are not provided.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  leanScripts,
  withoutPlaces,
  withoutSentences,
  withoutStacks,
} from '../../tools/site/lean.mjs';
import { root } from '../../server/settings.mjs';

const chart = `setup({
  types: {
    context: {} as { types: string },
    tags: {} as 'editable',
  },
  actors: {
    stamp: fromPromise(() => Promise.reject(new Error('Port stamp is not provided.'))),
    send: fromPromise(() => Promise.reject(new Error('Nothing is provided.'))),
  },
}).createMachine({
  id: 'postcard',
  description:
    'One card, "sent" once, {braces} included.',
  states: {
    drafting: { description: 'It is written.', tags: 'editable' },
    sent: { description: 'It is gone.' },
  },
  input: { types: { kept: params.text } },
  say: { description: params.text, title: 'description: kept' },
});
`;

test('descriptions and errors of missing ports are removed, and everything else stays, on its line', () => {
  const left = withoutSentences(chart);
  expect(left.split('\n').length).toBe(chart.split('\n').length);
  expect(left.replaceAll(/\s+/g, ' ')).toBe(
    'setup({ actors: { stamp: fromPromise(() => Promise.reject(new Error())), ' +
      "send: fromPromise(() => Promise.reject(new Error('Nothing is provided.'))), }, }).createMachine({ id: 'postcard', states: { drafting: { tags: 'editable' }, sent: { }, }, " +
      'input: { types: { kept: params.text } }, ' +
      "say: { description: params.text, title: 'description: kept' }, }); ",
  );
});

test('errors that React makes while it is evaluated are errors without a stack, and others keep theirs', () => {
  const code = withoutStacks(
    'var MismatchException = Error(say(519)), other = Error(say(1)); found = [MismatchException, other];',
  );
  const found = new Function('say', `var found; ${code} return found;`)((number: number) =>
    String(number),
  ) as Error[];
  expect(found.every((error) => error instanceof Error)).toBe(true);
  expect(found.map(({ message, stack }) => [message, stack !== undefined])).toEqual([
    ['519', false],
    ['1', true],
  ]);
});

test('React makes those errors as the mend expects them', () => {
  const client = readFileSync(
    join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
    'utf8',
  );
  const made = client.match(/^(?:(?:var|let|const) |  )\w+ = Error\(/gm) ?? [];
  expect(made.length).toBeGreaterThan(0);
  expect(withoutStacks(client).match(/^(?:(?:var|let|const) |  )\w+ = Error\(/gm)).toBeNull();
});

test('React names a component in an error without calling it', () => {
  const client = readFileSync(
    join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
    'utf8',
  );
  const body = /function describeNativeComponentFrame\(fn, construct\) \{[\s\S]*?\n\}/.exec(
    withoutPlaces(client),
  )?.[0];
  const nameOf = new Function(
    'component',
    `const describeBuiltInComponentFrame = (name) => 'in ' + name; ${body ?? ''}
    return describeNativeComponentFrame(component, false);`,
  ) as (component: unknown) => string;
  const called: string[] = [];
  const Feed = () => called.push('Feed');
  expect(nameOf(Feed)).toBe('in Feed');
  expect(nameOf(Object.assign(() => called.push('named'), { displayName: 'Card' }))).toBe(
    'in Card',
  );
  expect(nameOf(null)).toBe('');
  expect(called).toEqual([]);
});

test('of the languages of React Aria the site has its own alone, in the modules of the installed version', () => {
  const { load } = leanScripts('production') as unknown as {
    load: (id: string) => string | undefined;
  };
  const words = join(root, 'node_modules/react-aria/dist/private/intl/dnd');
  const modules = readdirSync(words).filter((file) => file.endsWith('.mjs'));
  expect(modules.length).toBeGreaterThan(30);
  expect(modules.filter((file) => load(join(words, file)) === undefined)).toEqual(['en-US.mjs']);
});
