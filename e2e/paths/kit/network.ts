// Requests that are held until a path says what the service answers.
import type { CDPSession, Page } from 'playwright/test';
import { service } from '../../../content/service.ts';
import type { Answer } from './page.ts';

/** A request that waits for its answer. */
export type Held = { requestId: string; url: string; method: string; postData?: string };

type Rule = { matches: (address: string, method: string) => boolean; take: (held: Held) => void };

type Wire = { line: CDPSession; rules: Rule[]; patterns: string[] };

const wires = new WeakMap<Page, Wire>();
const holds = new WeakMap<Page, Map<string, Held[]>>();

const patience = 5000;

/**
 * What a page asks of the service, and nothing else of it: `page.route` would pass every script through this process
 * too, and switch the browser's cache off, which makes a page twice as dear.
 */
async function wireOf(page: Page): Promise<Wire> {
  const known = wires.get(page);
  if (known !== undefined) return known;
  const line = await page.context().newCDPSession(page);
  const wire: Wire = { line, rules: [], patterns: ['*/rest/v1/*', '*/auth/v1/*'] };
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

/** Forgets what was held, and what was to be answered how. */
export function forgetRequests(page: Page) {
  wires.get(page)?.rules.splice(0);
  holds.delete(page);
}

/** Holds every request of a method to a path of the service, under a port's name. */
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

/** Answers every request to a path of the service in the same way, at once. */
export async function alwaysGive(page: Page, path: string, body: unknown) {
  const { line, rules } = await wireOf(page);
  const isThere = matching(path);
  rules.push({
    matches: isThere,
    take: (held) => void fulfil(line, held, 200, body).catch(() => {}),
  });
}

/** Gives a page something else in the place of a file of the site. */
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

/** What waits now, by port. */
export const waitingNow = (page: Page): Map<string, Held[]> =>
  new Map([...(holds.get(page) ?? [])].map(([port, requests]) => [port, [...requests]]));

/** The requests that wait for an answer under a port's name. */
export const heldUnder = (page: Page, port: string): readonly Held[] =>
  holds.get(page)?.get(port) ?? [];

/** Gives up what an earlier step left waiting: the machine no longer listens. `only`: none but these. */
export async function release(page: Page, port: string, only?: readonly Held[]) {
  const requests = holds.get(page)?.get(port) ?? [];
  const gone = requests.filter((request) => only?.includes(request) !== false);
  requests.splice(0, requests.length, ...requests.filter((request) => !gone.includes(request)));
  for (const request of gone) await fail(page, request, 'Aborted').catch(() => {});
}

async function heldRequest(page: Page, port: string): Promise<Held> {
  for (let waited = 0; waited < patience; waited += 20) {
    const requests = holds.get(page)?.get(port) ?? [];
    const newest = requests.pop();
    if (newest !== undefined) {
      for (const request of requests.splice(0))
        await fail(page, request, 'Aborted').catch(() => {});
      return newest;
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`‘${port}’ has asked the service for nothing.`);
}

/** Answers a held request with a status of its own. */
export async function respondWith(page: Page, port: string, status: number, body: object) {
  const request = await heldRequest(page, port);
  await fulfil((await wireOf(page)).line, request, status, body);
}

/** Answers a held request: with a body, with the service's sentence, with nothing at all, or not. */
export async function respond(page: Page, port: string, outcome: Answer, body: unknown = {}) {
  const request = await heldRequest(page, port);
  if ('fails' in outcome && outcome.fails === service.unreachable)
    return fail(page, request, 'ConnectionRefused');
  const { line } = await wireOf(page);
  if (!('fails' in outcome)) return fulfil(line, request, 200, body);
  if (outcome.fails === '') return fulfil(line, request, 500, {});
  const { retryAfter } = outcome;
  if (retryAfter !== undefined)
    return fulfil(line, request, 429, {
      code: 'too_many_tries',
      message: outcome.fails,
      retry_after: retryAfter,
    });
  return fulfil(line, request, 400, {
    code: 400,
    error_code: 'refused',
    msg: outcome.fails,
    message: outcome.fails,
  });
}
