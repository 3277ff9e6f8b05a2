// Servers on each of the two databases, and statements that change their data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import connect from 'postgres';
import { canHavePostgres, startPostgres } from '../tools/lib/postgres.mjs';
import type { Postgres } from '../tools/lib/postgres.mjs';
import { startServer } from '../tools/lib/throwaway.mjs';
import type { Server, Site } from '../tools/lib/throwaway.mjs';
import { changeData } from './database.ts';
import { test as base } from './fixtures.ts';
import { full } from './tags.ts';

const drivers = ['PGlite', 'PostgreSQL'] as const;
export type Driver = (typeof drivers)[number];

/** The databases of this machine: `npm test` goes without PostgreSQL where there is none. */
export const driversHere = drivers.filter((one) => one === 'PGlite' || canHavePostgres());

/** What is run on PGlite in `npm test` is run on PostgreSQL, too, in `npm run test:full`. */
export const tagOf = (driver: Driver) => (driver === 'PostgreSQL' ? full : []);

/** The settings of a server on PostgreSQL, with the keys that the site was built with: it keeps its own otherwise. */
export const settingsOn = (postgres: Postgres, { template }: Site) => {
  const { jwtSecret, publishableKey, secretKey } = JSON.parse(
    readFileSync(join(template, 'keys.json'), 'utf8'),
  ) as Record<'jwtSecret' | 'publishableKey' | 'secretKey', string>;
  return {
    AXIS_JWT_SECRET: jwtSecret,
    AXIS_PUBLISHABLE_KEY: publishableKey,
    AXIS_SECRET_KEY: secretKey,
    AXIS_DATABASE_URL: postgres.url(),
  };
};

export type Home = {
  server: Server;
  /** Runs statements with all rights, for states that only time would cause, and restarts the server. */
  change: (...statements: string[]) => Promise<void>;
};

/** A server on PostgreSQL, of one worker, and the way to end both. */
async function openPostgres(site: Site): Promise<Home & { close: () => Promise<void> }> {
  const postgres = await startPostgres();
  const server = await startServer(site, { env: settingsOn(postgres, site) });
  return {
    server,
    async change(...statements) {
      const sql = connect(postgres.url(), { max: 1, onnotice: () => {} });
      for (const statement of statements) await sql.unsafe(statement);
      await sql.end();
      // As on PGlite: what a server looks for when it starts is due now.
      await server.restart();
    },
    async close() {
      await server.remove();
      await postgres.stop();
    },
  };
}

type OnPostgres = () => Promise<Home>;

export const test = base.extend<
  {
    openHome: (driver: Driver) => Promise<Home>;
    serverOn: (driver: Driver) => Promise<Server>;
  },
  { onPostgres: OnPostgres }
>({
  /** One server on PostgreSQL serves all journeys of a worker: each starts only where one asks for it. */
  onPostgres: [
    async ({ site }, give) => {
      let opened: ReturnType<typeof openPostgres> | undefined;
      await give(() => (opened ??= openPostgres(site)));
      await (await opened)?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A server that several journeys use, each with members of its own. */
  serverOn: async ({ server, onPostgres }, give) =>
    give(async (driver) => (driver === 'PGlite' ? server : (await onPostgres()).server)),
  /** On PGlite a server of the test's own, which restarts when its data is changed. */
  openHome: async ({ newServer, onPostgres }, give) =>
    give(async (driver) => {
      if (driver === 'PostgreSQL') return onPostgres();
      const server = await newServer();
      return { server, change: (...statements) => changeData(server, statements) };
    }),
});
