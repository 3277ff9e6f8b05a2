// React's client for production out of the texts of its modules, as they are or edited.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as ReactModule from 'react';
import type * as DomModule from 'react-dom';
import type * as ClientModule from 'react-dom/client';
import type * as ServerModule from 'react-dom/server';
import { expect, vi } from 'vitest';
import { leanClient, leanExports } from '../../tools/site/leanReact.mjs';
import { root } from '../../server/settings.mjs';

/** The text of an installed module. */
export const read = (file: string) => readFileSync(join(root, 'node_modules', file), 'utf8');
/** React's client, whole. */
export const client = read('react-dom/cjs/react-dom-client.production.js');
const load = createRequire(import.meta.url);

/** React for production, out of the texts of its modules. */
export function opened(lean: (code: string) => string = (code) => code) {
  const modules: Record<string, unknown> = {};
  const open = (name: string, text: string) => {
    const exports = {};
    new Function('exports', 'require', text)(exports, (id: string) => modules[id] ?? load(id));
    modules[name] = exports;
    return exports;
  };
  const react = open('react', lean(read('react/cjs/react.production.js')));
  const dom = open('react-dom', lean(read('react-dom/cjs/react-dom.production.js')));
  open('scheduler', lean(read('scheduler/cjs/scheduler.production.js')));
  return {
    React: react as typeof ReactModule,
    Dom: dom as typeof DomModule,
    Client: open('client', lean(client)) as typeof ClientModule,
    Server: open(
      'server',
      read('react-dom/cjs/react-dom-server-legacy.browser.production.js'),
    ) as typeof ServerModule,
  };
}

export type Opened = ReturnType<typeof opened>;

/** React as the browser's build has it. */
export const openedLean = () =>
  opened((code) => leanExports(code === client ? leanClient(code) : code));

/** Waits until React has done it. */
export const until = (isDone: () => boolean) =>
  vi.waitFor(() => expect(isDone()).toBe(true), { timeout: 10_000, interval: 5 });
