// Passwords are hashed in threads of their own: sign-ins do not block pages.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../server/settings.mjs';
import { signIn, signUp, start } from './support.ts';

it('twenty sign-ins at once do not block pages', async () => {
  // As on a published server: the tests' own cheap hash is not set.
  const server = await start({ env: { LITE_AUTH_BCRYPT_COST: '' } });
  const members = Array.from({ length: 5 }, (_, index) => ({
    email: `many-${index}@example.com`,
    password: 'correct horse',
  }));
  for (const member of members) expect((await signUp(server, member)).status).toBe(200);
  const order: string[] = [];
  // Four for each member: a fifth one without an answer yet would be paused.
  const signIns = [...members, ...members, ...members, ...members].map(async (member) => {
    const { status } = await signIn(server, member);
    order.push(`sign-in ${status}`);
  });
  // In JavaScript the hashes would alternate with these requests, a tenth of a second each.
  for (let count = 0; count < 40; count += 1) {
    expect((await fetch(`${server.url}/dashboard`)).status).toBe(200);
    order.push('page');
  }
  await Promise.all(signIns);
  expect(order.filter((one) => one === 'sign-in 200')).toHaveLength(20);
  expect(order.lastIndexOf('page')).toBeLessThan(order.lastIndexOf('sign-in 200'));
});

it('the hash of the library is the native one', () => {
  const library = join(root, 'node_modules/@supabase/lite/dist/index.js');
  const load = createRequire(library);
  const file = load.resolve('bcryptjs');
  const { name } = JSON.parse(readFileSync(join(file, '../package.json'), 'utf8')) as {
    name: string;
  };
  expect(name).toBe('bcrypt');
  load('bcryptjs');
  const binaries = Object.keys(load.cache).filter((one) => /bcrypt.*\.node$/.test(one));
  expect(binaries).toHaveLength(1);
  expect(binaries.every((one) => existsSync(one))).toBe(true);
});
