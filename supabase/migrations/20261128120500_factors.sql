-- The second factor. A hosted project keeps factors itself (auth.mfa_factors); the embedded service has none, and our own server
-- (server/guard/factors.mjs) keeps them in these tables, which no role of the API reads.

create table private.factors (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  -- Sealed by the server with a key that is not stored here.
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null until its first code was right.
  verified_at timestamptz,
  -- The time step of the last code that was right: a code works once.
  last_step bigint,

  constraint name_says_something check (name ~ '\S' and char_length(name) <= 100),
  constraint used_once_verified check (last_step is null or verified_at is not null)
);
create index factors_member on private.factors (member_id);

create table private.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references private.factors (id) on delete cascade,
  session_id uuid not null,
  created_at timestamptz not null default now()
);
create index factor_challenges_factor on private.factor_challenges (factor_id, created_at);

-- Codes for a member whose device is lost: hashes of 80 random bits, each good for one sign-in.
create table private.recovery_codes (
  member_id uuid not null references auth.users (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

-- How and when a session got beyond its password.
create table private.proven_sessions (
  session_id uuid primary key,
  member_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid references private.factors (id) on delete cascade,
  method text not null,
  at timestamptz not null default now(),

  constraint method_known check (method in ('totp', 'recovery_code'))
);
create index proven_sessions_member on private.proven_sessions (member_id);
create index proven_sessions_factor on private.proven_sessions (factor_id);

revoke all on table private.factors from public, anon, authenticated, service_role;
revoke all on table private.factor_challenges from public, anon, authenticated, service_role;
revoke all on table private.recovery_codes from public, anon, authenticated, service_role;
revoke all on table private.proven_sessions from public, anon, authenticated, service_role;

-- Whether a member has switched the second factor on, here or in the tables of a hosted service.
create function private.has_factor(member uuid) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  found_one boolean;
begin
  if exists (select from private.factors where member_id = member and verified_at is not null) then
    return true;
  elsif to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
    into found_one using member;
  return found_one;
end
$$;
revoke all on function private.has_factor(uuid) from public, anon, authenticated, service_role;

-- What a member's own page says of the account, with whether the second factor is on.
alter function private.my_account() rename to my_account_without_factor;
create function private.my_account() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.my_account_without_factor() || jsonb_build_object('has_factor', private.has_factor((select auth.uid())))
$$;
revoke all on function private.my_account_without_factor() from public, anon, authenticated, service_role;
revoke all on function private.my_account() from public, anon, authenticated, service_role;
grant execute on function private.my_account() to authenticated;

-- Every session of these levels has proven all that its member has switched on.
create function private.is_proven(level text, member uuid) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(level, 'aal1') <> 'aal1' or not private.has_factor(member)
$$;
revoke all on function private.is_proven(text, uuid) from public, anon, authenticated, service_role;

-- For a member who has lost their device and their codes: the operator removes the factors once they know who asks. The password
-- still has to be right; sessions that the lost device has proven end.
create function private.remove_factors(address text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member uuid := (select id from auth.users where lower(email) = lower(btrim(address)));
  count integer;
  hosted integer := 0;
begin
  if member is null then
    return private.refused('not_found');
  end if;
  delete from private.factors where member_id = member;
  get diagnostics count = row_count;
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = $1' using member;
    get diagnostics hosted = row_count;
  end if;
  delete from private.recovery_codes where member_id = member;
  delete from private.proven_sessions where member_id = member;
  delete from auth.sessions where user_id = member;
  return jsonb_build_object('outcome', 'removed', 'count', count + hosted);
end
$$;
create function public.remove_factors(address text) returns jsonb
  language sql set search_path = '' as $$ select private.remove_factors($1) $$;
comment on function public.remove_factors is 'Removes the second factor of a member who has lost it; for the operator.';
revoke all on function private.remove_factors(text) from public, anon, authenticated, service_role;
revoke all on function public.remove_factors(text) from public, anon, authenticated, service_role;
grant execute on function private.remove_factors(text) to service_role;
grant execute on function public.remove_factors(text) to service_role;

-- On a hosted project PostgREST calls this before each request (20261123010400_ended_sessions.sql). It also refuses a session that
-- has shown a password alone, where its member has switched the second factor on.
create or replace function axis_gate.check_session()
returns void language plpgsql stable security definer set search_path = '' as $$
declare
  named text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
  level text;
  member uuid;
begin
  if named is null then
    return;
  end if;
  select aal::text, user_id into level, member from auth.sessions where id::text = named;
  if not found then
    raise exception 'This session has ended. Sign in again.' using errcode = 'PT401';
  elsif not private.is_proven(level, member) then
    raise exception using errcode = 'PGRST',
      message = '{"code": "insufficient_aal", "message": "Enter the code from your authenticator app first."}',
      detail = '{"status": 403, "headers": {}}';
  end if;
end
$$;
