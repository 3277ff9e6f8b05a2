-- A member takes everything with them: the server makes one archive in the background (server/account/archive.mjs), which is there
-- for a day. Its bytes are here, so that each server of a site can hand it out, and go with the account.

create table private.archives (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null unique references auth.users (id) on delete cascade,
  state text not null default 'making',
  asked_at timestamptz not null,
  -- How often a server has begun, and until when the last one has it for itself.
  tries integer not null default 0,
  lease_until timestamptz,
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint,

  constraint state_known check (state in ('making', 'ready', 'failed')),
  constraint ready_is_whole check (
    (state = 'ready') = (ready_at is not null and expires_at is not null and bytes is not null)
  )
);
comment on table private.archives is 'What members asked to take with them: one a member.';
create index archives_making on private.archives (asked_at) where state = 'making';
create table private.archive_parts (
  archive_id uuid not null references private.archives (id) on delete cascade,
  part integer not null,
  body bytea not null,
  primary key (archive_id, part)
);
comment on table private.archive_parts is 'The bytes of an archive, in order.';
alter table private.archive_parts alter column body set storage external;
revoke all on table private.archives from public, anon, authenticated, service_role;
revoke all on table private.archive_parts from public, anon, authenticated, service_role;

-- Asks for an archive of the caller's. One at a time: what is being made is waited for, what is there is replaced.
create function private.ask_export() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  perform private.require_proof();
  perform private.alone('archives', member);
  delete from private.archives
  where member_id = member and (state <> 'making' or asked_at < private.now() - interval '1 hour');
  insert into private.archives (member_id, asked_at) values (member, private.now()) on conflict (member_id) do nothing;
  return '{"outcome": "asked"}';
end
$$;

-- What a member's page says of the archive. One that no server has made within an hour has failed.
create function private.archive_shown(of_member uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'state', case when state = 'making' and asked_at < private.now() - interval '1 hour' then 'failed' else state end,
    'asked_at', asked_at, 'ready_at', ready_at, 'expires_at', expires_at, 'bytes', bytes
  )
  from private.archives
  where member_id = of_member and coalesce(expires_at > private.now(), true)
$$;

-- The next archive to make, for this server alone while its lease lasts. After three tries it has failed.
create function private.claim_archive() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  claimed private.archives;
begin
  delete from private.archives where expires_at <= private.now();
  update private.archives set state = 'failed', lease_until = null
  where state = 'making' and tries >= 3 and lease_until <= private.now();
  update private.archives set tries = tries + 1, lease_until = private.now() + interval '10 minutes'
  where id = (
    select id from private.archives
    where state = 'making' and tries < 3 and coalesce(lease_until <= private.now(), true)
    order by asked_at limit 1 for update skip locked
  )
  returning * into claimed;
  if claimed.id is null then
    return '{"outcome": "none"}';
  end if;
  delete from private.archive_parts where archive_id = claimed.id;
  return jsonb_build_object('outcome', 'claimed', 'id', claimed.id, 'member', claimed.member_id, 'try', claimed.tries);
end
$$;

-- The parts are there: for a day, and its member hears of it. Of an archive that was asked for again meanwhile nothing is left.
create function private.archive_ready(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  made private.archives;
begin
  update private.archives set state = 'ready', lease_until = null, ready_at = private.now(),
    expires_at = private.now() + interval '24 hours',
    bytes = (select coalesce(sum(octet_length(body)), 0) from private.archive_parts where archive_id = wanted)
  where id = wanted and state = 'making' returning * into made;
  if made.id is null then
    return '{"outcome": "unknown"}';
  end if;
  perform private.queue_mail('archiveReady', made.member_id, (select email from auth.users where id = made.member_id),
    jsonb_build_object('until', made.expires_at), 'archive ' || made.id, null, made.expires_at);
  return '{"outcome": "stored"}';
end
$$;

-- It could not be made.
create function private.archive_failed(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  update private.archives set state = case when tries < 3 then 'making' else 'failed' end, lease_until = null
  where id = wanted and state = 'making';
  delete from private.archive_parts where archive_id = wanted;
  return jsonb_build_object('outcome', case when found then 'stored' else 'unknown' end);
end
$$;

-- A request with everything that belongs to it; what the advisor's desk notes for itself is not the member's.
create function private.request_taken(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(request) - 'member_id' - 'answers' || jsonb_build_object(
    'answers_given', request.answers,
    'history', (
      select coalesce(jsonb_agg(to_jsonb(event) - 'request_id' order by event.id), '[]')
      from public.request_events as event where event.request_id = request.id
    ),
    'answers', (
      select coalesce(jsonb_agg(to_jsonb(answer) - 'request_id' order by answer.version), '[]')
      from private.answers as answer where answer.request_id = request.id
    ),
    'files', (
      select coalesce(jsonb_agg(to_jsonb(file) - 'request_id' - 'member_id' order by file.created_at, file.id), '[]')
      from public.attachments as file where file.request_id = request.id
    ),
    'answer_files', private.answer_files_of(request.id),
    'opinion', (select to_jsonb(opinion) - 'request_id' from private.opinions as opinion where opinion.request_id = request.id),
    'consent_to_publication', (
      select to_jsonb(consent) - 'request_id' from private.export_consents as consent where consent.request_id = request.id
    ),
    'forwarded', (
      select coalesce(jsonb_agg(jsonb_build_object('created_at', link.created_at, 'revoked_at', link.revoked_at) order by link.created_at), '[]')
      from private.forwardings as link where link.request_id = request.id
    ),
    'offered_slots', (select to_jsonb(offer) - 'request_id' from private.slot_offers as offer where offer.request_id = request.id)
  )
$$;

-- Everything that the site knows of a member, by the words of their pages. Secrets are left out: passwords, tokens, their hashes.
create function private.archive_content(of_member uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'made_at', private.now(),
    'account', (
      select jsonb_build_object('id', account.id, 'email', account.email, 'created_at', account.created_at,
        'email_confirmed_at', account.email_confirmed_at, 'last_sign_in_at', account.last_sign_in_at,
        'given_at_sign_up', to_jsonb(account.raw_user_meta_data))
      from auth.users as account where account.id = of_member
    ),
    'new_address', (
      select jsonb_build_object('address', asked.address, 'until', asked.until, 'confirmed_at', asked.confirmed_at)
      from private.new_addresses as asked where asked.member = of_member
    ),
    'former_addresses', (
      select coalesce(jsonb_agg(jsonb_build_object('address', former.address, 'left_at', former.left_at) order by former.left_at), '[]')
      from private.former_addresses as former where former.member = of_member
    ),
    'profile', (select to_jsonb(profile) - 'id' from public.profiles as profile where profile.id = of_member),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('created_at', session.created_at, 'last_used_at', session.refreshed_at,
        'user_agent', session.user_agent, 'ip', session.ip) order by session.created_at), '[]')
      from auth.sessions as session where session.user_id = of_member
    ),
    'plans', (
      select coalesce(jsonb_agg(to_jsonb(plan) - 'user_id' order by plan.product), '[]')
      from public.subscriptions as plan where plan.user_id = of_member
    ),
    'checkout', (
      select coalesce(jsonb_agg(to_jsonb(plan) - 'user_id' - 'ticket' order by plan.reference), '[]')
      from private.checkout_plans as plan where plan.user_id = of_member
    ),
    'requests', (
      select coalesce(jsonb_agg(private.request_taken(request) order by request.created_at, request.id), '[]')
      from public.requests as request
      where request.member_id = of_member
    ),
    'posts', (
      select coalesce(jsonb_agg(to_jsonb(post) - 'member_id' || jsonb_build_object('body', (
        select body from public.community_post_bodies where post_id = post.id
      )) order by post.created_at, post.id), '[]')
      from public.community_posts as post where post.member_id = of_member
    ),
    'replies', (
      select coalesce(jsonb_agg(to_jsonb(reply) - 'member_id' order by reply.created_at, reply.id), '[]')
      from public.community_replies as reply where reply.member_id = of_member
    ),
    'likes', (
      select coalesce(jsonb_agg(to_jsonb(one) - 'member_id' order by one.created_at), '[]')
      from public.community_likes as one where one.member_id = of_member
    ),
    'stack', (
      select coalesce(jsonb_agg(to_jsonb(kept) - 'member_id' order by kept.added_at, kept.item), '[]')
      from public.stack_items as kept where kept.member_id = of_member
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(search) - 'member_id' order by search.saved_at), '[]')
      from public.saved_searches as search where search.member_id = of_member
    ),
    'calendar', (select jsonb_build_object('created_at', created_at) from private.calendars where member_id = of_member),
    -- Without letters: a session proves an account, not that its address is the member's. The links in them show them.
    'mail_choices', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', choice.scope, 'left_at', choice.left_at) order by choice.scope), '[]')
      from private.mail_choices as choice
      where choice.address = (select lower(email) from auth.users where id = of_member) and choice.left_at is not null
        and choice.scope not like '%:%'
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', mail.kind, 'address', mail.address, 'status', mail.status,
        'created_at', mail.created_at, 'sent_at', mail.sent_at, 'about', mail.data -> 'title') order by mail.created_at), '[]')
      from private.mails as mail where mail.member = of_member
    ),
    'deletion', (select to_jsonb(asked) - 'member_id' from private.deletions as asked where asked.member_id = of_member),
    'staff', (select to_jsonb(own) - 'member_id' from public.staff as own where own.member_id = of_member)
  )
$$;

-- As before, and what becomes of the account and of its archive.
alter function private.my_account() rename to my_account_without_data;
create function private.my_account() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.my_account_without_data() || jsonb_build_object(
    'deletion_due', (select due_at from private.deletions where member_id = (select auth.uid())),
    'archive', private.archive_shown((select auth.uid()))
  )
$$;

create function public.ask_export() returns jsonb
  language sql set search_path = '' as $$ select private.ask_export() $$;

revoke all on function private.ask_export() from public, anon, authenticated, service_role;
revoke all on function private.archive_shown(uuid) from public, anon, authenticated, service_role;
revoke all on function private.claim_archive() from public, anon, authenticated, service_role;
revoke all on function private.archive_ready(uuid) from public, anon, authenticated, service_role;
revoke all on function private.archive_failed(uuid) from public, anon, authenticated, service_role;
revoke all on function private.request_taken(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.archive_content(uuid) from public, anon, authenticated, service_role;
revoke all on function private.my_account_without_data() from public, anon, authenticated, service_role;
revoke all on function private.my_account() from public, anon, authenticated, service_role;
revoke all on function public.ask_export() from public, anon, authenticated, service_role;
grant execute on function private.ask_export() to authenticated;
grant execute on function private.my_account() to authenticated;
grant execute on function public.ask_export() to authenticated;
