// Servers with a real receiver of mails and the operator's command, on each of the two databases.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyOf } from '../tests/mails/sink.ts';
import { operate } from '../tests/tools/operator.kit.ts';
import { headerOf, openSink } from '../tools/lib/mailSink.mjs';
import { startPostgres } from '../tools/lib/postgres.mjs';
import { freePort, startServer } from '../tools/lib/throwaway.mjs';
import type { Site } from '../tools/lib/throwaway.mjs';
import { settingsOn } from './databases.ts';
import type { Driver } from './databases.ts';
import { expect, test as base } from './fixtures.ts';

/** Starts the server, its database and its receiver; `close` ends them. */
async function openDriver(driver: Driver, site: Site) {
  const work = mkdtempSync(join(tmpdir(), 'axis-answer-'));
  const sink = await openSink();
  const postgres = driver === 'PostgreSQL' ? await startPostgres() : undefined;
  const database = postgres === undefined ? {} : settingsOn(postgres, site);
  const port = await freePort();
  // Without a folder for mails they go to the receiver.
  const server = await startServer(site, {
    port,
    env: { ...sink.env, ...database, AXIS_MAIL_DIR: '' },
  });
  const env = { AXIS_DATA: server.data, PORT: String(port), ...database };
  const mailsTo = (address: string, subject: RegExp) =>
    sink.received.filter(({ to, raw }) => to === address && subject.test(headerOf(raw, 'Subject')));
  return {
    server,
    work,
    /** A command of the operator, as they type it. */
    async operator(...typed: string[]) {
      const { code, said, complained } = await operate(typed, { env, now: new Date() });
      return { code, said: said + complained };
    },
    /** A file of the operator's; its path. */
    file(name: string, text: string) {
      writeFileSync(join(work, name), text);
      return join(work, name);
    },
    /** Waits for the mail with this subject, and returns the page of a request to which it leads. */
    async linkIn(address: string, subject: RegExp) {
      await expect
        .poll(() => mailsTo(address, subject).length, { timeout: 60_000 })
        .toBeGreaterThan(0);
      const [mail] = mailsTo(address, subject).toReversed();
      return /http\S+\/requests\/[\da-f-]{36}/.exec(bodyOf(mail?.raw ?? '', 'text/plain'))?.[0];
    },
    /** How many mails with this subject have come. */
    count: (address: string, subject: RegExp) => mailsTo(address, subject).length,
    async close() {
      await server.remove();
      await postgres?.stop();
      await sink.close();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** `openDesk` is named before `newBrowser`: a server ends after the browsers that have its pages open. */
export const test = base.extend<{
  openDesk: (driver: Driver) => ReturnType<typeof openDriver>;
}>({
  openDesk: async ({ site }, give) => {
    const desks: Awaited<ReturnType<typeof openDriver>>[] = [];
    await give(async (driver) => {
      const desk = await openDriver(driver, site);
      desks.push(desk);
      return desk;
    });
    for (const desk of desks) await desk.close();
  },
});
