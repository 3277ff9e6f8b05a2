// How the site is built, developed and unit-tested; the embedded backend joins in dev. server/ serves the built site.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type * as BackendPlugin from './tools/site/devBackend.mjs';
import { missingOf } from './server/operator.mjs';
import { allowedHosts, readSettings, root, unpublished, withEnvFiles } from './server/settings.mjs';
import { contentCheck } from './tools/content/plugin.mjs';
import { publications } from './tools/content/publications.mjs';
import { prerenderedSite } from './tools/site/build.mjs';
import { developmentSearch } from './tools/site/devSearch.mjs';
import { fewPreloads, oneEntryChunk, sharedChunk } from './tools/site/chunks.mjs';
import { fewChunks } from './tools/site/membersChunks.mjs';
import { leanScripts } from './tools/site/lean.mjs';

const settings = readSettings(withEnvFiles(process.env, root));
const { dist, publishedAt, operator } = settings;
const isPublished = publishedAt !== unpublished;

/**
 * The backend as Node imports it: Vite bundles what a config imports by name, and a second copy would
 * not share the lock and the running server with tools/. It also stays out of the unit tests.
 */
async function embeddedBackend() {
  const file = pathToFileURL(join(root, 'tools/site/devBackend.mjs')).href;
  const plugin = (await import(file)) as typeof BackendPlugin;
  return plugin.embeddedBackend();
}

const router = () =>
  tanstackRouter({
    target: 'react',
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/boot/routeTree.gen.ts',
    autoCodeSplitting: true,
    // A loader is fetched with its page: in the router's script it would draw a part of every page along.
    codeSplittingOptions: {
      defaultBehavior: [['component'], ['errorComponent'], ['notFoundComponent'], ['loader']],
    },
    tmpDir: 'node_modules/.cache/tanstack',
  });

/** In a build for the path tests actors outlive their views: a remount must change nothing on screen. */
const keptActors = () => ({
  name: 'axis-one:kept-actors',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    source === '@xstate/react' && importer?.includes('/e2e/paths/') === false
      ? join(root, 'e2e/paths/kit/react.ts')
      : null,
});

/** Tests that start nothing and leave nothing behind: they share what they import, which takes longer than they do. */
const sharing = ['app', 'atlas', 'content', 'flows', 'machines', 'site', 'ui'].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
);

/** Tests of the schema, each on an engine of its own, which it closes: they share the server's modules. */
const onEngines = ['tests/backend/**/*.test.ts'];

/** They replace the browser's globals. */
const alone = ['tests/backend/outbox*.test.ts'];

const full = 'tests/**/*.full.test.ts';

const unitTests = [
  { extends: true as const, test: { name: 'shared', include: sharing, isolate: false } },
  {
    extends: true as const,
    test: { name: 'engines', include: onEngines, exclude: [...alone, full], isolate: false },
  },
  {
    extends: true as const,
    test: {
      name: 'apart',
      include: ['tests/!(backend)/**/*.test.{ts,tsx}', 'tests/*.test.ts', ...alone],
      exclude: [...sharing, full],
    },
  },
];

const preloads = fewPreloads();

/**
 * The day from which the content counts what is ahead: today in Paris, unless AXIS_BUILT_ON names another; with `samples` the
 * content's own, as in every test (content/builtOn.ts).
 */
function dayOfBuild() {
  const named = process.env['AXIS_BUILT_ON'];
  if (named === 'samples' || process.env['VITEST'] !== undefined) return {};
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
  const day = named ?? today;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`AXIS_BUILT_ON is no day: ${day}.`);
  return { axisBuiltOn: JSON.stringify(day) };
}

/** Who runs the site, for its imprint (content/operator.ts); nobody in tests. */
function operatorOfBuild() {
  if (process.env['VITEST'] !== undefined) return {};
  const host = isPublished ? new URL(publishedAt).hostname : undefined;
  return { axisOperator: JSON.stringify({ ...operator, host }) };
}

export default defineConfig(async ({ mode }) => ({
  define: {
    ...dayOfBuild(),
    ...operatorOfBuild(),
    // The host of the site's own mailboxes.
    'import.meta.env.VITE_SITE_HOST': JSON.stringify(new URL(publishedAt).hostname),
  },
  plugins: [
    ...(mode === 'e2e' ? [keptActors()] : []),
    publications({ forChecks: process.env['VITEST'] !== undefined }),
    ...(process.env['VITEST'] === undefined
      ? [
          router(),
          contentCheck(),
          developmentSearch(),
          leanScripts(mode),
          // The path tests, the atlas, React's own development build and the journeys of a change count no bytes.
          prerenderedSite(dist, {
            publishedAt,
            missing: missingOf(operator, isPublished),
            hosted: settings.hosted?.url,
            // With ?inspect=stately the site of the flow atlas opens stately.ai, and reports its actors to it.
            opensWindows: mode === 'atlas',
            compresses:
              mode === 'production' &&
              process.env['AXIS_REACT'] === undefined &&
              process.env['AXIS_COMPRESSES'] !== 'off',
            separate: mode === 'production',
          }),
          // Elsewhere the entry waits for a part that looks into it: in one chunk both would wait for ever.
          ...(mode === 'production'
            ? [oneEntryChunk(), fewChunks(), preloads.plugin]
            : [sharedChunk()]),
          await embeddedBackend(),
        ]
      : []),
    react(),
  ],
  // Class names that are the same in the prerendered HTML and in the browser.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, pure: true } } },
  // Every page contains the one stylesheet: split by chunk, each importer of the entry would request it again.
  build: {
    outDir: dist,
    emptyOutDir: true,
    cssCodeSplit: false,
    // A browser without modulepreload loads the same modules, only later; the polyfill would watch every page's document for links.
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
  },
  server: { host: settings.host, port: settings.port, allowedHosts: allowedHosts(settings) },
  test: {
    environment: 'node',
    // On a PostgreSQL server (npm run test:postgres) its own tests, in a full run (npm run test:full) those that take long.
    ...(process.env['AXIS_TEST_POSTGRES'] !== undefined
      ? { include: ['tests/postgres/*.spec.ts'] }
      : process.env['AXIS_TEST_FULL'] !== undefined
        ? { include: ['tests/**/*.full.test.ts'] }
        : { projects: unitTests }),
    // One worker by default on two cores: most of the time would be spent waiting for servers and their time limits.
    maxWorkers: 3,
    // The path tests keep whole graphs: a larger nursery spares the collector a tenth of their time. The backend's tests start
    // PGlite's engine for seconds: without V8's second compiler a start takes 3 s of CPU instead of 5.
    execArgv: ['--max-semi-space-size=64', '--liftoff-only'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
}));
