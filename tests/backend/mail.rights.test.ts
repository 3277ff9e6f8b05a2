// Who reaches the queue of mails: the server with its key, through its functions, and nobody else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from './mail.kit.ts';
import { openBackend } from './support.ts';
import type { Member } from './support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
  member = (await world.signUp()).member;
});
afterAll(() => world.close());

const functions = [
  'claim_mails',
  'mail_sent',
  'mail_failed',
  'mail_retry',
  'operator_mails',
  'tidy_mails',
];
const args: Record<string, object> = {
  claim_mails: { worker: 'x', batch: 1, lease: 1 },
  mail_failed: { id: crypto.randomUUID(), worker: 'x', reason: 'x' },
  operator_mails: {},
  tidy_mails: {},
};

it.each(functions)('%s is refused to visitors and members', async (name) => {
  const body = args[name] ?? { id: crypto.randomUUID() };
  const before = await mailsTo(world, member.email);
  for (const bearer of [undefined, member.token]) {
    const answer = await world.call(`/rest/v1/rpc/${name}`, { method: 'POST', bearer, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect(await mailsTo(world, member.email)).toEqual(before);
  await world.rpc(name, body as Record<string, unknown>, 'server');
});

it.each(['mails', 'mail_choices'])('the table %s is read by no role of the API', async (table) => {
  for (const role of ['anon', 'authenticated', 'service_role'])
    expect(
      await world.sql(
        `select has_table_privilege('${role}', 'private.${table}', 'select, insert, update, delete') as may`,
      ),
    ).toEqual([{ may: false }]);
  const answer = await world.call(`/rest/v1/${table}`, { bearer: member.token });
  expect(answer.status).toBeGreaterThanOrEqual(400);
});
