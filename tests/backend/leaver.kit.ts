// A member who has used everything, with one word in all that they write: what a deletion must find, and an archive must hold.
import { randomUUID } from 'node:crypto';
import { documentOf, write } from './answers.kit.ts';
import { sendAnswer } from './desk.kit.ts';
import { answersOf, store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import type { Member, Row } from './support.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The address of this member's machine. */
export const networkOf = (word: string) => `2001:db8::${word.length}:${word.charCodeAt(0)}`;

/** Asks for what needs the password, which this member has just typed. */
export async function askProved(world: Pick<World, 'sql' | 'rpc'>, name: string, who: Member) {
  await world.sql(`select private.prove(id) from auth.sessions where user_id = '${who.id}'`);
  return world.rpc(name, {}, who);
}

/** Fails where a function refuses. */
async function done(answer: Promise<unknown>): Promise<Row> {
  const given = (await answer) as Row;
  if (given['outcome'] === 'refused') throw new Error(JSON.stringify(given));
  return given;
}

/** Signs up with this word, and uses everything; `staff` answers, notes and hides. */
export async function leaver(
  world: World,
  word: string,
  staff: Member,
  [slot, later]: [string, string],
): Promise<Member> {
  const email = `${word}@example.com`;
  const { sql, rpc, call } = world;
  const { member } = await world.signUp(
    {
      company_name: `${word} Ltd`,
      sector: word,
      website: `https://${word}.example`,
      referral_source: word,
    },
    email,
  );
  const { id } = member;
  await sql(`insert into public.subscriptions (user_id, product, tier, period, renews_at)
    values ('${id}', 'membership', 'premium', 'monthly', '2027-01-01T00:00:00Z')`);
  await sql(`insert into private.checkout_plans (reference, customer, user_id, product, is_open, ticket)
    values ('sub_${word}', 'cus_${word}', '${id}', 'membership', false, 1)`);
  await sql(
    `update auth.users set phone = '${word}', phone_change = '${word}', email_change = '${email}', raw_app_meta_data = '{"x": "${word}"}' where id = '${id}'`,
  );
  await sql(
    `update auth.sessions set user_agent = '${word}', ip = '${networkOf(word)}', tag = '${word}', scopes = '${word}' where user_id = '${id}'`,
  );
  await sql(`insert into auth.flow_state (id, user_id, authentication_method, provider_type, referrer)
    values ('${randomUUID()}', '${id}', 'email', 'email', '${word}')`);
  await sql(
    `insert into axis_server.proofs (session_id) select id from auth.sessions where user_id = '${id}'`,
  );
  await sql(`insert into axis_demo.accounts (user_id) values ('${id}')`);

  await sql(
    `update auth.identities set identity_data = jsonb_build_object('email', '${email}') where user_id = '${id}'`,
  );
  await sql(
    `update auth.audit_log_entries set ip_address = '${networkOf(word)}' where payload::text like '%${id}%'`,
  );

  const asked = await done(
    rpc(
      'submit_request',
      {
        id: randomUUID(),
        kind: 'asynq',
        subject: `Question of ${word}`,
        answers: { ...answersOf.asynq, question: `Does ${word} raise?` },
      },
      member,
    ),
  ).then(({ request }) => request as Row & { id: string });
  await done(
    rpc(
      'attach',
      {
        id: randomUUID(),
        request_id: asked.id,
        name: `${word}.pdf`,
        type: '',
        body: base64(`%PDF-1.7 ${word}`),
      },
      member,
    ),
  );
  await done(
    rpc(
      'attach_to_answer',
      { id: asked.id, name: `${word}-sums.pdf`, body: base64(`%PDF-1.7 sums of ${word}`) },
      'server',
    ),
  );
  await done(
    write(world, asked.id, { title: `For ${word}`, source: `## Diagnosis\n\n${word} asks.` }),
  );
  await done(
    write(
      world,
      asked.id,
      {
        title: `For ${word}`,
        changed: `A sum of ${word}`,
        parts: { ...(documentOf()['parts'] as Row), diagnosis: [`${word} asks.`] },
      },
      true,
    ),
  );
  await done(rpc('forward_answer', { id: asked.id }, member));
  await done(rpc('say_of_answer', { id: asked.id, helped: true, why: `${word} says so.` }, member));
  await done(rpc('consent_to_export', { id: asked.id, consents: true }, member));
  await done(rpc('follow_up', { id: asked.id, note: `And ${word}?` }, member));
  await done(sendAnswer(world, staff, asked.id, { title: `Again for ${word}`, changed: word }));
  await done(rpc('desk_note', { id: asked.id, note: `${word} is a friend.` }, staff));
  const hour = await store(world, member, 'office-hours', { slot, callObjective: word });
  await sql(`insert into private.slot_offers values ('${hour.id}', '{${later}}', private.now())`);
  await sql(
    `insert into private.desk_presence (request_id, staff_id, until) values ('${hour.id}', '${staff.id}', private.now() + interval '1 minute') on conflict do nothing`,
  );
  await sql(
    `insert into private.desk_leases (request_id, staff_id, until) values ('${hour.id}', '${staff.id}', private.now() + interval '1 minute') on conflict do nothing`,
  );
  await done(
    rpc('move_request', { id: hour.id, to_status: 'scheduled', note: `Call ${word}` }, 'server'),
  );
  await done(
    rpc(
      'ask_to_move',
      { id: hour.id, slot: later, subject: `Hour of ${word}`, note: `Later, says ${word}` },
      member,
    ),
  );
  await store(world, undefined, 'advisory', { email, company: word });

  await sql(`with factor as (insert into private.factors (member_id, name, sealed_secret)
      values ('${id}', '${word}', md5(random()::text)) returning id),
    code as (insert into private.recovery_codes (member_id, hash) values ('${id}', md5(random()::text))),
    proof as (insert into private.proven_sessions (session_id, member_id, factor_id, method)
      select known.id, '${id}', factor.id, 'totp' from factor, auth.sessions as known where known.user_id = '${id}')
    insert into private.factor_challenges (factor_id, session_id)
      select factor.id, known.id from factor, auth.sessions as known where known.user_id = '${id}'`);
  await sql(
    `insert into private.reader_proofs (member, address, lists) values ('${id}', '${email}', '{next-curve}')`,
  );
  await sql(`insert into private.new_addresses (member, address, token_hash, until)
    values ('${id}', 'next-${email}', md5(random()::text), private.now() + interval '1 day')`);
  await sql(`insert into private.former_addresses (token_hash, member, address, left_at, until)
    values (md5(random()::text), '${id}', 'former-${email}', private.now(), private.now() + interval '7 days')`);
  await done(rpc('subscribe_newsletter', { address: `former-${email}`, lists: ['next-curve'] }));

  const post = randomUUID();
  await done(
    rpc('post_to_community', { id: post, body: `${word} posts.`, premium: false }, member),
  );
  await done(rpc('reply_to_post', { post, body: `${word} replies.` }, member));
  await call('/rest/v1/community_likes', {
    method: 'POST',
    bearer: member.token,
    body: { post_id: post, member_id: id },
  });
  await done(rpc('desk_hide_post', { id: post, reason: `${word} is loud.` }, staff));
  await call('/rest/v1/stack_items', {
    method: 'POST',
    bearer: member.token,
    body: { member_id: id, kind: 'feed', item: word },
  });
  await call('/rest/v1/saved_searches', {
    method: 'POST',
    bearer: member.token,
    body: { member_id: id, words: word, kind: 'all' },
  });
  await done(rpc('make_calendar', {}, member));
  await done(rpc('subscribe_newsletter', { address: email, lists: ['second-curve'] }));
  await done(rpc('choose_my_mails', { shown: ['welcome'], chosen: [] }, member));
  await sql(`update private.mails set last_error = '550 ${word}' where member = '${id}'`);
  await sql(`insert into private.sent_answers (request_id, staff_id, staff_name, document, correcting, sent_at, give_at, fault)
    values ('${hour.id}', '${staff.id}', 'Ada', '{"title": "${word}"}', false, private.now(), private.now() + interval '9 seconds', '{"x": "${word}"}')
    on conflict (request_id) do nothing`);
  await sql(
    `select private.record_act('${staff.id}', 'mailSentAgain', null, jsonb_build_object('mail', (select id from private.mails where member = '${id}' limit 1)))`,
  );
  await done(askProved(world, 'ask_export', member));
  await sql(
    `insert into private.archive_parts select id, 0, convert_to('${word}', 'UTF8') from private.archives where member_id = '${id}'`,
  );
  return member;
}
