// Loads a TypeScript or JavaScript file that knows nothing of the kit, wherever it is: bundled in memory, and run once.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, parseSync } from 'vite';
import { UnknownWord } from './arguments.ts';

/** A file that cannot be used, as a sentence. */
export class Unreadable extends UnknownWord {}

/** What a file exports, its source, and the modules that it imports and that are not there. */
export type Loaded = { exports: Record<string, unknown>; source: string; absent: string[] };

const isBare = (id: string) => /^[@a-z#~]/i.test(id) && !id.startsWith('node:');

/** The message of an error without the colors and the picture that a bundler puts around it. */
const wordsOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    // oxlint-disable-next-line no-control-regex -- the escape character of terminal colors
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('Build failed'))
    ?.trim() ?? 'no reason is given';

function parsed(name: string, file: string): string {
  if (!existsSync(file)) throw new Unreadable(`There is no file ‘${name}’.`);
  if (!/\.[cm]?[jt]sx?$/.test(file))
    throw new Unreadable(`‘${name}’ is neither TypeScript nor JavaScript.`);
  const source = readFileSync(file, 'utf8');
  const [first] = parseSync(file, source).errors;
  if (first !== undefined) {
    const line = source.slice(0, first.labels[0]?.start ?? 0).split('\n').length;
    throw new Unreadable(`‘${name}’ does not parse, line ${line}: ${first.message}`);
  }
  return source;
}

/** The file and what it imports from its own folders as one script; packages stay outside. */
async function bundled(root: string, name: string, file: string): Promise<string> {
  try {
    const built = await build({
      root,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'silent',
      resolve: { tsconfigPaths: true },
      build: {
        ssr: file,
        write: false,
        minify: false,
        target: 'esnext',
        rolldownOptions: { output: { format: 'cjs', exports: 'named', codeSplitting: false } },
      },
      plugins: [
        {
          name: 'paths-kit:outside',
          enforce: 'pre',
          async resolveId(id, importer) {
            if (importer === undefined || id.startsWith('node:')) return null;
            const found = await this.resolve(id, importer, { skipSelf: true });
            const isInside =
              found?.external === false &&
              (id.startsWith('.') || !found.id.includes('/node_modules/'));
            // What is not there stays an import too: the machine may never use it.
            return isInside ? found : { id, external: true };
          },
        },
      ],
    });
    const [output] = Array.isArray(built) ? built : [built];
    return output !== undefined && 'output' in output ? output.output[0].code : '';
  } catch (error) {
    const words = wordsOf(error);
    if (words.includes('top-level await'))
      throw new Unreadable(
        `‘${name}’ awaits something at its top level: move the machine to a file that does not.`,
      );
    throw new Unreadable(`‘${name}’ cannot be bundled: ${words}`);
  }
}

/**
 * What stands for an export of a module that is not there. While a file is loaded it can be called, since what it makes
 * may never be used; after that it fails.
 */
function stub(what: string, isLoading: () => boolean): unknown {
  const called = () => {
    if (isLoading()) return stub(what, isLoading);
    throw new Error(`${what} is used, and the module is not there`);
  };
  return new Proxy(function absent() {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => what;
      if (typeof key === 'symbol') return undefined;
      return stub(what.replace(/^(?:‘[^’]*’ of )?‘/, `‘${key}’ of ‘`), isLoading);
    },
    apply: called,
    construct: () => called() as object,
  });
}

/** Finds packages from the file first, then from the project that asks; notes those that neither has. */
function requireFrom(root: string, file: string, absent: string[], isLoading: () => boolean) {
  const places = [createRequire(file), createRequire(join(root, 'package.json'))];
  const found = (id: string) =>
    places.find((place) => {
      try {
        place.resolve(id);
        return true;
      } catch {
        return false;
      }
    });
  return (id: string): unknown => {
    const place = id.startsWith('node:') || isBare(id) ? found(id) : undefined;
    if (place !== undefined) return place(id);
    if (!absent.includes(id)) absent.push(id);
    // A bundle copies a module's own names, and keeps its prototype: there any name is found.
    const names = new Proxy(
      {},
      {
        get: (_, key) =>
          typeof key === 'symbol' || key === '__esModule'
            ? undefined
            : stub(`‘${key}’ of ‘${id}’`, isLoading),
      },
    );
    return Object.create(names) as unknown;
  };
}

/** The console of a file that is loaded: its lines would stand among those of the answer. */
const mute = new Proxy({}, { get: () => () => {} });

const writtenFor4 =
  /import\s*\{[^}]*\b(?:Machine|interpret|send|spawn|actions)\b[^}]*\}\s*from\s*['"]xstate['"]/;

/**
 * Loads a file.
 * @throws Unreadable with the reason as a sentence
 */
export async function loadFile(root: string, name: string, file: string): Promise<Loaded> {
  const source = parsed(name, file);
  const code = await bundled(root, name, file);
  const absent: string[] = [];
  let isLoading = true;
  const module = { exports: {} as Record<string, unknown> };
  try {
    const names = ['module', 'exports', 'require', 'console', '__filename', '__dirname'];
    const run = compileFunction(code, names, { filename: file }) as (...given: unknown[]) => void;
    const require = requireFrom(root, file, absent, () => isLoading);
    run(module, module.exports, require, mute, file, join(file, '..'));
  } catch (error) {
    const words = wordsOf(error);
    const isOld = writtenFor4.test(source) && /is not a function|of undefined/.test(words);
    // XState 5 itself refuses some words of its predecessor.
    if (isOld || /declared `\w+`.*renamed/.test(words))
      throw new Unreadable(`‘${name}’ is written for XState 4; the kit knows XState 5 (${words}).`);
    throw new Unreadable(`‘${name}’ throws as it is loaded: ${words}.`);
  } finally {
    isLoading = false;
  }
  return { exports: module.exports, source, absent };
}
