-- The only ways to a request: functions that store, move or read, and answer a refusal instead of raising it.
-- public.* is what the API shows (security invoker); the work is done by private.* (security definer).

-- Whether an answer is a text that says something, of at most so many characters.
create function private.says(answers jsonb, field text, longest integer default 4000) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(answers -> field) = 'string'
    and answers ->> field ~ '\S'
    and char_length(answers ->> field) <= longest, false)
$$;

-- The first field of a submission that cannot be stored, or null.
create function private.fault_in(kind text, subject text, answers jsonb) returns text
  language plpgsql stable set search_path = '' as $$
declare
  field text;
begin
  if kind is null or kind not in (
    'asynq', 'office-hours', 'advisory', 'gathering', 'meeting',
    'contributor', 'partner', 'perk', 'channel', 'lab-inquiry'
  ) then
    return 'kind';
  elsif subject is null or subject !~ '\S' or char_length(subject) > 200 then
    return 'subject';
  elsif answers is null or jsonb_typeof(answers) <> 'object' or octet_length(answers::text) > 65536 then
    return 'answers';
  end if;

  if kind = 'asynq' then
    if not coalesce(answers ->> 'domain' in ('hiring', 'gtm', 'marketing', 'psychology', 'legal'), false) then
      return 'domain';
    elsif not private.says(answers, 'subcategory', 200) then
      return 'subcategory';
    elsif coalesce(jsonb_typeof(answers -> 'blockers'), '') <> 'array'
      or jsonb_array_length(answers -> 'blockers') not between 1 and 7
      or exists (
        select from jsonb_array_elements(answers -> 'blockers') as blocker (value)
        where jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '\S'
      ) then
      return 'blockers';
    elsif not private.says(answers, 'question', 10000) then
      return 'question';
    elsif coalesce(jsonb_typeof(answers -> 'context'), 'null') not in ('object', 'null') then
      return 'context';
    end if;
  elsif kind = 'office-hours' then
    if not private.says(answers, 'slot', 16)
      or answers ->> 'slot' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$' then
      return 'slot';
    end if;
    begin
      perform from public.office_hours
      where available
        and weekday = extract(isodow from (answers ->> 'slot')::timestamp)
        and starts = right(answers ->> 'slot', 5)
        -- Nobody books a year ahead; a typing error does.
        and (answers ->> 'slot')::timestamp < (private.now() at time zone 'Europe/Paris') + interval '1 year';
      if not found then
        return 'slot';
      end if;
    exception when datetime_field_overflow or invalid_datetime_format then
      return 'slot';
    end;
    foreach field in array array['role', 'stage', 'supportArea', 'callObjective', 'additionalNotes'] loop
      if coalesce(jsonb_typeof(answers -> field), 'null') not in ('string', 'null') then
        return field;
      end if;
    end loop;
    foreach field in array array['previousEngagement', 'readyOnTime', 'willSendMaterials'] loop
      if coalesce(jsonb_typeof(answers -> field), 'null') not in ('boolean', 'null') then
        return field;
      end if;
    end loop;
  elsif kind = 'advisory' then
    foreach field in array array['name', 'email', 'company', 'role', 'challenge', 'timeline'] loop
      if not private.says(answers, field) then
        return field;
      end if;
    end loop;
    if not private.is_address(answers ->> 'email') then
      return 'email';
    end if;
  elsif kind = 'meeting' then
    foreach field in array array['reason', 'project', 'value'] loop
      if not private.says(answers, field) then
        return field;
      end if;
    end loop;
  elsif kind in ('gathering', 'channel') then
    if not private.says(answers, kind, 100) then
      return kind;
    end if;
  elsif kind = 'perk' then
    if not private.says(answers, 'partner', 100) then
      return 'partner';
    end if;
  elsif not exists (
    select from jsonb_each(answers) as answer (name, value)
    where jsonb_typeof(value) = 'string' and value #>> '{}' ~ '\S'
  ) then
    return 'answers';
  end if;
  return null;
end
$$;

-- An e-mail address as a browser's field accepts it: enough to write to, no proof that somebody reads it.
create function private.is_address(address text) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(
    char_length(address) <= 254
    and address ~* '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$',
    false)
$$;

-- A request as its member sees it, with its place in the line.
create function private.shown(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(request) || jsonb_build_object('position', case when request.status = 'waitlisted' then (
    select count(*) + 1 from public.requests as before
    where before.gathering = request.gathering and before.status = 'waitlisted'
      and (before.queued_at, before.id) < (request.queued_at, request.id)
  ) end)
$$;

create function private.stored(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stored', 'request', private.shown(request))
$$;

create function private.refused(reason text, detail jsonb default '{}') returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('outcome', 'refused', 'reason', reason, 'detail', coalesce(detail, '{}'))
$$;

-- Says who moves and why, for the triggers; until the end of the transaction.
create function private.sign(actor text, note text default null) returns void
  language sql set search_path = '' as $$
  select set_config('axis.actor', actor, true), set_config('axis.note', coalesce(note, ''), true)
$$;

-- Lapsed offers of a gathering go back into the line, free seats to the first who wait. Waits for the gathering's lock.
create function private.settle_gathering(wanted text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  place public.gathering_seats;
  first uuid;
begin
  -- Nothing to do is the rule: then nobody is kept waiting.
  if not exists (
    select from public.requests as request
    join public.gathering_seats as seats on seats.id = request.gathering
    where request.gathering = wanted and (
      (request.status = 'offered' and request.offered_until <= private.now())
      or (request.status = 'waitlisted' and private.free_seats(wanted) > 0)
      or (seats.status = 'past' and request.status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered'))
    )
  ) then
    return;
  end if;
  select * into place from public.gathering_seats where id = wanted for update;
  perform private.sign('clock');
  update public.requests set status = 'waitlisted'
  where gathering = wanted and status = 'offered'
    and (offered_until <= private.now() or place.status = 'past');
  if place.status = 'past' then
    update public.requests set status = 'expired'
    where gathering = wanted and status in ('submitted', 'inReview', 'needsYou', 'waitlisted');
    return;
  end if;
  while private.free_seats(wanted) > 0 loop
    select id into first from public.requests
    where gathering = wanted and status = 'waitlisted'
    order by queued_at, id limit 1 for update;
    exit when not found;
    update public.requests set status = 'offered' where id = first;
  end loop;
end
$$;

-- Missed dates, passed slots and lapsed offers: of one member, or (null) of everybody. No scheduler is needed.
create function private.settle(member uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
begin
  perform private.sign('clock');
  -- Whoever holds such a row is settling it.
  update public.requests set breached_at = private.now(), quota_month = null
  where id in (
    select id from public.requests
    where kind = 'asynq' and breached_at is null and due_at < private.now()
      and status in ('submitted', 'inReview', 'needsYou')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  update public.requests set status = 'expired'
  where id in (
    select id from public.requests
    where kind = 'office-hours' and status in ('submitted', 'inReview', 'needsYou')
      and slot < to_char(private.now() at time zone 'Europe/Paris', 'YYYY-MM-DD"T"HH24:MI')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  for wanted in
    select distinct gathering from public.requests
    where kind = 'gathering' and status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered')
      and (member is null or member_id = member)
    order by gathering
  loop
    perform private.settle_gathering(wanted);
  end loop;
end
$$;

-- Stores a request exactly once, or says why not.
create function private.submit_request(wanted uuid, kind text, subject text, answers jsonb) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  mail constant text := lower(answers ->> 'email');
  known public.requests;
  fault text;
  why text;
  what text;
begin
  if member is null and kind is distinct from 'advisory' then
    return private.refused('not_signed_in');
  elsif wanted is null then
    return private.refused('invalid', '{"field": "id"}');
  end if;
  select * into known from public.requests where id = wanted;
  if not found then
    fault := private.fault_in(kind, subject, answers);
    if fault is not null then
      return private.refused('invalid', jsonb_build_object('field', fault));
    elsif kind = 'office-hours' and (answers ->> 'slot')::timestamp <= (private.now() at time zone 'Europe/Paris') then
      return private.refused('slot_past', jsonb_build_object('nearest', private.nearest_slots(answers ->> 'slot')));
    elsif kind = 'channel' and exists (
      select from public.capabilities where capability = 'channel:' || (answers ->> 'channel')
    ) and not private.may('channel:' || (answers ->> 'channel')) then
      return private.refused('not_allowed');
    end if;
    if kind = 'asynq' then
      perform private.settle(member);
    elsif kind = 'gathering' then
      perform private.settle_gathering(answers ->> 'gathering');
    end if;
    begin
      perform private.sign('member');
      insert into public.requests (id, member_id, address, kind, subject, answers, slot, gathering)
      values (
        wanted, member, case when member is null then mail end, kind, btrim(subject), answers,
        case when kind = 'office-hours' then answers ->> 'slot' end,
        case when kind = 'gathering' then answers ->> 'gathering' end
      ) returning * into known;
      return private.stored(known);
    exception
      when sqlstate 'AXREF' then
        get stacked diagnostics why = message_text, what = pg_exception_detail;
        -- The same request, sent twice at once, may be what has used the limit up.
        select * into known from public.requests where id = wanted;
        if not found then
          return private.refused(why, what::jsonb);
        end if;
      when unique_violation then
        get stacked diagnostics why = constraint_name;
        if why = 'requests_one_open_a_member_and_slot' then
          what := 'already_requested';
        elsif why = 'requests_one_a_member_and_gathering' then
          what := 'already_applied';
        end if;
        select * into known from public.requests where id = wanted;
        if not found then
          return private.refused(coalesce(what, 'not_allowed'));
        end if;
    end;
  end if;
  -- Sent before: the same sender is told the same again, nobody else anything.
  if known.member_id is not distinct from member and (member is not null or known.address = mail)
    or known.member_id is null and known.address = mail then
    return private.stored(known);
  end if;
  return private.refused('not_allowed');
end
$$;

-- Moves a request as somebody; a refusal leaves it as it was.
create function private.move(request public.requests, actor text, target text, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  moved public.requests;
  why text;
  what text;
begin
  if char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  end if;
  begin
    perform private.sign(actor, note);
    update public.requests set status = target where id = request.id returning * into moved;
  exception
    when sqlstate 'AXREF' then
      get stacked diagnostics why = message_text, what = pg_exception_detail;
      return private.refused(why, what::jsonb);
    when unique_violation then
      return private.refused('slot_closed', jsonb_build_object('nearest', private.nearest_slots(request.slot)));
  end;
  -- What has become free is offered at once.
  if request.gathering is not null then
    perform private.settle_gathering(request.gathering);
    select * into moved from public.requests where id = request.id;
  end if;
  return private.stored(moved);
end
$$;

-- A request of the caller's (or of anybody, for the server), settled and locked; null if there is none.
create function private.hold(wanted uuid, member uuid, for_server boolean) returns public.requests
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
begin
  select * into held from public.requests where id = wanted and (for_server or member_id = member);
  if not found then
    return null;
  end if;
  -- The gathering first, then its requests: the same order everywhere, so that nobody waits in a ring.
  if held.gathering is not null then
    perform from public.gathering_seats where id = held.gathering for update;
    perform private.settle_gathering(held.gathering);
  elsif held.kind in ('asynq', 'office-hours') then
    perform private.settle(held.member_id);
  end if;
  select * into held from public.requests where id = wanted for update;
  return held;
end
$$;

-- A member's own step; asking twice for the same answers the same.
create function private.move_own(wanted uuid, target text, note text default null) returns jsonb
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
  elsif held.status = target and target in ('withdrawn', 'accepted') then
    return private.stored(held);
  elsif target = 'inReview' and note !~ '\S' is not false then
    return private.refused('invalid', '{"field": "note"}');
  end if;
  return private.move(held, 'member', target, note);
end
$$;

create function private.move_request(wanted uuid, target text, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
  legal jsonb;
begin
  held := private.hold(wanted, null, true);
  if held.id is null then
    return private.refused('not_found');
  end if;
  -- A word that is no status, and the status it has already, never reach the trigger.
  select coalesce(jsonb_agg(to_status order by to_status), '[]') into legal
  from public.request_transitions where actor = 'advisor' and from_status = held.status;
  if target is null or not legal ? target then
    return private.refused('illegal_move',
      jsonb_build_object('from', held.status, 'to', target, 'legal', legal));
  end if;
  return private.move(held, 'advisor', target, note);
end
$$;

create function private.note_request(wanted uuid, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
begin
  held := private.hold(wanted, null, true);
  if held.id is null then
    return private.refused('not_found');
  elsif note is null or note !~ '\S' or char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  end if;
  insert into public.request_events (request_id, actor, from_status, to_status, at, note)
  values (held.id, 'advisor', held.status, held.status, private.now(), note);
  return private.stored(held);
end
$$;

create function private.my_requests() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return '[]';
  end if;
  perform private.settle(member);
  return (
    select coalesce(jsonb_agg(private.shown(request) || jsonb_build_object(
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) order by event.id), '[]')
        from public.request_events as event where event.request_id = request.id
      ),
      'attachments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.name, 'type', file.type, 'size', file.size
        ) order by file.created_at, file.id), '[]')
        from public.attachments as file where file.request_id = request.id
      )
    ) order by request.created_at desc, request.id), '[]')
    from public.requests as request where request.member_id = member
  );
end
$$;

create function private.asynq_quota() returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  perform private.settle(member);
  return private.quota_of(member);
end
$$;

-- The starts that are taken; at most 92 days are answered for.
create function private.closed_slots(first date, last date) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(slot order by slot), '[]') from public.requests
  where kind = 'office-hours' and status = 'scheduled'
    and left(slot, 10) between first::text and least(last, first + 92)::text
$$;

-- What the API shows.
-- Some drivers hand JSON over as a string that holds it.
create function public.submit_request(id uuid, kind text, subject text, answers jsonb) returns jsonb
  language sql set search_path = '' as $$
  select private.submit_request($1, $2, $3, case
    when jsonb_typeof($4) = 'string' and $4 #>> '{}' ~ '^\s*[{]' then ($4 #>> '{}')::jsonb
    else $4
  end)
$$;
create function public.withdraw_request(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.move_own($1, 'withdrawn') $$;
create function public.accept_offer(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.move_own($1, 'accepted') $$;
create function public.reply_to_request(id uuid, note text) returns jsonb
  language sql set search_path = '' as $$ select private.move_own($1, 'inReview', $2) $$;
create function public.my_requests() returns jsonb
  language sql set search_path = '' as $$ select private.my_requests() $$;
create function public.asynq_quota() returns jsonb
  language sql set search_path = '' as $$ select private.asynq_quota() $$;
create function public.closed_slots(first date, last date) returns jsonb
  language sql stable set search_path = '' as $$ select private.closed_slots($1, $2) $$;
create function public.move_request(id uuid, to_status text, note text default null) returns jsonb
  language sql set search_path = '' as $$ select private.move_request($1, $2, $3) $$;
create function public.note_request(id uuid, note text) returns jsonb
  language sql set search_path = '' as $$ select private.note_request($1, $2) $$;
create function public.settle_requests() returns jsonb
  language sql set search_path = '' as $$ select private.settle(); select '{"outcome": "settled"}'::jsonb $$;

comment on function public.submit_request is 'Stores a request once; the same id again returns it.';
comment on function public.move_request is 'The advisor''s step, through the server''s key alone.';
comment on function public.settle_requests is 'Missed dates, passed slots and lapsed offers of everybody.';

revoke all on function public.submit_request(uuid, text, text, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.withdraw_request(uuid) from public, anon, authenticated, service_role;
revoke all on function public.accept_offer(uuid) from public, anon, authenticated, service_role;
revoke all on function public.reply_to_request(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.my_requests() from public, anon, authenticated, service_role;
revoke all on function public.asynq_quota() from public, anon, authenticated, service_role;
revoke all on function public.closed_slots(date, date) from public, anon, authenticated, service_role;
revoke all on function public.move_request(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.note_request(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.settle_requests() from public, anon, authenticated, service_role;
grant execute on function public.submit_request(uuid, text, text, jsonb) to anon, authenticated;
grant execute on function public.withdraw_request(uuid) to anon, authenticated;
grant execute on function public.accept_offer(uuid) to anon, authenticated;
grant execute on function public.reply_to_request(uuid, text) to anon, authenticated;
grant execute on function public.my_requests() to anon, authenticated;
grant execute on function public.asynq_quota() to anon, authenticated;
grant execute on function public.closed_slots(date, date) to anon, authenticated, service_role;
grant execute on function public.move_request(uuid, text, text) to service_role;
grant execute on function public.note_request(uuid, text) to service_role;
grant execute on function public.settle_requests() to service_role;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.may(text) to anon, authenticated, service_role;
grant execute on function private.has_toolkits() to anon, authenticated, service_role;
grant execute on function private.submit_request(uuid, text, text, jsonb) to anon, authenticated;
grant execute on function private.move_own(uuid, text, text) to anon, authenticated;
grant execute on function private.my_requests() to anon, authenticated;
grant execute on function private.asynq_quota() to anon, authenticated;
grant execute on function private.closed_slots(date, date) to anon, authenticated, service_role;
grant execute on function private.move_request(uuid, text, text) to service_role;
grant execute on function private.note_request(uuid, text) to service_role;
grant execute on function private.settle(uuid) to service_role;
