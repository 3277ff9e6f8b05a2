// Mails in the log: printed on a demo, and never printed by a published server.
import { describe, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { member } from './log.kit.ts';
import { call, eventually, signUp, start } from './support.ts';

const recover = async (server: Server) => {
  await signUp(server, member);
  const known = await call(server, '/auth/v1/recover', { email: member.email });
  const unknown = await call(server, '/auth/v1/recover', { email: 'nobody@example.com' });
  return [known, unknown];
};

describe('mails', () => {
  it('are printed on a demo, which has no other transport', async () => {
    const server = await start({ env: { AXIS_MAIL_DIR: '' } });
    for (const answer of await recover(server)) expect(answer.status).toBe(200);
    // Sent outside the answer.
    const printed =
      /Mail \(printed, not sent\)\n {2}To: {6}topsecret-person@example\.com\n.*\n {2}Link: {4}http/;
    await eventually(() => printed.test(server.output()) || undefined);
  });

  it('are never printed by a published server: the log says that there is no transport, the answer does not', async () => {
    const server = await start({ host: '0.0.0.0', env: { AXIS_MAIL_DIR: '' } });
    const [known, unknown] = await recover(server);
    expect([known?.status, await known?.text()]).toEqual([unknown?.status, await unknown?.text()]);
    expect(known?.status).toBe(200);
    const failed = /failure: A mail was not sent: set SMTP_HOST/g;
    await eventually(() => failed.test(server.output()) || undefined);
    expect(server.output()).not.toMatch(/topsecret|token=|verify\?/);
    expect(server.output().match(failed)).toHaveLength(1);
  });
});
