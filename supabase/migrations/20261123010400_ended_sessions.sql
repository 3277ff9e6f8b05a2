-- A session that has ended opens no data any more, although its token has not expired. Our own server asks for each session
-- (server/guard/sessions.mjs). On a hosted project PostgREST does: it calls this function before each request.
create schema axis_gate;
grant usage on schema axis_gate to anon, authenticated, service_role;

-- Raises PT401, which PostgREST answers with 401, when the token of the request names a session that is gone.
create function axis_gate.check_session()
returns void language plpgsql stable security definer set search_path = '' as $$
declare
  named text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if named is not null and not exists (select 1 from auth.sessions where id::text = named) then
    raise exception 'This session has ended. Sign in again.' using errcode = 'PT401';
  end if;
end
$$;

-- The role with which PostgREST connects: a database of our own has none.
do $$ begin
  if exists (select 1 from pg_roles where rolname = 'authenticator') then
    execute format('alter role authenticator in database %I set pgrst.db_pre_request = %L',
      current_database(), 'axis_gate.check_session');
    notify pgrst, 'reload config';
  end if;
end $$;
