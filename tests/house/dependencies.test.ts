// A server with nothing but production dependencies (`npm ci --omit=dev`) serves a built site, sends mails, and has the operator's
// commands: whatever these import is among "dependencies".
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { at, nameOf, nodesOfType, parse, root, stringOf, under } from './source.ts';
import { importsOf } from './walls.ts';

/** The commands of production (package.json, "scripts"). */
const commands = [
  'server/main.mjs',
  'tools/mail.mjs',
  'tools/operator.mjs',
  'tools/backup.mjs',
  'tools/restore.mjs',
  'tools/keys.mjs',
];

type Text = (path: string) => string;
const fromDisk: Text = (path) => readFileSync(join(root, path), 'utf8');

/** What a file loads: imports of all kinds, calls of `require`, and scripts named by `new URL(…, import.meta.url)`. */
function loadedBy(path: string, text: string): string[] {
  const source = parse(path, text);
  const scripts = nodesOfType(source.program, 'NewExpression').flatMap((node) => {
    const [first] = under(node, 'arguments');
    const file = nameOf(at(node, 'callee')) === 'URL' ? stringOf(first) : undefined;
    return file !== undefined && /\.[cm]?js$/.test(file) ? [posix.join('./', file)] : [];
  });
  const required = nodesOfType(source.program, 'CallExpression').flatMap((node) => {
    const [first] = under(node, 'arguments');
    return nameOf(at(node, 'callee')) === 'require' ? (stringOf(first) ?? []) : [];
  });
  return [
    ...importsOf(source).flatMap(({ specifier, isType }) => (isType ? [] : [specifier])),
    ...scripts.map((file) => (file.startsWith('.') ? file : `./${file}`)),
    ...required,
  ];
}

/** The packages that a command reaches, each with the files that load it. */
function packagesOf(command: string, textOf: Text = fromDisk): Map<string, string[]> {
  const packages = new Map<string, string[]>();
  const files = new Set([command]);
  for (const path of files)
    for (const specifier of loadedBy(path, textOf(path))) {
      if (specifier.startsWith('.')) {
        const file = posix.join(posix.dirname(path), specifier);
        if (/\.[cm]?[jt]sx?$/.test(file)) files.add(file);
      } else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier)) {
        const [scope = '', name = ''] = specifier.split('/');
        const one = scope.startsWith('@') ? `${scope}/${name}` : scope;
        packages.set(one, [...(packages.get(one) ?? []), path]);
      }
    }
  return packages;
}

const { dependencies, scripts } = JSON.parse(fromDisk('package.json')) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const missing = (packages: Map<string, string[]>) =>
  [...packages]
    .filter(([name]) => !(name in dependencies))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);

it.each(commands)(
  '%s is there, is a script of npm, and loads nothing of development',
  (command) => {
    expect(existsSync(join(root, command))).toBe(true);
    expect(Object.values(scripts)).toContain(`node ${command}`);
    expect(missing(packagesOf(command))).toEqual([]);
  },
);

it('reaches what is loaded late', () => {
  const packages = packagesOf('server/main.mjs');
  for (const name of ['@supabase/lite', '@electric-sql/pglite', 'nodemailer', 'postgres', 'hono'])
    expect([...packages.keys()]).toContain(name);
});

it('caught: a package of development, wherever it is loaded', () => {
  const texts: Record<string, string> = {
    'server/a.mjs': "const { b } = await import('./b.mjs'); new URL('c.mjs', import.meta.url);",
    'server/b.mjs': "import 'node:fs'; import { parse } from 'smtp-server/lib';",
    'server/c.mjs': "export * from '@scope/name/part'; require('vite');",
  };
  const packages = packagesOf('server/a.mjs', (path) => texts[path] ?? '');
  expect(missing(packages)).toEqual([
    'smtp-server: server/b.mjs',
    '@scope/name: server/c.mjs',
    'vite: server/c.mjs',
  ]);
});
