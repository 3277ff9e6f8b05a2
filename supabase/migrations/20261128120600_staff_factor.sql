-- Staff read what members wrote: they need a second factor before the desk opens. Our own server refuses its functions
-- (server/guard/levels.mjs), and on a hosted project PostgREST does by the check of a session.

-- The demo on the operator's own machine waives it, so that its printed sign-in opens the desk; no command sets it.
alter table public.staff add column factor_waived boolean not null default false;

-- Whether a member works at the desk now and may not yet, for want of a second factor.
create function private.lacks_factor(member uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff
    where member_id = member and not factor_waived and since <= private.now() and coalesce(until > private.now(), true)
  ) and not private.has_factor(member)
$$;
revoke all on function private.lacks_factor(uuid) from public, anon, authenticated, service_role;

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
  elsif current_setting('request.path', true) like '/rpc/desk\_%' and private.lacks_factor(member) then
    raise exception using errcode = 'PGRST',
      message = '{"code": "second_factor_required", "message": "The desk needs a second factor: switch it on in your account."}',
      detail = '{"status": 403, "headers": {}}';
  end if;
end
$$;
