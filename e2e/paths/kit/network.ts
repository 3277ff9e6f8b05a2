// Requests of a page that are held until a path answers them.
import type { CDPSession, Page } from 'playwright/test';
import { configOf } from './config.ts';

/** A request that waits for its answer. */
export type Held = { requestId: string; url: string; method: string; postData?: string };

type Rule = { matches: (address: string, method: string) => boolean; take: (held: Held) => void };

type Wire = { line: CDPSession; rules: Rule[]; patterns: string[] };

const wires = new WeakMap<Page, Wire>();
const holds = new WeakMap<Page, Map<string, Held[]>>();

const timeout = 5000;

/**
 * Intercepts the requests that the app's configuration names, and no others: `page.route` would pass every script
 * through this process and disable the browser's cache, which makes a page twice as slow.
 */
async function wireOf(page: Page): Promise<Wire> {
  const known = wires.get(page);
  if (known !== undefined) return known;
  const line = await page.context().newCDPSession(page);
  const wire: Wire = { line, rules: [], patterns: [...configOf(page).intercepted] };
  wires.set(page, wire);
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { url, method, postData } = request;
    const { pathname, search } = new URL(url);
    const rule = wire.rules.find(({ matches }) => matches(pathname + search, method));
    if (rule === undefined) void line.send('Fetch.continueRequest', { requestId }).catch(() => {});
    else rule.take({ requestId, url, method, ...(postData !== undefined && { postData }) });
  });
  await listen(wire);
  return wire;
}

const listen = ({ line, patterns }: Wire) =>
  line.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });

const matching =
  (path: string | RegExp): ((address: string) => boolean) =>
  (address) =>
    typeof path === 'string'
      ? address === path || address.split('?')[0] === path
      : path.test(address);

/** Drops the held requests and the rules of a page. */
export function forgetRequests(page: Page) {
  wires.get(page)?.rules.splice(0);
  holds.delete(page);
}

/** Holds every request of a method to a path, under the name of a port. */
export async function hold(page: Page, port: string, method: string, path: string | RegExp) {
  const held = holds.get(page) ?? new Map<string, Held[]>();
  holds.set(page, held);
  held.set(port, []);
  const isThere = matching(path);
  (await wireOf(page)).rules.push({
    matches: (address, by) => by === method && isThere(address),
    take: (request) => held.get(port)?.push(request),
  });
}

/** Answers every request to a path with the same body, at once. */
export async function alwaysGive(page: Page, path: string, body: unknown) {
  const { line, rules } = await wireOf(page);
  const isThere = matching(path);
  rules.push({
    matches: isThere,
    take: (held) => void fulfil(line, held, 200, body).catch(() => {}),
  });
}

/**
 * Answers each request for such a document with 204 (No Content), for which a browser stays on its page.
 * @returns the addresses that the browser asks for, as they come
 */
export async function keepDocument(page: Page, path: RegExp): Promise<string[]> {
  const { line, rules } = await wireOf(page);
  const asked: string[] = [];
  rules.push({
    matches: (address, method) => method === 'GET' && path.test(address),
    take: ({ requestId, url }) => {
      asked.push(url);
      void line.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => {});
    },
  });
  return asked;
}

/** Replaces a file of the site by another text. */
export async function giveInstead(page: Page, path: string, type: string, text: string) {
  const wire = await wireOf(page);
  wire.patterns.push(`*${path}`);
  await listen(wire);
  wire.rules.push({
    matches: (address) => address === path,
    take: (held) => void send(wire.line, held, 200, type, text).catch(() => {}),
  });
}

const fulfil = (line: CDPSession, held: Held, status: number, body: unknown) =>
  send(line, held, status, 'application/json', JSON.stringify(body));

async function send(
  line: CDPSession,
  { requestId }: Held,
  status: number,
  type: string,
  text: string,
) {
  await line.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: type }],
    body: Buffer.from(text).toString('base64'),
  });
}

async function fail(page: Page, { requestId }: Held, errorReason: 'Aborted' | 'ConnectionRefused') {
  const { line } = await wireOf(page);
  await line.send('Fetch.failRequest', { requestId, errorReason });
}

/** The held requests, by port. */
export const waitingNow = (page: Page): Map<string, Held[]> =>
  new Map([...(holds.get(page) ?? [])].map(([port, requests]) => [port, [...requests]]));

/** The held requests of a port. */
export const heldUnder = (page: Page, port: string): readonly Held[] =>
  holds.get(page)?.get(port) ?? [];

/** Aborts held requests of a port whose answer the machine no longer waits for; with `only`, no others. */
export async function release(page: Page, port: string, only?: readonly Held[]) {
  const requests = holds.get(page)?.get(port) ?? [];
  const gone = requests.filter((request) => only?.includes(request) !== false);
  requests.splice(0, requests.length, ...requests.filter((request) => !gone.includes(request)));
  for (const request of gone) await fail(page, request, 'Aborted').catch(() => {});
}

/**
 * Waits for a held request of a port and takes it; older ones are aborted.
 * @throws after five seconds without a request
 */
export async function takeHeld(page: Page, port: string): Promise<Held> {
  for (let waited = 0; waited < timeout; waited += 20) {
    const requests = holds.get(page)?.get(port) ?? [];
    const newest = requests.pop();
    if (newest !== undefined) {
      for (const request of requests.splice(0))
        await fail(page, request, 'Aborted').catch(() => {});
      return newest;
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`‘${port}’ has made no request.`);
}

/** Answers a request that was taken. */
export const answerRequest = async (page: Page, held: Held, status: number, body: unknown) =>
  fulfil((await wireOf(page)).line, held, status, body);

/** Fails a request that was taken, as if the server could not be reached. */
export const refuseConnection = (page: Page, held: Held) => fail(page, held, 'ConnectionRefused');

/** Waits for a held request of a port and lets it reach the server. */
export async function letPass(page: Page, port: string) {
  const { requestId } = await takeHeld(page, port);
  await (await wireOf(page)).line.send('Fetch.continueRequest', { requestId });
}

/** Waits for a held request of a port and answers it with a status. */
export const respondWith = async (page: Page, port: string, status: number, body: object) =>
  answerRequest(page, await takeHeld(page, port), status, body);
