// ASVS 5.0, 2.2.1, 2.2.2, 1.1.1 and 8.2.2: the database enforces the rules of the forms for clients that bypass them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { capabilities } from '#content/capabilities.ts';
import { community } from '#content/community.ts';
import { posts } from '#content/posts.ts';
import { staff } from '#content/staff.ts';
import { morning, store, submit } from '../backend/requests.kit.ts';
import type { Kind, World } from '../backend/requests.kit.ts';
import { openBackend } from '../backend/support.ts';
import type { Member, Row } from '../backend/support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  member = (await world.signUp()).member;
});

const deep = { a: { b: { c: { d: 'e' } } } };
const invalid = (field: string) => ({ outcome: 'refused', reason: 'invalid', detail: { field } });

describe('answers that no form sends are refused', () => {
  const cases: [Kind, Row, string][] = [
    ['meeting', { extra: 'x'.repeat(4001) }, 'extra'],
    ['meeting', { extra: deep }, 'extra'],
    ['meeting', { extra: ['x'.repeat(2001)] }, 'extra'],
    ['meeting', { extra: Array.from({ length: 100 }, () => 1) }, 'extra'],
    ['meeting', { ['x'.repeat(61)]: 1 }, 'x'.repeat(61)],
    ['meeting', Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`n${n}`, 1])), 'answers'],
    ['asynq', { blockers: ['x'.repeat(2001)] }, 'blockers'],
    ['asynq', { context: { productLink: 'javascript:alert(1).x' } }, 'context.productLink'],
    ['asynq', { context: { productLink: 'company.com' } }, 'context.productLink'],
    [
      'asynq',
      { context: { productLink: 'https://user:secret@company.com' } },
      'context.productLink',
    ],
    ['contributor', { link: 'javascript:alert(1).x' }, 'link'],
    ['contributor', { link: 'data:text/html,a.b' }, 'link'],
    ['contributor', { link: 'two words.com' }, 'link'],
    ['partner', { website: 'no' }, 'website'],
    ['perk', { partner: 'cloud credits' }, 'partner'],
    ['perk', { partner: '../credits' }, 'partner'],
  ];
  it.each(cases)('%s %j', async (kind, change, field) => {
    expect(await submit(world, member, kind, change)).toEqual(invalid(field));
  });

  const fine: [Kind, Row][] = [
    ['asynq', { context: { productLink: ' https://company.com:8080/a?b=c ' } }],
    ['asynq', { context: { productLink: '' } }],
    ['contributor', { link: 'company.com' }],
    ['contributor', { link: '' }],
    ['partner', { website: 'https://sub.company.co.uk/page' }],
    ['gathering', { note: 'x'.repeat(4000), onboarding: ['companyName', 'modules'] }],
  ];
  it.each(fine)('%s %j is accepted', async (kind, change) => {
    expect(await submit(world, member, kind, change)).toMatchObject({ outcome: 'stored' });
  });

  it('a subject is one line', async () => {
    const args = {
      id: randomUUID(),
      kind: 'meeting',
      subject: 'Hello\r\nBcc: all@example.com\u2028\u202Eevil',
      answers: { reason: 'a', project: 'b', value: 'c' },
    };
    const { request } = await world.rpc('submit_request', args, member);
    expect(request?.['subject']).toBe('Hello Bcc: all@example.com evil');
  });
});

describe('a channel is recognized however it is spelled', () => {
  const disguises = [
    'open-circle',
    'Open-Circle',
    ' open-circle ',
    'open circle',
    'open_circle',
    'OPEN\u00A0CIRCLE',
    'open\u2010circle',
    'open\u2014circle',
    'open\u2212circle',
    'open--circle',
    'open-\u200Bcircle',
    'o\u00ADpen-circle',
    '\uFF4F\uFF50\uFF45\uFF4E\uFF0D\uFF43\uFF49\uFF52\uFF43\uFF4C\uFF45',
  ];
  it.each(disguises)('%j is the one for Premium members', async (channel) => {
    expect(await submit(world, member, 'channel', { channel })).toMatchObject({
      reason: 'not_allowed',
    });
    const premium = await world.signUpPremium();
    const { request } = await submit(world, premium, 'channel', { channel });
    expect(request?.['answers']).toEqual({ channel: 'open-circle' });
  });

  it.each(['opencircle', '\u043Epen-circle', 'open-circle-2', '-', 'open/circle', "open-circle'"])(
    '%j is none',
    async (channel) => {
      expect(await submit(world, member, 'channel', { channel })).toEqual(invalid('channel'));
    },
  );

  it('each channel of the content has its line in the table of tiers', () => {
    const lines = capabilities.flatMap(({ id, free }) =>
      id.startsWith('channel:')
        ? [{ id: id.slice('channel:'.length), premium: free === 'none' }]
        : [],
    );
    const known = community.channels.items.map(({ id, premium }) => ({ id, premium }));
    expect(lines).toEqual(known);
  });
});

const write = (who = member) =>
  world.rpc('post_to_community', { id: randomUUID(), body: 'Words.', premium: false }, who);

const called = async (company: string) => {
  await world.sql(
    `update public.profiles set company_name = '${company.replaceAll("'", "''")}' where id = '${member.id}'`,
  );
  return write();
};

describe('a post', () => {
  it.each([...posts.map(({ author }) => author), ...staff.names, ...staff.anywhere])(
    'does not carry the name %s',
    async (name) => {
      expect(await called(name)).toEqual({
        outcome: 'refused',
        reason: 'name_reserved',
        detail: {},
      });
    },
  );

  it.each([
    'MARTA LINDQVIST',
    ' marta   lindqvist ',
    'Marta\u00A0Lindqvist',
    'Marta-Lindqvist',
    'MartaLindqvist',
    'Mart\u00E1 Lindqv\u00EDst',
    'Marta\u200BLindqvist',
    'M\u0430rt\u0430 Lindqvist',
    'Marta L1ndqvist',
    'Marta Iindqvist',
    '\uFF2Darta Lindqvist',
    'Axis\u00A00ne',
    'Axis One Team',
    'The Axis-One advisors',
    '\u0410xis One',
  ])('does not carry a name that looks like one: %j', async (name) => {
    expect(await called(name)).toMatchObject({ reason: 'name_reserved' });
  });

  it.each([
    'Halden Robotics',
    'Axiom',
    'Marta & Co',
    'Lindqvist',
    'Quasar Optics',
    '\u5C71\u7530',
    'A member',
  ])('carries the name %s', async (name) => {
    expect(await called(name)).toMatchObject({ post: { author_name: name } });
  });

  it('carries its author on one line', async () => {
    expect(await called('Halden\r\n\u202ERobotics\u2066')).toMatchObject({
      post: { author_name: 'Halden Robotics' },
    });
    expect(await called('\u200B \u2028')).toMatchObject({ post: { author_name: 'A member' } });
  });

  it('can be liked only by members who may read it', async () => {
    const premium = await world.signUpPremium();
    const id = randomUUID();
    const args = { id, body: 'Three clauses that cost us a round.', premium: true };
    await world.rpc('post_to_community', args, premium);
    const like = (who: Member) =>
      world.call('/rest/v1/community_likes', {
        method: 'POST',
        bearer: who.token,
        body: { post_id: id, member_id: who.id },
      });
    expect((await like(member)).status).toBe(403);
    expect((await like(await world.signUpPremium())).status).toBe(201);
    const [row] = await world.sql(`select likes from public.community_posts where id = '${id}'`);
    expect(row).toEqual({ likes: 1 });
  });
});

it('a request of one kind cannot be moved to another by sending it again', async () => {
  const { id } = await store(world, member, 'channel');
  const again = await submit(world, member, 'channel', { channel: 'open-circle' }, id);
  expect(again.request).toMatchObject({ answers: { channel: 'founders' } });
});
