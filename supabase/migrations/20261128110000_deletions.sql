-- A member leaves: they ask for it, change their mind for 14 days, then the server deletes what is theirs. What outlives them does
-- not say who they were: acts of staff without the request, a forwarded link that says that it has ended (content/site/privacy).

create table private.deletions (
  member_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
comment on table private.deletions is 'Accounts that their members want deleted, and when that is due.';
create index deletions_due on private.deletions (due_at);
revoke all on table private.deletions from public, anon, authenticated, service_role;

-- As before, and three kinds more.
do $$
declare
  known constant text := (
    select pg_catalog.pg_get_expr(conbin, conrelid) from pg_catalog.pg_constraint
    where conrelid = 'private.mails'::regclass and conname = 'kind_known'
  );
begin
  alter table private.mails drop constraint kind_known;
  execute format(
    'alter table private.mails add constraint kind_known check ((%s) or kind in (%L, %L, %L))',
    known, 'deletionAsked', 'accountDeleted', 'archiveReady'
  );
end $$;

-- The last mail to an address is forgotten with its end, whatever that is.
create function private.forget_last_mail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails where id = new.id;
  return null;
end
$$;
create trigger mails_forget_last after update on private.mails
  for each row when (new.kind = 'accountDeleted' and new.status in ('sent', 'givenUp', 'cancelled'))
  execute function private.forget_last_mail();

-- As before, and what a deletion takes out of an act: the request, and who of the former staff it was.
create or replace function private.keep_acts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('axis.forgetting', true) = 'on' and (new.id, new.at, new.act) = (old.id, old.at, old.act) then
    return new;
  end if;
  perform private.refuse('not_allowed');
  return null;
end
$$;

-- Asks for the deletion of the caller's account. Asked again, it says the same day.
create function private.ask_deletion() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  asked private.deletions;
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  perform private.require_proof();
  if private.staff_now() is not null then
    return private.refused('is_staff');
  elsif exists (
    -- Another party takes the payments, and would go on.
    select from public.subscriptions as plan
    where plan.user_id = member and plan.provider <> 'server' and private.plan_status(plan) in ('running', 'failing')
  ) then
    return private.refused('plan_runs');
  end if;
  insert into private.deletions (member_id, asked_at, due_at)
  values (member, private.now(), private.now() + interval '14 days')
  on conflict (member_id) do nothing returning * into asked;
  if found then
    -- No further payment is taken.
    update public.subscriptions as plan set cancel_at_period_end = true, next_period = null
    where plan.user_id = member and private.plan_status(plan) in ('running', 'failing') and plan.renews_at is not null;
    perform private.queue_mail('deletionAsked', member, (select email from auth.users where id = member),
      jsonb_build_object('due', asked.due_at), 'deletion ' || gen_random_uuid());
  else
    select * into asked from private.deletions where member_id = member;
  end if;
  delete from auth.sessions where user_id = member and id is distinct from private.this_session();
  return jsonb_build_object('outcome', 'asked', 'due', asked.due_at);
end
$$;

-- The caller stays. Once the day has come there is no way back.
create function private.keep_account() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  delete from private.deletions where member_id = member and due_at > private.now();
  if not found and exists (select from private.deletions where member_id = member) then
    return private.refused('too_late');
  end if;
  return '{"outcome": "kept"}';
end
$$;

-- What the server keeps of an address to know it again in an older copy of the database: nothing from which it can be read.
create function private.mark_of(secret text, address text) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(secret || E'\n' || lower(address), 'UTF8')), 'hex')
$$;

-- Forgets an address: letters, choices, mails, applications without an account. `before` spares what was made later.
create function private.forget_address(forgotten text, before timestamptz) returns void
  language plpgsql set search_path = '' as $$
begin
  delete from public.newsletter_subscriptions where address = lower(forgotten) and created_at <= before;
  delete from private.mails where lower(address) = lower(forgotten) and created_at <= before;
  delete from public.requests where member_id is null and lower(address) = lower(forgotten) and created_at <= before;
  delete from private.mail_choices as choice
  where choice.address = lower(forgotten)
    and not exists (select from auth.users as later where lower(later.email) = choice.address)
    and not exists (select from public.newsletter_subscriptions as later where later.address = choice.address);
end
$$;

-- The acts of staff stay and lose what says whose request, post or mail it was; those of a former member of staff lose the name.
create function private.forget_acts(member uuid) returns void
  language plpgsql set search_path = '' as $$
declare
  theirs constant uuid[] := array(
    select id from public.requests where member_id = member
    union all select id from public.community_posts where member_id = member
    union all select id from public.community_replies where member_id = member
    union all select id from private.mails as mail where mail.member = forget_acts.member
    union all select file.id from private.answer_files as file join public.requests as request on request.id = file.request_id
      where request.member_id = member
  );
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  perform set_config('axis.forgetting', 'on', true);
  update public.desk_acts set request_id = null, event_id = null, detail = '{}'
  where request_id = any (theirs)
    or exists (select from jsonb_each_text(detail) as part where part.value = any (theirs::text[]) or part.value = member::text);
  update public.desk_acts set staff_id = nobody, staff_name = 'A former advisor' where staff_id = member;
  perform set_config('axis.forgetting', 'off', true);
  update private.desk_notes set staff_id = nobody, staff_name = 'A former advisor' where staff_id = member;
  update private.sent_answers set staff_id = nobody, staff_name = 'A former advisor' where staff_id = member;
end
$$;

-- Forgets a member and everything that is theirs. Most of it refers to the account and goes with it.
create function private.forget_member(member uuid) returns void
  language plpgsql set search_path = '' as $$
declare
  known constant text := (select email from auth.users where id = member);
  one record;
begin
  perform private.forget_acts(member);
  -- Addresses that the account has left: what was theirs until then.
  for one in select address, left_at from private.former_addresses as former where former.member = forget_member.member loop
    perform private.forget_address(one.address, one.left_at);
  end loop;
  -- Tables of the auth service and of the guard, which refer to nobody: those that there are.
  if to_regclass('axis_server.proofs') is not null then
    execute 'delete from axis_server.proofs where session_id in (select id from auth.sessions where user_id = $1)' using member;
  end if;
  for one in
    select format('%I.%I', of_column.table_schema, of_column.table_name) as name
    from information_schema.columns as of_column
    join information_schema.tables as of_table using (table_schema, table_name)
    where of_column.table_schema = 'auth' and of_column.column_name = 'user_id' and of_table.table_type = 'BASE TABLE'
  loop
    execute format('delete from %s where user_id::text = $1', one.name) using member::text;
  end loop;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where payload::text like $1 or ($2 <> '''' and lower(payload::text) like $3)'
      using '%' || member || '%', coalesce(known, ''), '%' || lower(known) || '%';
  end if;
  delete from public.requests where member_id = member;
  delete from auth.users where id = member;
  if known <> '' then
    perform private.forget_address(known, 'infinity');
  end if;
end
$$;

-- The accounts that are due, for the server: with the mark of their address, which goes into its list of deletions.
create function private.due_deletions(secret text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  -- A last mail that nothing sends.
  delete from private.mails where kind = 'accountDeleted' and created_at < private.now() - interval '3 days';
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', due.member_id, 'address', account.email, 'mark', private.mark_of(secret, account.email), 'at', private.now(),
      'plans', (
        select coalesce(jsonb_agg(plan.reference order by plan.reference), '[]') from private.checkout_plans as plan
        where plan.user_id = due.member_id and plan.is_open
      )
    ) order by due.due_at, due.member_id), '[]')
    from private.deletions as due join auth.users as account on account.id = due.member_id
    where due.due_at <= private.now()
  );
end
$$;

-- Deletes an account that is due, and tells its address once.
create function private.delete_account(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  known text;
begin
  perform from private.deletions where member_id = wanted and due_at <= private.now() for update;
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  select email into known from auth.users where id = wanted;
  perform private.forget_member(wanted);
  perform private.queue_mail('accountDeleted', null, known, jsonb_build_object('at', private.now()), 'deleted ' || gen_random_uuid());
  return '{"outcome": "deleted"}';
end
$$;

-- Deletes again what the server's list of deletions says, in a copy of the database that is older: `listed` holds id, mark and at.
create function private.delete_again(secret text, listed jsonb) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  -- Some clients hand a list over as its text.
  entries constant jsonb := case when jsonb_typeof(listed) = 'string' then (listed #>> '{}')::jsonb else listed end;
  one record;
  so_far integer := 0;
begin
  for one in
    select account.id from auth.users as account join jsonb_array_elements(entries) as entry on (entry ->> 'id')::uuid = account.id
  loop
    perform private.forget_member(one.id);
    so_far := so_far + 1;
  end loop;
  for one in
    select known.address, max((entry ->> 'at')::timestamptz) as at
    from (
      select address from public.newsletter_subscriptions
      union select address from private.mail_choices
      union select lower(address) from private.mails
      union select lower(address) from public.requests where member_id is null
    ) as known
    join jsonb_array_elements(entries) as entry on entry ->> 'mark' = private.mark_of(secret, known.address)
    group by known.address
  loop
    perform private.forget_address(one.address, one.at);
  end loop;
  return jsonb_build_object('outcome', 'deleted', 'count', so_far);
end
$$;

create function public.ask_deletion() returns jsonb
  language sql set search_path = '' as $$ select private.ask_deletion() $$;
create function public.keep_account() returns jsonb
  language sql set search_path = '' as $$ select private.keep_account() $$;
create function public.due_deletions(secret text) returns jsonb
  language sql set search_path = '' as $$ select private.due_deletions($1) $$;
create function public.delete_account(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.delete_account($1) $$;
create function public.delete_again(secret text, listed jsonb) returns jsonb
  language sql set search_path = '' as $$ select private.delete_again($1, $2) $$;

revoke all on function private.forget_last_mail() from public, anon, authenticated, service_role;
revoke all on function private.ask_deletion() from public, anon, authenticated, service_role;
revoke all on function private.keep_account() from public, anon, authenticated, service_role;
revoke all on function private.mark_of(text, text) from public, anon, authenticated, service_role;
revoke all on function private.forget_address(text, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.forget_acts(uuid) from public, anon, authenticated, service_role;
revoke all on function private.forget_member(uuid) from public, anon, authenticated, service_role;
revoke all on function private.due_deletions(text) from public, anon, authenticated, service_role;
revoke all on function private.delete_account(uuid) from public, anon, authenticated, service_role;
revoke all on function private.delete_again(text, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.ask_deletion() from public, anon, authenticated, service_role;
revoke all on function public.keep_account() from public, anon, authenticated, service_role;
revoke all on function public.due_deletions(text) from public, anon, authenticated, service_role;
revoke all on function public.delete_account(uuid) from public, anon, authenticated, service_role;
revoke all on function public.delete_again(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.ask_deletion() to authenticated;
grant execute on function private.keep_account() to authenticated;
grant execute on function private.due_deletions(text) to service_role;
grant execute on function private.delete_account(uuid) to service_role;
grant execute on function private.delete_again(text, jsonb) to service_role;
grant execute on function public.ask_deletion() to authenticated;
grant execute on function public.keep_account() to authenticated;
grant execute on function public.due_deletions(text) to service_role;
grant execute on function public.delete_account(uuid) to service_role;
grant execute on function public.delete_again(text, jsonb) to service_role;
