-- After an answer its member asks once more, within 14 days, without using a question of the month; before an office hour
-- they ask for another slot, and the old one is theirs until the advisor decides. machines/request.machine.ts draws both.

alter table public.requests drop constraint status_known;
alter table public.requests add constraint status_known check (status in (
  'submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'answered', 'followedUp', 'declined',
  'waitlisted', 'offered', 'held', 'expired', 'withdrawn'
));
alter table public.requests
  -- The slot that its member would rather have, and what the request will then be called.
  add column wanted_slot text,
  add column wanted_subject text,
  add constraint wanted_slot_is_a_start check (wanted_slot ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
  add constraint wanted_slot_has_a_subject check (
    (wanted_slot is null) = (wanted_subject is null)
    and (wanted_subject is null or (wanted_subject ~ '\S' and char_length(wanted_subject) <= 200))
  ),
  add constraint only_scheduled_calls_move check (
    wanted_slot is null or (kind = 'office-hours' and status = 'scheduled')
  ),
  add constraint only_questions_are_followed_up check (kind = 'asynq' or status <> 'followedUp');

-- What happened without a change of status; null for a step, and for a note.
alter table public.request_events
  add column about text,
  add column slot text,
  add constraint about_known check (about in ('moveAsked', 'moveTakenBack', 'moved', 'moveDeclined', 'corrected'));

insert into public.request_transitions (actor, from_status, to_status) values
  ('member', 'answered', 'followedUp'),
  ('advisor', 'followedUp', 'answered');

-- When a request was answered first; null as long as it was not.
create function private.answered_at(wanted uuid) returns timestamptz
  language sql stable set search_path = '' as $$
  select min(event.at) from public.request_events as event
  where event.request_id = wanted and event.to_status = 'answered' and event.from_status <> 'answered'
$$;

-- Until when, and since when, an answered question is followed up; null for what is no answered question.
create function private.follow_up_of(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('until', answered.at + interval '14 days', 'asked_at', (
    select min(event.at) from public.request_events as event
    where event.request_id = request.id and event.to_status = 'followedUp'
  ))
  from (select private.answered_at(request.id) as at) as answered
  where request.kind = 'asynq' and answered.at is not null
$$;

-- How often an appointment has changed: the SEQUENCE of its calendar file.
create function private.sequence_of(wanted uuid) returns integer
  language sql stable set search_path = '' as $$
  select greatest(count(*)::integer - 1, 0) from public.request_events as event
  where event.request_id = wanted and 'scheduled' in (event.from_status, event.to_status)
$$;

-- As before, with the count of its changes.
create or replace function private.shown(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(request) || jsonb_build_object(
    'position', case when request.status = 'waitlisted' then (
      select count(*) + 1 from public.requests as before
      where before.gathering = request.gathering and before.status = 'waitlisted'
        and (before.queued_at, before.id) < (request.queued_at, request.id)
    ) end,
    'sequence', private.sequence_of(request.id)
  )
$$;

-- As before; a follow-up is waited for, too.
create or replace function private.is_open(kind text, status text) returns boolean
  language sql immutable set search_path = '' as $$
  select status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp')
    or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'gathering'))
$$;

-- As before; the slot changes to the one that its member has asked for, and a follow-up has its own conditions and date.
create or replace function private.guard_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  mover text := coalesce(nullif(current_setting('axis.actor', true), ''), 'advisor');
  legal jsonb;
  follow_up jsonb;
begin
  if (new.id, new.kind, new.answers, new.created_at)
      is distinct from (old.id, old.kind, old.answers, old.created_at)
    or (new.member_id, new.address, new.gathering, new.due_at)
      is distinct from (old.member_id, old.address, old.gathering, old.due_at) then
    perform private.refuse('not_allowed');
  end if;
  if (new.slot, new.subject) is distinct from (old.slot, old.subject) and (
    mover <> 'advisor' or old.wanted_slot is null or old.status <> 'scheduled' or new.status <> 'scheduled'
    or (new.slot, new.subject) is distinct from (old.wanted_slot, old.wanted_subject)
  ) then
    perform private.refuse('not_allowed');
  end if;
  if (new.wanted_slot, new.wanted_subject) is distinct from (old.wanted_slot, old.wanted_subject)
    and new.wanted_slot is not null and mover <> 'member' then
    perform private.refuse('not_allowed');
  end if;
  -- A quota can be given back, never taken again or moved to another month.
  if new.quota_month is distinct from old.quota_month and new.quota_month is not null then
    perform private.refuse('not_allowed');
  end if;
  new.updated_at := private.now();
  if new.status = old.status then
    return new;
  end if;

  select coalesce(jsonb_agg(to_status order by to_status), '[]') into legal
  from public.request_transitions
  where from_status = old.status and actor = mover and (to_status <> 'followedUp' or new.kind = 'asynq');
  if not legal ? new.status then
    perform private.refuse('illegal_move',
      jsonb_build_object('from', old.status, 'to', new.status, 'legal', legal));
  end if;

  if new.kind = 'gathering' and new.status in ('accepted', 'offered') and old.status <> 'offered' then
    -- One at a time a gathering, so that the last seat is given once.
    perform from public.gathering_seats where id = new.gathering for update;
    if coalesce(private.free_seats(new.gathering), 0) < 1 then
      perform private.refuse('gathering_full');
    end if;
  elsif new.status = 'followedUp' then
    follow_up := private.follow_up_of(old);
    if follow_up ->> 'asked_at' is not null then
      perform private.refuse('follow_up_used');
    elsif coalesce((follow_up ->> 'until')::timestamptz <= private.now(), true) then
      perform private.refuse('follow_up_over', jsonb_build_object('until', follow_up -> 'until'));
    end if;
    -- A promise that was broken once is not made again.
    if new.breached_at is null then
      new.due_at := private.now() + private.promise(new.kind);
    end if;
  end if;
  if new.status <> 'scheduled' then
    new.wanted_slot := null;
    new.wanted_subject := null;
  end if;
  new.queued_at := case when new.status = 'waitlisted' then clock_timestamp() end;
  new.offered_until := case when new.status = 'offered' then private.now() + interval '24 hours' end;
  -- Withdrawn before anybody read it: the question of the month comes back.
  if old.status = 'submitted' and new.status = 'withdrawn' then
    new.quota_month := null;
  end if;
  return new;
end
$$;

-- As before; a follow-up without an answer is missed as a question is.
create or replace function private.settle(member uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
  paris constant timestamp := private.now() at time zone 'Europe/Paris';
begin
  perform private.sign('clock');
  -- A transaction that holds such a row is settling it.
  update public.requests set breached_at = private.now(), quota_month = null
  where id in (
    select id from public.requests
    where kind = 'asynq' and breached_at is null and due_at < private.now()
      and status in ('submitted', 'inReview', 'needsYou', 'followedUp')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  update public.requests set status = 'expired'
  where id in (
    select id from public.requests
    where kind = 'office-hours' and status in ('submitted', 'inReview', 'needsYou')
      and slot < to_char(paris, 'YYYY-MM-DD"T"HH24:MI')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  update public.requests set status = 'held'
  where id in (
    select id from public.requests
    where kind = 'office-hours' and status in ('accepted', 'scheduled')
      -- The clock is never changed in the afternoon: 20 minutes later is 20 minutes later on the wall.
      and slot <= to_char(paris - interval '20 minutes', 'YYYY-MM-DD"T"HH24:MI')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  for wanted in
    select distinct gathering from public.requests
    where kind = 'gathering' and status in (
        'submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'accepted', 'scheduled'
      )
      and (member is null or member_id = member)
    order by gathering
  loop
    perform private.settle_gathering(wanted);
  end loop;
end
$$;

-- Asks once more about an answer; the same words again answer the same.
create function private.follow_up(wanted uuid, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  held public.requests;
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  held := private.hold(wanted, member, false);
  if held.id is null then
    return private.refused('not_found');
  elsif note is null or note !~ '\S' or char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  elsif held.status = 'followedUp' then
    return case when exists (
      select from public.request_events as event
      where event.request_id = held.id and event.to_status = 'followedUp' and event.note = follow_up.note
    ) then private.stored(held) else private.refused('follow_up_used') end;
  end if;
  return private.move(held, 'member', 'followedUp', note);
end
$$;

-- An event that changes no status.
create function private.note_event(
  request public.requests, actor text, about text, note text default null, slot text default null
) returns void
  language sql set search_path = '' as $$
  insert into public.request_events (request_id, actor, from_status, to_status, at, note, about, slot)
  values ($1.id, $2, $1.status, $1.status, private.now(), nullif(btrim($4), ''), $3, $5)
$$;

-- A member asks for another slot of their scheduled office hour; a later wish replaces an earlier one.
create function private.ask_to_move(wanted uuid, slot text, subject text, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  held public.requests;
  fault text;
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  held := private.hold(wanted, member, false);
  if held.id is null then
    return private.refused('not_found');
  elsif held.kind <> 'office-hours' or held.status <> 'scheduled' then
    return private.refused('illegal_move', jsonb_build_object('from', held.status, 'to', 'scheduled', 'legal', '[]'::jsonb));
  elsif char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  end if;
  fault := private.fault_of_shape('office-hours', ask_to_move.subject, jsonb_build_object('slot', ask_to_move.slot));
  if fault is not null then
    return private.refused('invalid', jsonb_build_object('field', fault));
  elsif ask_to_move.slot = held.slot then
    return private.refused('invalid', '{"field": "slot"}');
  elsif ask_to_move.slot::timestamp <= (private.now() at time zone 'Europe/Paris') then
    return private.refused('slot_past', jsonb_build_object('nearest', private.nearest_slots(ask_to_move.slot)));
  elsif ask_to_move.slot = held.wanted_slot then
    return private.stored(held);
  elsif exists (
    select from public.requests as taken
    where taken.kind = 'office-hours' and taken.status = 'scheduled' and taken.slot = ask_to_move.slot
  ) then
    return private.refused('slot_closed', jsonb_build_object('nearest', private.nearest_slots(ask_to_move.slot)));
  end if;
  perform private.sign('member');
  update public.requests as request
  set wanted_slot = ask_to_move.slot, wanted_subject = private.one_line(ask_to_move.subject)
  where request.id = held.id returning * into held;
  perform private.note_event(held, 'member', 'moveAsked', ask_to_move.note, ask_to_move.slot);
  return private.stored(held);
end
$$;

-- Its member keeps the slot after all.
create function private.take_move_back(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  held public.requests;
  asked text;
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  held := private.hold(wanted, member, false);
  if held.id is null then
    return private.refused('not_found');
  elsif held.wanted_slot is null then
    return private.stored(held);
  end if;
  asked := held.wanted_slot;
  perform private.sign('member');
  update public.requests set wanted_slot = null, wanted_subject = null where id = held.id returning * into held;
  perform private.note_event(held, 'member', 'moveTakenBack', null, asked);
  return private.stored(held);
end
$$;

-- The advisor gives the slot that was asked for, or leaves the old one.
create function private.decide_move(wanted uuid, agreed boolean, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
  asked text;
  why text;
begin
  held := private.hold(wanted, null, true);
  if held.id is null then
    return private.refused('not_found');
  elsif char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  elsif held.wanted_slot is null then
    return private.refused('no_move_asked');
  end if;
  asked := held.wanted_slot;
  perform private.sign('advisor');
  if agreed is not true then
    update public.requests set wanted_slot = null, wanted_subject = null where id = held.id returning * into held;
    perform private.note_event(held, 'advisor', 'moveDeclined', decide_move.note, asked);
    return private.stored(held);
  elsif asked::timestamp <= (private.now() at time zone 'Europe/Paris') then
    return private.refused('slot_past', jsonb_build_object('nearest', private.nearest_slots(asked)));
  end if;
  begin
    update public.requests
    set slot = wanted_slot, subject = wanted_subject, wanted_slot = null, wanted_subject = null
    where id = held.id returning * into held;
  exception when unique_violation then
    get stacked diagnostics why = constraint_name;
    return private.refused(
      case why when 'requests_one_scheduled_a_slot' then 'slot_closed' else 'already_requested' end,
      jsonb_build_object('nearest', private.nearest_slots(asked)));
  end;
  perform private.note_event(held, 'advisor', 'moved', decide_move.note, asked);
  return private.stored(held);
end
$$;

create function public.follow_up(id uuid, note text) returns jsonb
  language sql set search_path = '' as $$ select private.follow_up($1, $2) $$;
create function public.ask_to_move(id uuid, slot text, subject text, note text default null) returns jsonb
  language sql set search_path = '' as $$ select private.ask_to_move($1, $2, $3, $4) $$;
create function public.take_move_back(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.take_move_back($1) $$;
create function public.decide_move(id uuid, agreed boolean, note text default null) returns jsonb
  language sql set search_path = '' as $$ select private.decide_move($1, $2, $3) $$;

comment on function public.follow_up is 'One question about an answer, within 14 days; it uses no question of the month.';
comment on function public.ask_to_move is 'Another slot for a scheduled office hour; the old one is held until the advisor decides.';
comment on function public.decide_move is 'The advisor''s decision on another slot, through the server''s key alone.';

revoke all on function private.answered_at(uuid) from public, anon, authenticated, service_role;
revoke all on function private.follow_up_of(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.sequence_of(uuid) from public, anon, authenticated, service_role;
revoke all on function private.note_event(public.requests, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function private.follow_up(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.ask_to_move(uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function private.take_move_back(uuid) from public, anon, authenticated, service_role;
revoke all on function private.decide_move(uuid, boolean, text) from public, anon, authenticated, service_role;
revoke all on function public.follow_up(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.ask_to_move(uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.take_move_back(uuid) from public, anon, authenticated, service_role;
revoke all on function public.decide_move(uuid, boolean, text) from public, anon, authenticated, service_role;
grant execute on function private.follow_up(uuid, text) to anon, authenticated;
grant execute on function private.ask_to_move(uuid, text, text, text) to anon, authenticated;
grant execute on function private.take_move_back(uuid) to anon, authenticated;
grant execute on function private.decide_move(uuid, boolean, text) to service_role;
grant execute on function public.follow_up(uuid, text) to anon, authenticated;
grant execute on function public.ask_to_move(uuid, text, text, text) to anon, authenticated;
grant execute on function public.take_move_back(uuid) to anon, authenticated;
grant execute on function public.decide_move(uuid, boolean, text) to service_role;
