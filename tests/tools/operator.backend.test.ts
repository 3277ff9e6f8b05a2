// Mistyped commands, and a backend that cannot be used: one sentence, the right exit code, and no secret.
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { existsSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operate } from './operator.kit.ts';

/** Answers every request with this. */
const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Listens on a free port until the test is over. */
async function listening(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a mistyped command gets a sentence with the nearest one, and exit code 2', () => {
  it.each([
    ['lst', /^There is no command “lst”: did you mean list\?/],
    ['list --knd asynq', /^list knows no --knd: did you mean --kind\?/],
    ['list --kind asynk', /^There is no kind “asynk”: did you mean asynq\?/],
    ['list --status in-revue', /^There is no status “in-revue”: did you mean in-review\?/],
    ['list --due tody', /^--due does not know “tody”: did you mean today\?/],
    ['list asynq', /^list takes no “asynq”: filters begin with --\.$/],
    ['list --kind', /^--kind needs a value after it\.$/],
    ['show', /^Which request\?/],
    ['show xyz', /^“xyz” is no id:/],
    ['move 996a', /^move takes an id and a status/],
    ['move 996a schedled', /^There is no status “schedled”: did you mean scheduled\?/],
    ['move 996a answered because', /^Put the note between quotes/],
    ['move 996a answered --file /nowhere/at-all', /^\/nowhere\/at-all cannot be read\.$/],
    ['note 996a', /^What is the note\?/],
  ])('%s', async (typed, sentence) => {
    const { code, said, complained } = await operate(typed.split(' '));
    expect([code, said]).toEqual([2, '']);
    expect(complained).toMatch(sentence);
    expect(complained).not.toContain('\n');
  });

  it.each(['', '--help', 'help', 'list --help', 'help move', 'note --help', 'show --help'])(
    '“%s” prints the help instead',
    async (typed) => {
      const { code, said } = await operate(typed.split(' ').filter(Boolean));
      expect(code).toBe(0);
      expect(said).toContain('npm run operator -- ');
    },
  );
});

describe('a backend that cannot be used gets one sentence, and exit code 1', () => {
  const secret = 'sb_secret_never_to_be_seen';
  async function answering(listener: RequestListener) {
    const port = await listening(listener);
    return { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: secret };
  }

  it.each([
    [
      'refuses the key',
      json(401, { message: `Invalid key ${secret}` }),
      /does not accept the secret key/,
    ],
    [
      'has no such function',
      json(404, { code: 'PGRST202', message: '' }),
      /bring its migrations up to date/,
    ],
    ['is something else', json(200, undefined), /is no Axis One \(200\)\.$/],
    [
      'leads elsewhere',
      ((_, response) =>
        void response
          .writeHead(302, { location: 'http://127.0.0.1:9/' })
          .end()) satisfies RequestListener,
      /does not answer/,
    ],
  ] as const)('one that %s', async (_, listener, sentence) => {
    const { code, said, complained } = await operate(['list'], { env: await answering(listener) });
    expect([code, said]).toEqual([1, '']);
    expect(complained).toMatch(sentence);
    expect(complained).not.toMatch(/\n|sb_secret/);
  });

  it('a hosted one is called with its key, in the header and nowhere else', async () => {
    const seen: { url: string | undefined; key: unknown; bearer: unknown }[] = [];
    const env = await answering((request, response) => {
      seen.push({
        url: request.url,
        key: request.headers['apikey'],
        bearer: request.headers.authorization,
      });
      json(200, [])(request, response);
    });
    expect((await operate(['list'], { env })).said).toBe('Nothing here: no request matches.');
    expect(seen).toEqual([
      { url: '/rest/v1/rpc/operator_requests', key: secret, bearer: undefined },
    ]);
  });

  it('an embedded one with keys of the environment is called with that key', async () => {
    const seen: unknown[] = [];
    const port = await listening((request, response) => {
      seen.push(request.headers['apikey']);
      json(200, [])(request, response);
    });
    const env = {
      AXIS_DATA: '/nowhere/at-all',
      AXIS_JWT_SECRET: 'a'.repeat(32),
      AXIS_PUBLISHABLE_KEY: 'sb_publishable_any',
      AXIS_SECRET_KEY: secret,
      PORT: String(port),
    };
    expect((await operate(['list'], { env })).said).toBe('Nothing here: no request matches.');
    expect(seen).toEqual([secret]);
  });

  it.each([
    [{ SUPABASE_URL: 'https://a.supabase.example' }, /^SUPABASE_SECRET_KEY is missing/],
    [{ SUPABASE_SECRET_KEY: secret }, /^SUPABASE_URL is missing/],
    [{ SUPABASE_URL: 'a.supabase', SUPABASE_SECRET_KEY: secret }, /is not an http\(s\) address/],
    [
      { SUPABASE_URL: 'http://a.supabase.example', SUPABASE_SECRET_KEY: secret },
      /has to begin with https/,
    ],
    [
      { VITE_SUPABASE_URL: 'https://a.supabase.example', VITE_SUPABASE_ANON_KEY: 'k' },
      /set SUPABASE_URL and SUPABASE_SECRET_KEY\.$/,
    ],
    [{ AXIS_DATA: '/nowhere/at-all' }, /^\/nowhere\/at-all holds no Axis One/],
  ])('%j', async (env, sentence) => {
    const { code, complained } = await operate(['list'], { env });
    expect(code).toBe(1);
    expect(complained).toMatch(sentence);
    expect(complained).not.toContain(secret);
    expect(existsSync('/nowhere')).toBe(false);
  });
});
