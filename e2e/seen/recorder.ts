// Records what the journeys see of the site's actors and of its service. What a user typed is never part of it.
import { EventEmitter, once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Response } from 'playwright/test';
import { unread } from '../../tests/paths/assumptions/compare.ts';
import type { JourneyRecord } from '../../tests/paths/assumptions/compare.ts';
import { errorShape, shapesOf } from '../../tests/paths/kit/shapes.ts';
import { watchActors } from './page.ts';
import { isStep } from './walked.ts';

const mark = 'axis-seen:';

/** The folder of a run's records. */
export const recordFolder = () => join(process.env['AXIS_E2E_OUTPUT'] ?? '', 'seen');

const script = `(${watchActors.toString()})(${JSON.stringify(mark)}, {
  shapesOf: ${shapesOf.toString()},
  errorShape: ${errorShape.toString()},
});`;

const isService = (path: string) =>
  /^\/(?:rest|auth|storage)\/v1\/|^\/(?:demo|checkout)\//.test(path);

/** A request without its values: ids, names of files, filters. */
export function patternOf(method: string, address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  const grant = searchParams.get('grant_type');
  return `${method} ${path}${grant === null ? '' : `?grant_type=${grant}`}`;
}

/** What a body is: that of a list, an object, or nothing. */
export function bodyShape(text: string): string {
  if (text === '') return 'nothing';
  try {
    return shapesOf(JSON.parse(text))[0] ?? 'nothing';
  } catch {
    return 'text';
  }
}

/** How long the end of a journey waits for the bodies of answers, in ms. */
const patience = 2000;

/** Answers of the service whose body this worker has read. */
const read = new Set<string>();

export class Recorder {
  readonly #journey: string;
  readonly #actors = new Set<string>();
  readonly #walked = new Set<string>();
  readonly #service = new Set<string>();
  readonly #reading: Promise<void>[] = [];
  readonly #closing = new EventEmitter();

  /** @param journey its file and its title */
  constructor(journey: string) {
    this.#journey = journey;
    this.#closing.setMaxListeners(0);
  }

  /** Records what the pages of a browser do from now on; `npm run bench:recording` measures what that costs. */
  async over(context: BrowserContext) {
    if (process.env['AXIS_E2E_UNRECORDED'] !== undefined) return;
    context.on('console', (message) => {
      if (message.type() !== 'debug') return;
      const text = message.text();
      if (!text.startsWith(mark)) return;
      for (const fact of text.slice(mark.length).split('\n'))
        (isStep(fact) ? this.#walked : this.#actors).add(fact);
    });
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (isService(pathname)) this.#reading.push(this.#hear(response));
    });
    await context.addInitScript({ content: script });
  }

  /** Writes what was seen, and whether the journey ended as expected. */
  async end(asExpected: boolean) {
    // The body of an answer that its page does not read never ends.
    const late = setTimeout(() => this.#closing.emit('late'), patience);
    await Promise.all(this.#reading);
    clearTimeout(late);
    const folder = recordFolder();
    mkdirSync(folder, { recursive: true });
    const record: JourneyRecord = {
      journey: this.#journey,
      asExpected,
      actors: [...this.#actors],
      service: [...this.#service],
      walked: [...this.#walked],
    };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(record)}\n`);
  }

  /** @throws where it has not ended when the journey has */
  async #textOf(response: Response): Promise<string> {
    const isOver = once(this.#closing, 'late').then(() => {
      throw new Error('The journey is over.');
    });
    return Promise.race([response.text(), isOver]);
  }

  /** A body is read once for each status and number of digits of its length: that costs a message to the browser. */
  async #hear(response: Response) {
    const request = response.request();
    const pattern = patternOf(request.method(), response.url());
    const status = response.status();
    const { length } = response.headers()['content-length'] ?? '?';
    const kind = `${pattern} ${status} ${length}`;
    if (read.has(kind)) return;
    read.add(kind);
    try {
      // What a journey answers itself comes from no server.
      if ((await response.serverAddr()) === null) {
        read.delete(kind);
        return;
      }
      const hasBody = status !== 204 && request.method() !== 'HEAD';
      const shape = hasBody ? bodyShape(await this.#textOf(response)) : 'nothing';
      this.#service.add(`${pattern} ${status} ${shape}`);
    } catch {
      // The page was left before its answer was read: another journey may read one.
      read.delete(kind);
      this.#service.add(`${pattern} ${status} ${unread}`);
    }
  }
}
