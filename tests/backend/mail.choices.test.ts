// Which mails an address gets, by a link and by a session: the same function, and who may call which.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailKinds } from '../../server/mail/facts.mjs';
import { deliver, kindsTo, mailsTo } from './mail.kit.ts';
import { morning, move, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;
const kinds = ['reminder24', 'reminder1', 'reminderDay', 'welcome'];
const letters = ['list:next-curve', 'list:second-curve'];

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  for (const table of [
    'public.requests',
    'private.mails',
    'private.mail_choices',
    'public.newsletter_subscriptions',
  ])
    await world.sql(`delete from ${table}`);
  member = (await world.signUp()).member;
});

type Answer = Row & { switches: { scope: string; on: boolean }[]; changed: Row[] };
const ask = async (name: string, args: Row, who: Member | 'server' | undefined) =>
  (await world.rpc(name, args, who)) as unknown as Answer;
const statesIn = ({ switches }: Answer) =>
  Object.fromEntries(switches.map(({ scope, on }) => [scope, on]));
const tokenOf = async () => String((await mailsTo(world, member.email))[0]?.data['leaveToken']);
const subscribe = async (confirmed: string) =>
  world.sql(`insert into public.newsletter_subscriptions (address, list, confirmed_at)
    values ('${member.email}', 'next-curve', ${confirmed}), ('${member.email}', 'second-curve', now())`);

it('names the kinds that are not necessary, as the server does', async () => {
  const wanted = Object.entries(mailKinds).flatMap(([kind, { necessary }]) =>
    necessary ? [] : [kind],
  );
  for (const kind of Object.keys(mailKinds))
    expect(await world.sql(`select private.is_optional_mail('${kind}') as it`), kind).toEqual([
      { it: wanted.includes(kind) },
    ]);
  expect(kinds.toSorted()).toEqual(wanted.filter((kind) => kind !== 'newsletterIssue').toSorted());
});

describe('by a link of a mail', () => {
  it('says what is on, with the letters that the address has confirmed', async () => {
    const args = { token: await tokenOf() };
    expect(statesIn(await ask('mail_choices', args, 'server'))).toEqual(
      Object.fromEntries(kinds.map((kind) => [kind, true])),
    );
    await subscribe('null');
    const states = statesIn(await ask('mail_choices', args, 'server'));
    expect(Object.keys(states).toSorted()).toEqual(['list:second-curve', ...kinds].toSorted());
  });

  it('switches off, says what changed, and is heard by the queue; what was not shown stays', async () => {
    await subscribe('now()');
    const token = await tokenOf();
    const args = {
      token,
      shown: ['reminder24', 'welcome', 'list:next-curve'],
      chosen: ['reminder24'],
    };
    const saved = await ask('choose_mails', args, 'server');
    expect(saved.changed).toEqual([
      { scope: 'welcome', on: false },
      { scope: 'list:next-curve', on: false },
    ]);
    expect(statesIn(saved)).toEqual({
      ...Object.fromEntries([...kinds, ...letters].map((scope) => [scope, true])),
      welcome: false,
      'list:next-curve': false,
    });
    expect((await ask('choose_mails', args, 'server')).changed).toEqual([]);
    expect(await deliver(world)).toEqual([]);
    const send = (list: string) =>
      world.rpc(
        'send_issue',
        { list, slug: 'a', title: 'A', summary: 'B', path: '/a', dry: true },
        'server',
      );
    expect(await send('next-curve')).toMatchObject({ readers: 0 });
    expect(await send('second-curve')).toMatchObject({ readers: 1 });

    const back = await ask(
      'choose_mails',
      { token, shown: ['list:next-curve'], chosen: ['list:next-curve'] },
      'server',
    );
    expect(back.changed).toEqual([{ scope: 'list:next-curve', on: true }]);
    expect(await send('next-curve')).toMatchObject({ readers: 1 });
  });

  it('and the link that leaves one kind are the same choice', async () => {
    const token = await tokenOf();
    await world.rpc('follow_mail_link', { token, action: 'leave' }, 'server');
    expect(statesIn(await ask('mail_choices', { token }, 'server'))['welcome']).toBe(false);
    await ask('choose_mails', { token, shown: ['welcome'], chosen: ['welcome'] }, 'server');
    expect(await world.rpc('mail_link', { token }, 'server')).toMatchObject({ left: false });
  });

  it('what is necessary comes all the same', async () => {
    const all = { token: await tokenOf(), shown: Object.keys(mailKinds), chosen: [] };
    await ask('choose_mails', all, 'server');
    const { id } = await store(world, member, 'office-hours');
    await move(world, id, 'scheduled');
    await deliver(world);
    await world.setClock('2026-11-24T12:20:00Z');
    await deliver(world);
    const sent = (await mailsTo(world, member.email)).filter(({ status }) => status === 'sent');
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['received', 'scheduled']);
    expect(await kindsTo(world, member.email)).toContain('reminder24');
  });

  it('that is unknown, or confirms a subscription, opens nothing', async () => {
    const address = 'other@example.com';
    await world.rpc('subscribe_newsletter', { address, lists: ['next-curve'] });
    const [question] = await mailsTo(world, address);
    for (const token of [crypto.randomUUID(), String(question?.data['confirmToken'])]) {
      const refused = { outcome: 'refused', reason: 'not_found' };
      expect(await ask('mail_choices', { token }, 'server')).toMatchObject(refused);
      const args = { token, shown: kinds, chosen: [] };
      expect(await ask('choose_mails', args, 'server')).toMatchObject(refused);
    }
    expect(await world.sql('select 1 from private.mail_choices where left_at is not null')).toEqual(
      [],
    );
  });
});

describe('by a session', () => {
  it('a member switches their own kinds, and learns of no letter that was subscribed to without them', async () => {
    await subscribe('now()');
    const { member: other } = await world.signUp();
    expect(statesIn(await ask('my_mail_choices', {}, member))).toEqual({
      ...Object.fromEntries(kinds.map((kind) => [kind, true])),
      ...Object.fromEntries(letters.map((letter) => [letter, false])),
    });
    const saved = await ask(
      'choose_my_mails',
      { shown: ['welcome', 'list:next-curve'], chosen: [] },
      member,
    );
    expect(saved.changed).toEqual([{ scope: 'welcome', on: false }]);
    const token = await tokenOf();
    expect(statesIn(await ask('mail_choices', { token }, 'server'))).toMatchObject({
      welcome: false,
      'list:next-curve': true,
    });
    expect(statesIn(await ask('my_mail_choices', {}, other))['welcome']).toBe(true);
  });

  it.each([
    ['my_mail_choices', {}],
    ['choose_my_mails', { shown: ['welcome'], chosen: [] }],
  ])('%s is refused to visitors', async (name, body) => {
    const answer = await world.call(`/rest/v1/rpc/${name}`, { method: 'POST', body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['mail_choices', {}],
    ['choose_mails', { shown: ['welcome'], chosen: [] }],
    ['mail_link', {}],
    ['follow_mail_link', { action: 'leave' }],
  ])('%s is for the server alone, also with the right token', async (name, args) => {
    const body = { ...args, token: await tokenOf() };
    for (const bearer of [undefined, member.token]) {
      const answer = await world.call(`/rest/v1/rpc/${name}`, { method: 'POST', bearer, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await world.sql('select 1 from private.mail_choices where left_at is not null')).toEqual(
      [],
    );
  });
});
