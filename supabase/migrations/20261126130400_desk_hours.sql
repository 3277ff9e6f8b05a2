-- Hours and tables at the desk: the week's slots with who asks for them, and the seats of the gatherings. Scheduling one request
-- offers the nearest open slots to the others who asked for the same.

-- Whether the advisor gives a slot that this member was offered instead of the one asked for.
create function private.is_offered_slot(before public.requests, after public.requests) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(current_setting('axis.actor', true) = 'advisor' and before.kind = 'office-hours'
    and before.status in ('submitted', 'inReview') and after.status = 'scheduled'
    and exists (select from private.slot_offers where request_id = before.id and after.slot = any (slots)), false)
$$;
revoke all on function private.is_offered_slot(public.requests, public.requests) from public, anon, authenticated, service_role;

-- As it stands, whichever version that is; and a slot also changes to one that was offered.
do $$
declare
  known constant text := pg_catalog.pg_get_functiondef('private.guard_request()'::regprocedure);
  changed constant text := replace(known, 'is distinct from (old.slot, old.subject) and (',
    'is distinct from (old.slot, old.subject) and not private.is_offered_slot(old, new) and (');
begin
  if changed = known then
    raise exception 'private.guard_request() does not guard the slot as this migration knows it';
  end if;
  execute changed;
end $$;

-- A slot as a sentence names it.
create function private.slot_words(slot text) returns text
  language sql immutable set search_path = '' as $$ select to_char($1::timestamp, 'FMDay, FMMonth FMDD, HH24:MI') $$;

-- Sends one who asked for a slot that is taken now back to its member, with what is open near it. The step into review is part of
-- it, and no mail of its own.
create function private.offer_slots(request public.requests, me uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  near constant jsonb := private.nearest_slots(request.slot);
  known public.requests := request;
  before bigint;
  answer jsonb;
begin
  if jsonb_array_length(near) = 0 then
    return null;
  end if;
  if known.status = 'submitted' then
    answer := private.move(known, 'advisor', 'inReview', null);
    before := private.newest_event(known.id);
    delete from private.mails where dedupe_key = 'step ' || before and status = 'queued';
    select * into known from public.requests where id = request.id;
  end if;
  before := private.newest_event(known.id);
  answer := private.move(known, 'advisor', 'needsYou', format(
    'This slot has been given to somebody else. Open near it (Paris time): %s. Reply with the one that suits you.', (
      select string_agg(private.slot_words(slot), '; ' order by place) from jsonb_array_elements_text(near) with ordinality as one (slot, place)
    )));
  if answer ->> 'outcome' <> 'stored' then
    return null;
  end if;
  insert into private.slot_offers (request_id, slots, offered_at)
  values (known.id, array(select jsonb_array_elements_text(near)), private.now())
  on conflict (request_id) do update set slots = excluded.slots, offered_at = excluded.offered_at;
  perform private.desk_did(answer, me, 'slotOffered', before, jsonb_build_object('slots', near));
  return jsonb_build_object('id', known.id, 'slots', near);
end
$$;

create function private.desk_schedule(wanted uuid, note text, slot text, subject text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked record;
  held public.requests;
  other public.requests;
  offer jsonb;
  offers jsonb := '[]';
  answer jsonb;
  before bigint;
  why text;
  what text;
begin
  if me is not null then
    -- One at a time a slot, before any request is locked: two of the same slot would wait for each other.
    perform pg_advisory_xact_lock(hashtextextended('slot ' || coalesce(
      desk_schedule.slot, (select request.slot from public.requests as request where request.id = wanted), ''), 0));
  end if;
  select * into asked from private.desk_hold(wanted, me);
  if asked.refusal is not null then
    return asked.refusal;
  end if;
  held := asked.held;
  before := private.newest_event(wanted);
  if held.kind <> 'office-hours' then
    return private.refused('not_office_hours');
  elsif desk_schedule.slot is null or desk_schedule.slot = held.slot then
    answer := private.move_request(wanted, 'scheduled', note);
  elsif not exists (
    select from private.slot_offers where request_id = wanted and desk_schedule.slot = any (slots)
  ) then
    return private.refused('invalid', '{"field": "slot"}');
  elsif desk_schedule.subject is null or desk_schedule.subject !~ '\S' or char_length(desk_schedule.subject) > 200 then
    return private.refused('invalid', '{"field": "subject"}');
  elsif char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  elsif desk_schedule.slot::timestamp <= (private.now() at time zone 'Europe/Paris') then
    return private.refused('slot_past', jsonb_build_object('nearest', private.nearest_slots(desk_schedule.slot)));
  else
    begin
      perform private.sign('advisor', note);
      update public.requests as request
      set status = 'scheduled', slot = desk_schedule.slot, subject = private.one_line(desk_schedule.subject)
      where request.id = wanted returning * into held;
      answer := private.stored(held);
    exception
      when sqlstate 'AXREF' then
        get stacked diagnostics why = message_text, what = pg_exception_detail;
        return private.refused(why, what::jsonb);
      when unique_violation then
        get stacked diagnostics why = constraint_name;
        return private.refused(
          case why when 'requests_one_scheduled_a_slot' then 'slot_closed' else 'already_requested' end,
          jsonb_build_object('nearest', private.nearest_slots(desk_schedule.slot)));
    end;
  end if;
  answer := private.desk_did(answer, me, 'scheduled', before);
  if answer ->> 'outcome' <> 'stored' then
    return answer;
  end if;
  for other in
    select * from public.requests as request
    where request.kind = 'office-hours' and request.slot = answer -> 'request' ->> 'slot' and request.id <> wanted
      and request.status in ('submitted', 'inReview')
      and not exists (select from private.sent_answers as sent where sent.request_id = request.id and sent.fault is null)
    -- One that is locked is in other hands just now: nobody waits for it.
    order by request.id for update skip locked
  loop
    offer := private.offer_slots(other, me);
    if offer is not null then
      offers := offers || offer;
    end if;
  end loop;
  return answer || jsonb_build_object('offered', offers);
end
$$;

create function private.asker(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('id', request.id, 'status', request.status, 'subject', request.subject,
    'email', private.address_of(request),
    'company', (select nullif(btrim(company_name), '') from public.profiles where id = request.member_id),
    'tier', private.tier_of(request.member_id), 'created_at', request.created_at,
    'due_at', private.running_promise(request.status, request.due_at), 'slot', request.slot, 'wanted_slot', request.wanted_slot)
$$;

create function private.desk_week(monday date) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  paris constant timestamp := private.now() at time zone 'Europe/Paris';
  first constant date := date_trunc('week', coalesce(monday::timestamp, paris))::date;
begin
  if private.staff_now() is null then
    return private.refused('not_found');
  end if;
  perform private.settle();
  return jsonb_build_object('outcome', 'found', 'now', private.now(), 'monday', first, 'slots', (
    with listed as (
      select to_char(first + hours.weekday - 1, 'YYYY-MM-DD') || 'T' || hours.starts as slot, hours.host, hours.available
      from public.office_hours as hours
    ), asked as (
      select request, request.slot, request.wanted_slot, request.status, request.created_at, request.id
      from public.requests as request
      where request.kind = 'office-hours' and (
        request.slot between first::text and (first + 7)::text or request.wanted_slot between first::text and (first + 7)::text
      )
    ), slots as (
      select slot, host, available from listed
      union all
      select distinct found.slot, null, false from (
        select slot from asked where status in ('submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'held')
        union select wanted_slot from asked where wanted_slot is not null
      ) as found
      where found.slot between first::text and (first + 7)::text and found.slot not in (select slot from listed)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'slot', slots.slot, 'host', slots.host, 'available', slots.available, 'past', slots.slot::timestamp <= paris,
      'scheduled', (
        select private.asker(asked.request) from asked
        where asked.slot = slots.slot and asked.status in ('scheduled', 'held') order by asked.status desc, asked.id limit 1
      ),
      'asking', (
        select coalesce(jsonb_agg(private.asker(asked.request) order by asked.created_at, asked.id), '[]') from asked
        where asked.slot = slots.slot and asked.status in ('submitted', 'inReview', 'needsYou', 'accepted')
      ),
      'wanted_by', (
        select coalesce(jsonb_agg(private.asker(asked.request) order by asked.created_at, asked.id), '[]') from asked
        where asked.wanted_slot = slots.slot
      )
    ) order by slots.slot), '[]') from slots
  ));
end
$$;

create function private.guests(gathering text, statuses text[]) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', request.id, 'status', request.status,
    'email', private.address_of(request),
    'company', (select nullif(btrim(company_name), '') from public.profiles where id = request.member_id),
    'tier', private.tier_of(request.member_id), 'created_at', request.created_at, 'queued_at', request.queued_at,
    'position', private.shown(request) -> 'position', 'offered_until', request.offered_until
  ) order by request.queued_at nulls first, request.created_at, request.id), '[]')
  from public.requests as request where request.gathering = $1 and request.status = any ($2)
$$;

create function private.desk_tables() returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  if private.staff_now() is null then
    return private.refused('not_found');
  end if;
  perform private.settle();
  return jsonb_build_object('outcome', 'found', 'now', private.now(), 'gatherings', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', place.id, 'seats', place.seats, 'reserved', place.reserved, 'status', place.status, 'held_on', place.held_on,
      'over', private.is_over(place), 'free', private.free_seats(place.id),
      'accepted', private.guests(place.id, array['accepted', 'scheduled', 'held']),
      'offered', private.guests(place.id, array['offered']),
      'waitlisted', private.guests(place.id, array['waitlisted']),
      'undecided', private.guests(place.id, array['submitted', 'inReview', 'needsYou'])
    ) order by private.is_over(place), place.held_on nulls last, place.id), '[]')
    from public.gathering_seats as place
  ));
end
$$;

create function public.desk_schedule(id uuid, note text default null, slot text default null, subject text default null) returns jsonb
  language sql set search_path = '' as $$ select private.desk_schedule($1, $2, $3, $4) $$;
create function public.desk_week(monday date default null) returns jsonb
  language sql set search_path = '' as $$ select private.desk_week($1) $$;
create function public.desk_tables() returns jsonb
  language sql set search_path = '' as $$ select private.desk_tables() $$;

revoke all on function private.slot_words(text) from public, anon, authenticated, service_role;
revoke all on function private.offer_slots(public.requests, uuid) from public, anon, authenticated, service_role;
revoke all on function private.desk_schedule(uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function private.asker(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.desk_week(date) from public, anon, authenticated, service_role;
revoke all on function private.guests(text, text[]) from public, anon, authenticated, service_role;
revoke all on function private.desk_tables() from public, anon, authenticated, service_role;
revoke all on function public.desk_schedule(uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.desk_week(date) from public, anon, authenticated, service_role;
revoke all on function public.desk_tables() from public, anon, authenticated, service_role;
grant execute on function private.desk_schedule(uuid, text, text, text) to anon, authenticated;
grant execute on function private.desk_week(date) to anon, authenticated;
grant execute on function private.desk_tables() to anon, authenticated;
grant execute on function public.desk_schedule(uuid, text, text, text) to anon, authenticated;
grant execute on function public.desk_week(date) to anon, authenticated;
grant execute on function public.desk_tables() to anon, authenticated;
