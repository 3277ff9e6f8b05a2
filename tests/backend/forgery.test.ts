// Attempts to gain rights: forged metadata, forged tokens, missing keys, other endpoints.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from './support.ts';

let world: Awaited<ReturnType<typeof openBackend>>;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());

const sixFields = {
  identity_types: ['founder', 'raising-capital'],
  company_name: 'Acme',
  company_stage: 'seed',
  sector: 'Deep Tech',
  website: 'https://acme.example',
  referral_source: 'Podcast',
};
const emptyProfile = {
  identity_types: [],
  company_name: null,
  company_stage: null,
  sector: null,
  website: null,
  referral_source: null,
  modules: [],
  signals: [],
  onboarding_complete: false,
};

describe('the profile made by a sign-up', () => {
  it('holds the six answers', async () => {
    const { member, status } = await world.signUp(sixFields);
    expect(status).toBe(200);
    expect(await world.profileOf(member.id)).toMatchObject({ ...emptyProfile, ...sixFields });
  });

  it('exists without any answers', async () => {
    const { member } = await world.signUp();
    expect(await world.profileOf(member.id)).toMatchObject(emptyProfile);
  });

  it('trims what was typed and stores no blanks', async () => {
    const { member } = await world.signUp({ company_name: '  Acme ', website: '   ', sector: '' });
    expect(await world.profileOf(member.id)).toMatchObject({
      company_name: 'Acme',
      website: null,
      sector: null,
    });
  });

  it('names each identity once, in the order of choice', async () => {
    const { member } = await world.signUp({
      identity_types: ['exploring', 'founder', 'exploring'],
    });
    expect(await world.profileOf(member.id)).toMatchObject({
      identity_types: ['exploring', 'founder'],
    });
  });

  it('belongs to an account: none exists without one', async () => {
    const orphan = await world.call('/rest/v1/profiles', {
      method: 'POST',
      key: world.backend.keys.secretKey,
      body: { id: '00000000-0000-4000-8000-000000000001' },
    });
    expect(orphan.status).toBeGreaterThanOrEqual(400);
  });
});

describe('forged metadata grants nothing and lets no sign-up fail', () => {
  const big = 'x'.repeat(1_000_000);
  const forged: [string, unknown][] = [
    ['a tier', { tier: 'premium', is_premium: true, subscription: { tier: 'premium' } }],
    [
      'a finished onboarding',
      { onboarding_complete: true, modules: ['asyncq'], signals: ['toolDrops'] },
    ],
    [
      'the id of another member',
      { id: '00000000-0000-4000-8000-000000000000', sub: 'x', user_id: 'x' },
    ],
    ['a role', { role: 'service_role', app_metadata: { role: 'service_role' } }],
    [
      'numbers for words',
      { company_name: 1, company_stage: 2, sector: 3.5, website: -1, referral_source: 0 },
    ],
    [
      'objects for words',
      { company_name: {}, company_stage: [], sector: { a: 1 }, identity_types: {} },
    ],
    ['nulls', { company_name: null, company_stage: null, identity_types: null }],
    ['a word for a list', { identity_types: 'founder' }],
    ['lists of everything', { identity_types: [1, null, {}, [], true, 'founder'] }],
    ['unknown identities', { identity_types: ['emperor'] }],
    [
      'ten thousand identities',
      { identity_types: Array.from({ length: 10_000 }, () => 'founder') },
    ],
    ['an unknown stage', { company_stage: 'unicorn' }],
    ['a megabyte of company', { company_name: big }],
    ['a megabyte of everything', { sector: big, website: big, referral_source: big }],
    [
      'SQL',
      {
        company_stage: "seed'; drop table public.profiles; --",
        identity_types: ["founder'}); --"],
      },
    ],
    ['a prototype', JSON.parse('{"__proto__": {"tier": "premium"}, "constructor": 1}')],
    ['deep nesting', JSON.parse('{"company_name":'.repeat(200) + '1' + '}'.repeat(200))],
    [
      'unpaired surrogates and controls',
      { company_stage: '\u0001\u202e', identity_types: ['\u200b'] },
    ],
  ];

  it.each(forged)('%s', async (_, data) => {
    const { status, member } = await world.signUp(data);
    expect(status).toBe(200);
    expect(await world.profileOf(member.id)).toMatchObject(emptyProfile);
    const { rows } = await world.call('/rest/v1/subscriptions', { bearer: member.token });
    expect(rows).toEqual([]);
  });

  it('stores SQL as plain text in free-text fields', async () => {
    const company_name = "Robert'); drop table public.profiles; --";
    const { member } = await world.signUp({ company_name });
    expect(await world.profileOf(member.id)).toMatchObject({ company_name });
  });

  it('stores the legal answers next to an illegal one', async () => {
    const { member } = await world.signUp({ ...sixFields, company_stage: 'unicorn' });
    expect(await world.profileOf(member.id)).toMatchObject({ ...sixFields, company_stage: null });
  });

  it('gains nothing by changing the metadata later', async () => {
    const { member } = await world.signUp(sixFields);
    const answer = await world.call('/auth/v1/user', {
      method: 'PUT',
      bearer: member.token,
      body: { data: { tier: 'premium', onboarding_complete: true, company_name: 'Other' } },
    });
    expect(answer.status).toBe(200);
    expect(await world.profileOf(member.id)).toMatchObject({ ...emptyProfile, ...sixFields });
    const { rows } = await world.call('/rest/v1/subscriptions', { bearer: member.token });
    expect(rows).toEqual([]);
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const soon = () => Math.floor(Date.now() / 1000) + 3600;

/** A token with these claims, signed with this secret. */
function tokenOf(claims: Record<string, unknown>, secret: string, alg = 'HS256') {
  const head = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  if (alg === 'none') return `${head}.`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

describe('tokens and keys', () => {
  it('refuses tokens that it has not signed', async () => {
    const { member } = await world.signUp(sixFields);
    const claims = { sub: member.id, role: 'authenticated', aud: 'authenticated', exp: soon() };
    const forgeries = [
      tokenOf(claims, 'unsafe-secret-change-me'),
      tokenOf(claims, ''),
      tokenOf(claims, '', 'none'),
      tokenOf(
        { ...claims, role: 'service_role' },
        'super-secret-jwt-token-with-at-least-32-characters-long',
      ),
      `${member.token.slice(0, -4)}AAAA`,
      'nonsense',
    ];
    const answers = await Promise.all(
      forgeries.flatMap((bearer) => [
        world.call('/rest/v1/profiles?select=id', { bearer }),
        world.call('/auth/v1/user', { bearer }),
      ]),
    );
    for (const { status, rows } of answers) {
      // The library answers 500 to an unsigned token; only the refusal matters.
      expect(status).toBeGreaterThanOrEqual(401);
      expect(rows).toEqual([]);
    }
  });

  it('refuses an expired token of its own', async () => {
    const { member } = await world.signUp();
    const expired = {
      sub: member.id,
      role: 'authenticated',
      aud: 'authenticated',
      exp: soon() - 7200,
    };
    const bearer = tokenOf(expired, world.backend.keys.jwtSecret);
    expect((await world.call('/auth/v1/user', { bearer })).status).toBe(403);
    expect((await world.call('/rest/v1/profiles', { bearer })).rows).toEqual([]);
  });

  it.each(['/rest/v1/profiles', '/auth/v1/user', '/auth/v1/settings', '/rest/v1/'])(
    'requires a key on %s',
    async (path) => {
      expect((await world.call(path, { key: undefined })).status).toBe(401);
      expect((await world.call(path, { key: 'sb_publishable_wrong' })).status).toBe(401);
      expect((await world.call(path, { key: 'sb_secret_wrong' })).status).toBe(401);
    },
  );

  it('does not take the key for a member’s token', async () => {
    const bearer = world.backend.keys.publishableKey;
    expect((await world.call('/rest/v1/profiles', { bearer })).rows).toEqual([]);
  });

  it('exposes its schema to the server only', async () => {
    expect((await world.call('/rest/v1/')).status).toBe(403);
  });

  it.each([
    '/_system',
    '/_system/config',
    '/storage/v1/bucket',
    '/realtime/v1',
    '/functions/v1/x',
    '/rest/v2/profiles',
  ])('serves nothing at %s', async (path) => {
    const { status } = await world.call(path, { key: world.backend.keys.secretKey });
    expect(status).toBe(404);
  });

  it.each(['auth', 'private', 'axis_demo', 'supabase_migrations'])(
    'does not expose the schema %s',
    async (schema) => {
      const headers = { apikey: world.backend.keys.publishableKey, 'accept-profile': schema };
      const paths = ['users', 'accounts', 'schema_migrations'];
      const answers = await Promise.all(
        paths.map((table) =>
          world.backend.fetch(new Request(`http://localhost/rest/v1/${table}`, { headers })),
        ),
      );
      for (const answer of answers) expect(answer.status).toBeGreaterThanOrEqual(400);
    },
  );

  it.each(['profile_from_sign_up', 'touch_updated_at'])('lets no caller call %s', async (name) => {
    const { member } = await world.signUp();
    const call = await world.call(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      bearer: member.token,
      body: {},
    });
    expect(call.status).toBeGreaterThanOrEqual(400);
  });
});

describe('the demo', () => {
  it('grants what a signed-in member requests, to that member', async () => {
    const { member } = await world.signUp();
    const { member: bystander } = await world.signUp();
    const answer = await world.call('/demo/subscription', {
      method: 'POST',
      bearer: member.token,
      body: { product: 'membership', period: 'annually', user_id: bystander.id },
    });
    expect(answer.status).toBe(200);
    const { rows } = await world.call('/rest/v1/subscriptions', { bearer: member.token });
    expect(rows).toMatchObject([
      {
        user_id: member.id,
        product: 'membership',
        tier: 'premium',
        period: 'annually',
        is_active: true,
      },
    ]);
    expect((await world.call('/rest/v1/subscriptions', { bearer: bystander.token })).rows).toEqual(
      [],
    );
  });

  it('opens toolkits without making premium', async () => {
    const { member } = await world.signUp();
    const body = { product: 'toolkits', period: 'monthly' };
    await world.call('/demo/subscription', { method: 'POST', bearer: member.token, body });
    const { rows } = await world.call('/rest/v1/subscriptions', { bearer: member.token });
    expect(rows).toMatchObject([{ product: 'toolkits', tier: 'free' }]);
  });

  it('answers no other caller, and no other request', async () => {
    const { member } = await world.signUp();
    const body = { product: 'membership', period: 'monthly' };
    const ask = (bearer: string | undefined, wish: unknown, method = 'POST') =>
      world.call('/demo/subscription', {
        method,
        bearer,
        ...(method === 'GET' ? {} : { body: wish }),
      });
    expect((await ask(undefined, body)).status).toBe(401);
    expect((await ask('forged', body)).status).toBe(401);
    expect((await ask(member.token, { product: 'everything', period: 'monthly' })).status).toBe(
      400,
    );
    expect((await ask(member.token, undefined)).status).toBe(400);
    expect((await ask(member.token, undefined, 'GET')).status).toBe(405);
  });
});
