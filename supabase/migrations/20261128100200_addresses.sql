-- The address of an account: a new one is kept here until a link mailed to it is followed, and then the old address is told, with a way
-- back for seven days. The embedded library's own change is complete with the link of the old address alone: it is not used.

create table private.new_addresses (
  member uuid primary key references auth.users (id) on delete cascade,
  address text not null,
  token_hash text not null unique,
  until timestamptz not null,
  confirmed_at timestamptz
);
comment on table private.new_addresses is 'The address that a member has asked for last, until it is confirmed by mail.';

create table private.former_addresses (
  token_hash text primary key,
  member uuid not null references auth.users (id) on delete cascade,
  address text not null,
  left_at timestamptz not null,
  until timestamptz not null,
  returned_at timestamptz
);
comment on table private.former_addresses is 'Addresses that an account has left, with the way back to each.';
create index former_addresses_member on private.former_addresses (member);
create index former_addresses_open on private.former_addresses (lower(address)) where returned_at is null;
revoke all on table private.new_addresses from public, anon, authenticated, service_role;
revoke all on table private.former_addresses from public, anon, authenticated, service_role;

-- Two more kinds of mail, whichever there are already.
do $$
declare
  known text[];
begin
  select array_agg(distinct kind.name[1]) into known
  from pg_catalog.pg_constraint as rule,
    regexp_matches(pg_catalog.pg_get_constraintdef(rule.oid), '''([A-Za-z0-9]+)''', 'g') as kind (name)
  where rule.conrelid = 'private.mails'::regclass and rule.conname = 'kind_known';
  alter table private.mails drop constraint kind_known;
  execute format('alter table private.mails add constraint kind_known check (kind = any (%L::text[]))',
    known || array['addressConfirm', 'addressChanged']);
end $$;

-- What of a mailed token is stored.
create function private.hash_of(token uuid) returns text
  language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token::text, 'UTF8')), 'hex')
$$;

-- Whether a member who has left an address may still return to it: until then it is nobody else's.
create function private.is_address_held(wanted text, by_other_than uuid default null) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.former_addresses
    where lower(address) = lower(wanted) and member is distinct from by_other_than and returned_at is null and until > private.now()
  )
$$;

-- Whether an address is another member's, or is held for one.
create function private.is_address_taken(wanted text, by_other_than uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.is_address_held(wanted, by_other_than)
    or exists (select from auth.users where lower(email) = lower(wanted) and id is distinct from by_other_than)
$$;

-- Keeps a new address and mails the link to it, whether or not the address is taken: who owns it learns that by the link alone. The
-- link is sealed by the server (server/mail/seal.mjs).
create function private.ask_address(of_member uuid, wanted text, token uuid, sealed text) returns timestamptz
  language plpgsql security definer set search_path = '' as $$
declare
  ends constant timestamptz := private.now() + interval '24 hours';
begin
  perform private.drop_new_address(of_member);
  delete from private.new_addresses where until < private.now() - interval '7 days';
  delete from private.former_addresses where until < private.now() - interval '7 days';
  insert into private.new_addresses (member, address, token_hash, until)
  values (of_member, wanted, private.hash_of(token), ends)
  on conflict (member) do update
    set address = excluded.address, token_hash = excluded.token_hash, until = excluded.until, confirmed_at = null;
  perform private.queue_mail('addressConfirm', of_member, wanted, jsonb_build_object('sealed', sealed),
    'address ' || private.hash_of(token), null, ends);
  return ends;
end
$$;

-- Forgets a new address that is not confirmed, with its mail.
create function private.drop_new_address(of_member uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.new_addresses where member = of_member and confirmed_at is null;
  update private.mails set status = 'cancelled', data = data - 'sealed'
  where member = of_member and kind = 'addressConfirm' and status = 'queued';
end
$$;

-- What the auth service keeps of an account beside its columns, with another address. The embedded library stores the text of an
-- object where a hosted service stores the object.
create function private.with_email(data jsonb, wanted text) returns jsonb
  language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(data) = 'object' and data ? 'email' then jsonb_set(data, '{email}', to_jsonb(wanted))
    when jsonb_typeof(data) = 'string' and (data #>> '{}')::jsonb ? 'email'
      then to_jsonb(jsonb_set((data #>> '{}')::jsonb, '{email}', to_jsonb(wanted))::text)
    else data
  end
$$;

-- Gives an account an address, and takes along what hangs on the old one: kinds of mail that were switched off, mails that wait.
create function private.set_address(of_member uuid, wanted text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  former constant text := (select email from auth.users where id = of_member);
begin
  update auth.users set email = wanted, email_confirmed_at = coalesce(email_confirmed_at, private.now()), updated_at = private.now(),
    -- A link to a new password that was mailed to the old address works no more.
    recovery_token = '',
    raw_user_meta_data = private.with_email(raw_user_meta_data, wanted)
  where id = of_member;
  update auth.identities set identity_data = private.with_email(identity_data, wanted), updated_at = private.now()
  where user_id = of_member and provider = 'email';
  update private.mails set status = 'cancelled', data = data - 'sealed'
  where member = of_member and kind = 'recovery' and status = 'queued';
  insert into private.mail_choices (address, scope, left_at)
  select lower(wanted), scope, left_at from private.mail_choices
  where address = lower(former) and left_at is not null and scope !~ ':'
  on conflict (address, scope) do update set left_at = excluded.left_at;
  update private.mails set address = wanted,
    data = case when data ? 'leaveToken'
      then data || jsonb_build_object('leaveToken', private.mail_token(wanted, kind)) else data end
  where member = of_member and lower(address) = lower(former) and status = 'queued'
    and kind not in ('passwordChanged', 'addressConfirm', 'addressChanged');
end
$$;

-- Follows a mailed link: `wanted` is what its page is for, `back` and `sealed` are the way back that the old address is told.
create function private.follow_address_link(token uuid, wanted text, back uuid, sealed text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := private.hash_of(token);
  of_member constant uuid := case wanted
    when 'confirm' then (select member from private.new_addresses where token_hash = hash)
    when 'return' then (select member from private.former_addresses where token_hash = hash)
  end;
  present text;
  link record;
begin
  -- One at a time for a member: the link is read once it is its turn.
  select email into present from auth.users where id = of_member for update;
  if wanted = 'confirm' then
    select address, until, confirmed_at as done_at into link from private.new_addresses
    where token_hash = hash and member = of_member;
  else
    select address, until, returned_at as done_at into link from private.former_addresses
    where token_hash = hash and member = of_member;
  end if;
  if not found then
    return 'unknown';
  elsif link.done_at is not null then
    -- Twice is as once.
    return case when lower(present) <> lower(link.address) then 'unknown' when wanted = 'confirm' then 'changed' else 'returned' end;
  elsif link.until <= private.now() then
    return 'expired';
  elsif private.is_address_taken(link.address, of_member) then
    return 'taken';
  end if;
  begin
    perform private.set_address(of_member, link.address);
  exception when unique_violation then
    return 'taken';
  end;
  if wanted = 'confirm' then
    update private.new_addresses set confirmed_at = private.now() where member = of_member;
    insert into private.former_addresses (token_hash, member, address, left_at, until)
    values (private.hash_of(back), of_member, present, private.now(), private.now() + interval '7 days');
    perform private.queue_mail('addressChanged', of_member, present,
      jsonb_build_object('at', private.now(), 'sealed', sealed), 'left ' || private.hash_of(back), null,
      private.now() + interval '7 days');
    return 'changed';
  end if;
  -- Who returns undoes what came after: ways back to later addresses, a new one that was asked for, every session.
  delete from private.former_addresses as later using private.former_addresses as own
  where own.token_hash = hash and later.member = of_member and later.token_hash <> hash and later.left_at >= own.left_at;
  update private.former_addresses set returned_at = private.now() where token_hash = hash;
  perform private.drop_new_address(of_member);
  delete from auth.sessions where user_id = of_member;
  return 'returned';
end
$$;

-- A new password ends also what a thief has begun: an address that is asked for and not confirmed.
create function private.drop_address_with_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_new_address(new.id);
  return null;
end
$$;
create trigger axis_drop_new_address after update on auth.users
  for each row when (old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.drop_address_with_password();

create or replace function private.my_account() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'email', email, 'new_email', asked.address, 'new_email_until', asked.until, 'deletion_due', null, 'archive', null,
    'has_factor', false, 'is_staff', private.is_staff()
  )
  from auth.users left join private.new_addresses as asked
    on asked.member = id and asked.confirmed_at is null and asked.until > private.now()
  where id = (select auth.uid())
$$;

create function private.drop_new_email() returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_new_address((select auth.uid()));
  return '{"outcome": "dropped"}';
end
$$;
create function public.drop_new_email() returns jsonb
  language sql set search_path = '' as $$ select private.drop_new_email() $$;

revoke all on function private.hash_of(uuid) from public, anon, authenticated, service_role;
revoke all on function private.is_address_held(text, uuid) from public, anon, authenticated, service_role;
revoke all on function private.is_address_taken(text, uuid) from public, anon, authenticated, service_role;
revoke all on function private.ask_address(uuid, text, uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.drop_new_address(uuid) from public, anon, authenticated, service_role;
revoke all on function private.with_email(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function private.set_address(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.follow_address_link(uuid, text, uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.drop_address_with_password() from public, anon, authenticated, service_role;
revoke all on function private.drop_new_email() from public, anon, authenticated, service_role;
revoke all on function public.drop_new_email() from public, anon, authenticated, service_role;
grant execute on function private.drop_new_email() to authenticated;
grant execute on function public.drop_new_email() to authenticated;
