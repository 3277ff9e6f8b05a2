-- A private address from which a member's calendar reads their office hours and gatherings (server/mail/feed.mjs). Only the hash
-- of its secret is stored; the address ends when it is revoked or made anew.
create table private.calendars (
  token_hash bytea primary key,
  member_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null
);
create unique index calendars_one_a_member on private.calendars (member_id);
revoke all on table private.calendars from public, anon, authenticated, service_role;

-- Makes the address of the caller's calendar. Its secret is told here and nowhere else; an earlier address ends.
create function private.make_calendar() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  secret constant text := private.new_secret();
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  insert into private.calendars as known (token_hash, member_id, created_at)
  values (private.hash_of_secret(secret), member, private.now())
  on conflict (member_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at;
  return jsonb_build_object('outcome', 'stored', 'token', secret,
    'calendar', jsonb_build_object('created_at', private.now()));
end
$$;

create function private.revoke_calendar() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  delete from private.calendars where member_id = member;
  return '{"outcome": "stored", "calendar": null}';
end
$$;

-- Whether the caller has such an address, and since when.
create function private.my_calendar() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when (select auth.uid()) is null then private.refused('not_signed_in')
  else jsonb_build_object('outcome', 'found', 'calendar', (
    select jsonb_build_object('created_at', created_at) from private.calendars where member_id = (select auth.uid())
  )) end
$$;

-- What stands in a calendar: each office hour that was ever scheduled, each gathering with a day that was ever accepted. An hour has
-- `starts_at`, a gathering its `day`; what was called off says so.
create function private.calendar_feed(token text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  member uuid;
begin
  select member_id into member from private.calendars where token_hash = private.hash_of_secret(token);
  if not found then
    return private.refused('not_found');
  end if;
  return jsonb_build_object('outcome', 'found', 'entries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', request.id, 'kind', request.kind, 'title', request.subject,
      'starts_at', case when request.kind = 'office-hours' then private.starts_at(request) end,
      'day', place.held_on,
      'sequence', case when request.kind = 'office-hours' then private.sequence_of(request.id)
        else greatest(past.count::integer - 1, 0) end,
      'at', past.at,
      'called_off', request.status not in ('accepted', 'scheduled', 'held')
    ) order by request.created_at, request.id), '[]')
    from public.requests as request
    left join public.gathering_seats as place on place.id = request.gathering
    cross join lateral (
      select count(*), max(event.at) as at,
        bool_or(event.to_status = 'scheduled') as was_scheduled, bool_or(event.to_status in ('accepted', 'scheduled')) as was_accepted
      from public.request_events as event where event.request_id = request.id
    ) as past
    where request.member_id = member and (
      (request.kind = 'office-hours' and past.was_scheduled)
      or (request.kind = 'gathering' and past.was_accepted and place.held_on is not null)
    )
  ));
end
$$;

create function public.make_calendar() returns jsonb
  language sql set search_path = '' as $$ select private.make_calendar() $$;
create function public.revoke_calendar() returns jsonb
  language sql set search_path = '' as $$ select private.revoke_calendar() $$;
create function public.my_calendar() returns jsonb
  language sql stable set search_path = '' as $$ select private.my_calendar() $$;
create function public.calendar_feed(token text) returns jsonb
  language sql stable set search_path = '' as $$ select private.calendar_feed($1) $$;
comment on function public.calendar_feed is 'What stands in the calendar of an address, through the server''s key alone.';

revoke all on function private.make_calendar() from public, anon, authenticated, service_role;
revoke all on function private.revoke_calendar() from public, anon, authenticated, service_role;
revoke all on function private.my_calendar() from public, anon, authenticated, service_role;
revoke all on function private.calendar_feed(text) from public, anon, authenticated, service_role;
revoke all on function public.make_calendar() from public, anon, authenticated, service_role;
revoke all on function public.revoke_calendar() from public, anon, authenticated, service_role;
revoke all on function public.my_calendar() from public, anon, authenticated, service_role;
revoke all on function public.calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function private.make_calendar() to anon, authenticated;
grant execute on function private.revoke_calendar() to anon, authenticated;
grant execute on function private.my_calendar() to anon, authenticated;
grant execute on function private.calendar_feed(text) to service_role;
grant execute on function public.make_calendar() to anon, authenticated;
grant execute on function public.revoke_calendar() to anon, authenticated;
grant execute on function public.my_calendar() to anon, authenticated;
grant execute on function public.calendar_feed(text) to service_role;
