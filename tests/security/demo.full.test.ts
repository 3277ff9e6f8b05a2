// The demo ends with the first sign of a proxy; backend.test.ts has X-Forwarded-For.
import { describe, expect, it } from 'vitest';
import { raw, start } from '../server/support.ts';
import { endsWith, enter, get } from './demo.kit.ts';

describe('ASVS 6.3.2, 15.2.3: the demo', () => {
  endsWith([
    ['Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['Via', { via: '1.1 proxy' }],
    ['a foreign Host', { host: 'axis.example' }],
  ]);

  it('ends behind a proxy that sends no header of its own, and not by a request that another site makes a browser send', async () => {
    const one = await start();
    const foreign = { origin: 'https://axis.example', host: 'localhost' };
    await get(one, { ...foreign, 'sec-fetch-site': 'cross-site' });
    await get(one, foreign);
    expect((await enter(one)).status).toBe(200);
    await get(one, { ...foreign, 'sec-fetch-site': 'same-origin' });
    await expect.poll(async () => (await enter(one)).status).toBe(400);
    await one.restart();
    expect((await enter(one)).status).toBe(200);
    // The headers of nginx without further configuration.
    await raw(one.port, 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n').closed;
    await expect.poll(async () => (await enter(one)).status).toBe(400);
  });
});
