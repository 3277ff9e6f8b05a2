-- Where a member is signed in: the list of their sessions, and how one ends elsewhere. What a session was last used for and by which
-- browser, our own server writes into the session's row (server/guard/sessions.mjs); a hosted auth service does so itself.

-- The session that the token of a request names.
create function private.this_session() returns uuid
  language plpgsql stable set search_path = '' as $$
declare
  named text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  return case when named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then named::uuid end;
end
$$;

-- Whether a session exists. Its use is written down at most once in five minutes, or when another browser has it; what is left of the
-- member's sessions that are over (server/backend/library.mjs says when) is deleted with it.
create function private.session_used(wanted uuid, agent text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamp := private.now() at time zone 'UTC';
  browser text := left(nullif(btrim(regexp_replace(agent, '[[:cntrl:]]', '', 'g')), ''), 400);
  one record;
begin
  select user_id, refreshed_at, user_agent into one from auth.sessions where id = wanted;
  if not found then
    return false;
  end if;
  browser := coalesce(browser, one.user_agent);
  if one.refreshed_at is null or one.refreshed_at <= moment - interval '5 minutes' or one.user_agent is distinct from browser then
    update auth.sessions set refreshed_at = greatest(refreshed_at, moment), user_agent = browser where id = wanted;
    delete from auth.sessions
    where user_id = one.user_id and id <> wanted and (created_at < private.now() - interval '30 days'
      or coalesce(refreshed_at, created_at at time zone 'UTC') < moment - interval '14 days');
  end if;
  return true;
end
$$;

create function private.my_sessions() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'is_this', id is not distinct from private.this_session(), 'signed_in_at', created_at,
    'last_used_at', used_at, 'user_agent', user_agent
  ) order by used_at desc, id), '[]')
  from (
    select id, created_at, user_agent, greatest(created_at, refreshed_at at time zone 'UTC') as used_at
    from auth.sessions
    where user_id = (select auth.uid()) and coalesce(not_after > private.now(), true)
  ) as own
$$;

-- Ends one session of the member's. Its renewing tokens go with it.
create function private.end_session(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where id = wanted and user_id = (select auth.uid());
  return jsonb_build_object('outcome', case when found then 'ended' else 'unknown' end);
end
$$;

-- Ends all sessions of the member's but the one that asks.
create function private.end_other_sessions() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  delete from auth.sessions where user_id = (select auth.uid()) and id <> private.this_session();
  get diagnostics ended = row_count;
  return jsonb_build_object('outcome', 'ended', 'count', ended);
end
$$;

-- What a member's own page says of the account itself.
create function private.my_account() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'email', email, 'new_email', null, 'new_email_until', null, 'deletion_due', null, 'archive', null,
    'has_factor', false, 'is_staff', private.is_staff()
  )
  from auth.users where id = (select auth.uid())
$$;

create function public.my_sessions() returns jsonb
  language sql stable set search_path = '' as $$ select private.my_sessions() $$;
create function public.end_session(session uuid) returns jsonb
  language sql set search_path = '' as $$ select private.end_session($1) $$;
create function public.end_other_sessions() returns jsonb
  language sql set search_path = '' as $$ select private.end_other_sessions() $$;
create function public.my_account() returns jsonb
  language sql stable set search_path = '' as $$ select private.my_account() $$;

revoke all on function private.this_session() from public, anon, authenticated, service_role;
revoke all on function private.session_used(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.my_sessions() from public, anon, authenticated, service_role;
revoke all on function private.end_session(uuid) from public, anon, authenticated, service_role;
revoke all on function private.end_other_sessions() from public, anon, authenticated, service_role;
revoke all on function private.my_account() from public, anon, authenticated, service_role;
revoke all on function public.my_sessions() from public, anon, authenticated, service_role;
revoke all on function public.end_session(uuid) from public, anon, authenticated, service_role;
revoke all on function public.end_other_sessions() from public, anon, authenticated, service_role;
revoke all on function public.my_account() from public, anon, authenticated, service_role;
grant execute on function private.my_sessions() to authenticated;
grant execute on function private.end_session(uuid) to authenticated;
grant execute on function private.end_other_sessions() to authenticated;
grant execute on function private.my_account() to authenticated;
grant execute on function public.my_sessions() to authenticated;
grant execute on function public.end_session(uuid) to authenticated;
grant execute on function public.end_other_sessions() to authenticated;
grant execute on function public.my_account() to authenticated;
