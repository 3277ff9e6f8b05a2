// The server for an operator: killed and started again, with a reset that expires, and published without its demo.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, keysOf, newFolder, signIn, start } from '../server/support.ts';
import { member, spend, spent } from './server.kit.ts';

describe('data', () => {
  it('survive a kill right after the sign-up was confirmed, and a clean stop', async () => {
    const server = await start();
    const signedUp = await call(server, '/auth/v1/signup', {
      ...member,
      data: { company_name: 'Acme' },
    });
    expect(signedUp.status).toBe(200);
    await server.kill();
    await server.restart();
    expect((await signIn(server, member)).status).toBe(200);
    await server.stop();
    expect(existsSync(join(server.data, 'lock'))).toBe(false);
    await server.restart();
    expect((await signIn(server, member)).status).toBe(200);
  });

  it('start afresh when the very first start was interrupted', async () => {
    const data = join(newFolder(), 'cut-off');
    mkdirSync(join(data, 'pgdata'), { recursive: true });
    writeFileSync(join(data, 'pgdata/PG_VERSION'), '17\n');
    writeFileSync(join(data, 'lock'), '999999999\n1\n');
    const server = await start({ data });
    expect((await call(server, '/auth/v1/signup', member)).status).toBe(200);
    await server.restart();
    expect((await signIn(server, member)).status).toBe(200);
  });
});

describe('a reset', () => {
  it('expires after its configured time', async () => {
    const server = await start({ otpExpiry: 1 });
    await call(server, '/auth/v1/signup', member);
    await call(server, '/auth/v1/recover', { email: member.email });
    const { link } = await server.mailTo(member.email);
    await new Promise((resolve) => {
      setTimeout(resolve, 2100);
    });
    const late = await spend(server, link);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject(spent);
  });
});

describe('a published server', () => {
  const demo = { email: 'premium@axis-one.example', password: 'inner-room' };

  it('has no demo: its accounts are removed, its grants are not served, and a member who signs up with such an address is kept', async () => {
    const local = await start();
    expect((await signIn(local, demo)).status).toBe(200);
    await local.stop();
    const published = await start({ data: local.data, host: '0.0.0.0' });
    expect((await signIn(published, demo)).status).toBe(400);
    expect((await call(published, '/demo/subscription', {})).status).toBe(404);
    // Their rows were deleted with them.
    const { secretKey } = keysOf(local);
    const all = (table: string) =>
      fetch(`${published.url}/rest/v1/${table}`, {
        headers: { apikey: secretKey, 'user-agent': 'test' },
      });
    expect(await (await all('profiles')).json()).toEqual([]);
    expect(await (await all('subscriptions')).json()).toEqual([]);

    // A member who happens to have a demo’s address is kept.
    await call(published, '/auth/v1/signup', { ...demo, password: 'my own horse' });
    await published.restart();
    expect((await signIn(published, { ...demo, password: 'my own horse' })).status).toBe(200);
  });
});
