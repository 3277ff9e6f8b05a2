// A running backend with members who send requests, and the operator's command.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Row } from '../../tools/operator/words.mjs';
import { operate as operateAnywhere } from './operator.kit.ts';

export type Asker = { email: string; token: string };

/** The answers of a request for a meeting. */
const meeting = { reason: 'A decision.', project: 'A sensor.', value: 'A customer list.' };

/** The Tuesday after the next one: an office hour in the future whenever this runs. */
export function slot() {
  const day = new Date(Date.now() + 7 * 86_400_000);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T14:20`;
}

/** An answer as the operator writes it; a part can be replaced. */
export const answerFile = (change: Record<string, string> = {}) => {
  const parts = {
    front: 'title: Price the pilot\nsigned: Javelyn',
    diagnosis: '## Diagnosis\n\nYou ask about **price**. Ada of Halden Robotics asks about time.',
    recommendation: '## Recommendation\n\nAsk for half of it. Then wait.',
    nextStep: '## Next step\n\nCall the second buyer by Monday.',
    sources: '## Sources\n\n- Your list of buyers.\n- [A tool](/ops-cabinet/decision-ledger).',
    ...change,
  };
  const { front, ...rest } = parts;
  return `---\n${front}\n---\n\n${Object.values(rest).join('\n\n')}\n`;
};

/** Starts everything; `close` removes it. */
export async function openWorld() {
  const work = mkdtempSync(join(tmpdir(), 'axis-operator-'));
  mkdirSync(join(work, 'dist'));
  for (const page of ['index', '404'])
    writeFileSync(join(work, `dist/${page}.html`), '<!doctype html><title>Axis One</title>');
  const server = await startServer({ dist: join(work, 'dist'), template: await templateData() });
  const env = { AXIS_DATA: server.data, PORT: String(server.port) };
  const keys = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as {
    publishableKey: string;
    secretKey: string;
    jwtSecret: string;
  };
  /** Everything that was printed, to be searched for secrets. */
  const printed: string[] = [];
  let people = 0;

  async function post(path: string, body: unknown, token?: string) {
    const headers = new Headers({
      apikey: keys.publishableKey,
      'content-type': 'application/json',
    });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(server.url + path, init)).json()) as Record<string, unknown>;
  }

  async function member(company = ''): Promise<Asker> {
    people += 1;
    const email = `asker-${people}@example.com`;
    const data = { company_name: company };
    const session = await post('/auth/v1/signup', { email, password: 'correct horse', data });
    return { email, token: String(session['access_token']) };
  }

  /** A stored request of a member; its id. */
  async function ask(
    kind: string,
    answers: Record<string, unknown>,
    who?: Asker,
    id: string = randomUUID(),
  ) {
    const { token } = who ?? (await member());
    const request = { id, kind, subject: `About ${kind}`, answers };
    const { outcome } = await post('/rest/v1/rpc/submit_request', request, token);
    if (outcome !== 'stored') throw new Error(`${kind} was not stored.`);
    return id;
  }

  const place = (name: string) => join(work, name);

  async function operate(...typed: string[]) {
    const answer = await operateAnywhere(typed, { env, now: new Date() });
    printed.push(answer.said, answer.complained);
    return answer;
  }

  return {
    work,
    server,
    env,
    keys,
    printed,
    post,
    member,
    ask,
    operate,
    /** A command of the README with files in the place of its words for them. */
    withFiles(command: string) {
      writeFileSync(place('from-readme.md'), 'An answer.');
      writeFileSync(place('answer.md'), answerFile());
      writeFileSync(place('sums.pdf'), '%PDF-1.7 the sums');
      return command
        .replaceAll('<folder>', place('from-readme'))
        .replaceAll('<file>', place('from-readme.md'))
        .replaceAll('<document>', place('answer.md'))
        .replaceAll('<attachment>', place('sums.pdf'));
    },
    askMeeting: (who?: Asker, id?: string) => ask('meeting', meeting, who, id),
    rowOf: async (id: string) =>
      JSON.parse((await operate('show', id, '--json')).said) as Row & { saved: string[] },
    async close() {
      await server.remove();
      rmSync(work, { recursive: true, force: true });
    },
  };
}
