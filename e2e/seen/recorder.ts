// Records what the journeys see of the site's actors and of its service. What a user typed is never part of it.
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Response } from 'playwright/test';
import { errorShape, shapesOf } from '../../tests/paths/kit/shapes.ts';
import { watchActors } from './page.ts';

const mark = 'axis-seen:';

/** A line of the record: a fact with the journey that saw it first, or how a journey ended. */
export type RecordLine =
  | { by: 'actor' | 'service'; fact: string; journey: string }
  | { by: 'end'; journey: string; asExpected: boolean };

/** The folder of a run's records. */
export const recordFolder = () => join(process.env['AXIS_E2E_OUTPUT'] ?? '', 'seen');

const script = `(${watchActors.toString()})(${JSON.stringify(mark)}, {
  shapesOf: ${shapesOf.toString()},
  errorShape: ${errorShape.toString()},
});`;

const isService = (path: string) => /^\/(?:rest|auth|storage)\/v1\/|^\/demo\//.test(path);

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

/** Facts that this worker has seen; each is told once. */
const known = new Set<string>();
/** Answers of the service whose body this worker has read. */
const read = new Set<string>();

export class Recorder {
  readonly #journey: string;
  readonly #lines: RecordLine[] = [];
  readonly #reading: Promise<void>[] = [];

  constructor(journey: string) {
    this.#journey = journey;
  }

  /** Records what the pages of a browser do from now on. */
  async over(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'debug') return;
      const text = message.text();
      if (!text.startsWith(mark)) return;
      for (const fact of text.slice(mark.length).split('\n')) this.#note('actor', fact);
    });
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (isService(pathname)) this.#reading.push(this.#hear(response));
    });
    await context.addInitScript({ content: script });
  }

  /** Writes what was seen that this worker had not seen before, and how the journey ended. */
  async end(asExpected: boolean) {
    await Promise.all(this.#reading);
    const folder = recordFolder();
    mkdirSync(folder, { recursive: true });
    const lines = [...this.#lines, { by: 'end', journey: this.#journey, asExpected }];
    appendFileSync(
      join(folder, `${process.pid}.jsonl`),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  }

  #note(by: 'actor' | 'service', fact: string) {
    if (known.has(fact)) return;
    known.add(fact);
    this.#lines.push({ by, fact, journey: this.#journey });
  }

  /** The body is read once for each status and length: most answers are told from their headers. */
  async #hear(response: Response) {
    const pattern = patternOf(response.request().method(), response.url());
    const status = response.status();
    const length = response.headers()['content-length'] ?? '?';
    const kind = `${pattern} ${status} ${length.length}`;
    if (read.has(kind)) return;
    read.add(kind);
    try {
      // What a journey answers itself comes from no server.
      if ((await response.serverAddr()) === null) return read.delete(kind);
      const hasBody = status !== 204 && response.request().method() !== 'HEAD';
      const shape = hasBody ? bodyShape(await response.text()) : 'nothing';
      this.#note('service', `${pattern} ${status} ${shape}`);
    } catch {
      // The page was left before its answer was read: another journey will see one.
      read.delete(kind);
    }
  }
}
