// A member's newsletters: told and switched once a link that was mailed to the member's address has been followed.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver, mailsTo } from './mail.kit.ts';
import { morning } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  for (const table of [
    'private.mails',
    'private.mail_choices',
    'private.reader_proofs',
    'public.newsletter_subscriptions',
  ])
    await world.sql(`delete from ${table}`);
  member = (await world.signUp()).member;
});

const second = 'list:second-curve';
const next = 'list:next-curve';

type Switch = { scope: string; on: boolean; waiting?: boolean };
const lettersIn = (answer: Row) =>
  Object.fromEntries(
    (answer['switches'] as Switch[])
      .filter(({ scope }) => scope.startsWith('list:'))
      .map(({ scope, on, waiting }) => [scope, waiting === true ? 'waiting' : on]),
  );
const letters = async (who = member) =>
  lettersIn((await world.rpc('my_mail_choices', {}, who)) as unknown as Row);
const choose = async (shown: string[], chosen: string[], who = member) =>
  (await world.rpc('choose_my_mails', { shown, chosen }, who)) as unknown as Row;
const questions = async () =>
  (await mailsTo(world, member.email)).filter(({ kind }) => kind === 'newsletterConfirm');
const linkOf = async () => String((await questions()).at(-1)?.data['confirmToken']);
const follow = async (token: string) =>
  (await world.rpc('follow_mail_link', { token, action: 'confirm' }, 'server')) as unknown as Row;
const look = async (token: string) =>
  (await world.rpc('mail_link', { token }, 'server')) as unknown as Row;
const readers = async (list: string) =>
  (
    (await world.rpc(
      'send_issue',
      { list, slug: 'a', title: 'A', summary: 'B', path: '/a', dry: true },
      'server',
    )) as unknown as Row
  )['readers'];

it('wait until the link in the mail is followed, and are sent from then on', async () => {
  expect(await letters()).toEqual({ [second]: false, [next]: false });
  const saved = await choose([second], [second]);
  expect(saved['changed']).toEqual([{ scope: second, on: true }]);
  expect(lettersIn(saved)).toEqual({ [second]: 'waiting', [next]: false });
  expect((await deliver(world)).map(({ kind }) => kind)).toContain('newsletterConfirm');
  expect(await readers('second-curve')).toBe(0);

  const token = await linkOf();
  expect(await look(token)).toMatchObject({ scope: 'confirm:second-curve', confirmed: false });
  expect(await follow(token)).toMatchObject({ scope: 'confirm:second-curve', confirmed: true });
  expect(await letters()).toEqual({ [second]: true, [next]: false });
  expect(await readers('second-curve')).toBe(1);
});

it('once the address is proven, are switched at once, and never asked about again', async () => {
  await choose([second], [second]);
  await follow(await linkOf());
  expect(lettersIn(await choose([second, next], [next]))).toEqual({
    [second]: false,
    [next]: true,
  });
  expect([await readers('second-curve'), await readers('next-curve')]).toEqual([0, 1]);
  expect(await questions()).toHaveLength(1);
  // The old link switches nothing back on.
  await follow(await linkOf());
  expect(await letters()).toEqual({ [second]: false, [next]: true });
});

it('ask one question in twelve hours, whose link switches on what waits by then', async () => {
  await choose([second], [second]);
  await choose([next], [next]);
  await choose([second], []);
  expect(await questions()).toHaveLength(1);
  expect(await letters()).toEqual({ [second]: false, [next]: 'waiting' });
  await follow(await linkOf());
  expect(await letters()).toEqual({ [second]: false, [next]: true });
});

it('ask again after twelve hours', async () => {
  await choose([second], [second]);
  await choose([second], []);
  await world.setClock('2026-11-23T23:00:00Z');
  await choose([second], [second]);
  expect((await questions()).length).toBeGreaterThan(0);
});

it('ask nothing any more once the member wants none: the link leads nowhere', async () => {
  await choose([second], [second]);
  await choose([second], []);
  expect((await deliver(world)).map(({ kind }) => kind)).not.toContain('newsletterConfirm');
  expect(await look(await linkOf())).toMatchObject({ outcome: 'refused', reason: 'not_found' });
  expect(await follow(await linkOf())).toMatchObject({ outcome: 'refused' });
  expect(await letters()).toEqual({ [second]: false, [next]: false });
});

it('say the same of an address that is subscribed already as of one that is not', async () => {
  await world.sql(`insert into public.newsletter_subscriptions (address, list, confirmed_at)
    values ('${member.email}', 'second-curve', now())`);
  expect(await letters()).toEqual({ [second]: false, [next]: false });
  const answer = await choose([second], [second]);
  expect(lettersIn(answer)).toEqual({ [second]: 'waiting', [next]: false });
  // What a reader confirms in a newsletter box tells the account nothing.
  await world.rpc('subscribe_newsletter', { address: member.email, lists: ['next-curve'] });
  for (const { data } of await questions()) {
    const link = await look(String(data['confirmToken']));
    if (link['scope'] === 'confirm:next-curve') await follow(String(data['confirmToken']));
  }
  expect(await letters()).toEqual({ [second]: 'waiting', [next]: false });
});

it('are those of the address: another one is proven anew', async () => {
  await choose([second], [second]);
  const token = await linkOf();
  await follow(token);
  await world.sql(
    `update auth.users set email = 'moved-${member.email}' where id = '${member.id}'`,
  );
  expect(await letters()).toEqual({ [second]: false, [next]: false });
  expect(await look(token)).toMatchObject({ outcome: 'refused' });
  expect(lettersIn(await choose([next], [next]))).toEqual({ [second]: false, [next]: 'waiting' });
});

it('belong to the account: what proves them is gone with it', async () => {
  await choose([second], [second]);
  await world.sql(`delete from auth.users where id = '${member.id}'`);
  expect(await world.sql('select * from private.reader_proofs')).toEqual([]);
});
