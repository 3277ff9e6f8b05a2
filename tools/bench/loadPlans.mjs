// What the clients of the load generator ask for: a visitor's pages, and what the site of a member sends (src/adapters/supabase).
import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ id: string, token: string }} Member
 * @typedef {{ text: string, isGood: (answer: import('./loadClient.mjs').Answer) => boolean }} Step one request, and which answer is right
 */

/** @param {string} method @param {string} path @param {Record<string, string>} headers @param {string} [body] */
const requestOf = (method, path, headers, body = '') =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');

/**
 * A visitor: one page or asset after the other, as a browser asks for them.
 * @param {string[]} paths
 * @param {number} first with which of them this visitor begins
 * @returns {() => Step}
 */
export function visitor(paths, first) {
  const steps = paths.map((path) => ({
    text: requestOf('GET', path, { 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'load' }),
    /** @param {import('./loadClient.mjs').Answer} answer */
    isGood: ({ status, head }) => status === 200 && /\r\ncontent-encoding: *br/i.test(head),
  }));
  let next = first;
  return () => {
    const step = steps[next++ % steps.length];
    if (step === undefined) throw new Error('A visitor without pages.');
    return step;
  };
}

/** @param {import('./loadClient.mjs').Answer} answer */
const isGood = ({ status }) => status >= 200 && status < 300;

const feed =
  'id,member_id,author_name,author_role,teaser,is_premium,likes,replies,created_at,community_post_bodies(body),community_likes(member_id)';
const profile =
  'identity_types,company_name,company_stage,sector,website,referral_source,modules,signals,onboarding_complete';

/**
 * A member: reads what the dashboard, the feed and My requests read, submits a request, adds to the stack and takes away.
 * Four of twelve requests write.
 * @param {string} key
 * @param {Member} member
 * @param {number} first with which request this member begins
 * @returns {() => Step}
 */
export function busyMember(key, { id, token }, first) {
  const headers = { apikey: key, Authorization: `Bearer ${token}`, 'User-Agent': 'load' };
  const json = { ...headers, 'Content-Type': 'application/json' };
  /** @param {string} path @returns {() => Step} */
  const read = (path) => {
    const text = requestOf('GET', `/rest/v1/${path}`, headers);
    return () => ({ text, isGood });
  };
  /** @param {string} method @param {string} path @param {unknown} body @param {string} [prefer] @returns {Step} */
  const write = (method, path, body, prefer = 'return=minimal') => ({
    text: requestOf(
      method,
      `/rest/v1/${path}`,
      { ...json, Prefer: prefer },
      body === undefined ? '' : JSON.stringify(body),
    ),
    isGood,
  });
  const submit = () => ({
    ...write('POST', 'rpc/submit_request', {
      id: randomUUID(),
      kind: 'meeting',
      subject: 'Two boards',
      answers: { reason: 'Two boards', project: 'Halden', value: 'A decision' },
    }),
    /** @param {import('./loadClient.mjs').Answer} answer */
    isGood: ({ status, body }) => status === 200 && body.includes('"stored"'),
  });
  const stacked = { member_id: id, kind: 'essay', item: 'the-second-curve' };
  const steps = [
    read(`profiles?select=${profile}&id=eq.${id}`),
    read('subscriptions?select=product,tier,is_active'),
    read(`community_posts?select=${feed}&order=created_at.desc&limit=100`),
    read('stack_items?select=kind,item&order=added_at.desc'),
    submit,
    () => write('POST', 'rpc/my_requests', {}),
    () => write('POST', 'rpc/asynq_quota', {}),
    () =>
      write(
        'POST',
        'stack_items?on_conflict=member_id,kind,item',
        stacked,
        'resolution=ignore-duplicates,return=minimal',
      ),
    read('requests?select=kind'),
    () => write('PATCH', `profiles?id=eq.${id}`, { company_name: 'Halden' }),
    read('gathering_seats?select=id,status'),
    () => write('DELETE', `stack_items?kind=eq.${stacked.kind}&item=eq.${stacked.item}`, undefined),
  ];
  let next = first;
  return () => {
    const step = steps[next++ % steps.length];
    if (step === undefined) throw new Error('A member without a plan.');
    return step();
  };
}
