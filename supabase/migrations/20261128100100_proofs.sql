-- A step that only the member may take asks for the password again after ten minutes. Our own server writes down when a session has
-- proved it (server/guard/account.mjs); a token of a hosted auth service says itself when the password was typed.
create table private.proofs (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  proved_at timestamptz not null
);
comment on table private.proofs is 'When a session last proved the password.';
revoke all on table private.proofs from public, anon, authenticated, service_role;

-- Until when a session counts as proved; nothing where it no longer does.
create function private.proved_until(wanted uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select proved_at + interval '10 minutes' from private.proofs
  where session_id = wanted and proved_at + interval '10 minutes' > private.now()
$$;

-- The password was typed in this session just now.
create function private.prove(wanted uuid) returns timestamptz
  language sql security definer set search_path = '' as $$
  insert into private.proofs (session_id, proved_at)
  select id, private.now() from auth.sessions where id = wanted
  on conflict (session_id) do update set proved_at = excluded.proved_at
  returning proved_at + interval '10 minutes'
$$;

-- Whether the session that asks has proved the password within ten minutes.
create function private.is_proved() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.proved_until(private.this_session()) is not null or exists (
    select from jsonb_path_query(
      nullif(current_setting('request.jwt.claims', true), '')::jsonb, '$.amr[*] ? (@.method == "password").timestamp'
    ) as typed_at
    where jsonb_typeof(typed_at) = 'number'
      and to_timestamp(typed_at::text::double precision) > private.now() - interval '10 minutes'
  )
$$;

-- Refuses what asks for the password first: 403, as the auth service says it.
create function private.require_proof() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_proved() then
    raise sqlstate 'PGRST' using
      message = '{"code": "reauthentication_needed", "message": "Type your password again."}',
      detail = '{"status": 403, "headers": {}}';
  end if;
end
$$;

revoke all on function private.proved_until(uuid) from public, anon, authenticated, service_role;
revoke all on function private.prove(uuid) from public, anon, authenticated, service_role;
revoke all on function private.is_proved() from public, anon, authenticated, service_role;
revoke all on function private.require_proof() from public, anon, authenticated, service_role;
