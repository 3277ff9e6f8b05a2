-- The queue of the desk: what breaks its promise first is first, in pages that cost the same however long it is.

-- The promise that runs: nothing is waited for any more once it was decided.
create index requests_desk_open on public.requests (
  (coalesce(case when status in ('submitted', 'inReview', 'needsYou', 'followedUp') then due_at end, 'infinity'::timestamptz)),
  created_at, id
) include (kind, status) where
  status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp')
  or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'gathering'));
create index requests_desk_closed on public.requests (updated_at desc, id desc) where not (
  status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp')
  or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'gathering'))
);
create index requests_wanted_slot on public.requests (wanted_slot) where wanted_slot is not null;
create index requests_slot on public.requests (slot) where slot is not null;

-- What is found by which words: those of the request and of its member.
create table private.desk_words (
  request_id uuid primary key references public.requests (id) on delete cascade,
  words tsvector not null
);
create index desk_words_words on private.desk_words using gin (words);
revoke all on table private.desk_words from public, anon, authenticated, service_role;

-- A text as words alone: what joins them (in addresses, links, numbers with a dot) would hide their ends.
create function private.plain_words(text text) returns text
  language sql immutable set search_path = '' as $$
  select lower(regexp_replace($1, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;

create function private.words_of(request public.requests) returns tsvector
  language sql stable set search_path = '' as $$
  select to_tsvector('pg_catalog.simple', private.plain_words(concat_ws(' ', request.subject, request.address,
    (select email from auth.users where id = request.member_id),
    (select company_name from public.profiles where id = request.member_id),
    (
      select string_agg(value #>> '{}', ' ') from jsonb_path_query(request.answers, 'strict $.**') as value
      where jsonb_typeof(value) = 'string'
    )
  )))
$$;

create function private.keep_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.desk_words (request_id, words) values (new.id, private.words_of(new))
  on conflict (request_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger requests_words after insert on public.requests
  for each row execute function private.keep_words();
create trigger requests_new_words after update on public.requests
  for each row when (old.subject is distinct from new.subject) execute function private.keep_words();

-- A member with another address or company is found by it, in all their requests.
create function private.keep_member_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.desk_words as known set words = private.words_of(request)
  from public.requests as request where request.member_id = new.id and known.request_id = request.id;
  return null;
end
$$;
create trigger profiles_words after update on public.profiles
  for each row when (old.company_name is distinct from new.company_name) execute function private.keep_member_words();
create trigger axis_desk_words after update on auth.users
  for each row when (old.email is distinct from new.email) execute function private.keep_member_words();

insert into private.desk_words (request_id, words)
select request.id, private.words_of(request) from public.requests as request;

-- What is looked for: all words, the last of which may be a beginning; null for no word.
create function private.wanted_words(typed text) returns tsquery
  language sql immutable set search_path = '' as $$
  select case when numnode(words) > 0 then (words::text || ':*')::tsquery end
  from plainto_tsquery('pg_catalog.simple', private.plain_words(typed)) as words
$$;

create function private.lease_shown(wanted uuid, me uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('by', private.staff_shown(staff_id, private.staff_name(staff_id)), 'mine', staff_id = me, 'until', until)
  from private.desk_leases where request_id = wanted and until > private.now()
$$;

create function private.running_promise(status text, due_at timestamptz) returns timestamptz
  language sql immutable set search_path = '' as $$
  select case when $1 in ('submitted', 'inReview', 'needsYou', 'followedUp') then $2 end
$$;

create function private.queue_row(request public.requests, me uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', request.id, 'kind', request.kind, 'subject', request.subject, 'status', request.status,
    'created_at', request.created_at, 'updated_at', request.updated_at,
    'due_at', private.running_promise(request.status, request.due_at), 'breached_at', request.breached_at,
    'slot', request.slot, 'wanted_slot', request.wanted_slot, 'gathering', request.gathering,
    'offered_until', request.offered_until,
    'email', private.address_of(request),
    'company', (select nullif(btrim(company_name), '') from public.profiles where id = request.member_id),
    'tier', private.tier_of(request.member_id),
    'files', (select count(*) from public.attachments where request_id = request.id),
    'voice', exists (select from public.attachments where request_id = request.id and type like 'audio/%'),
    'lease', private.lease_shown(request.id, me),
    'sending', (
      select jsonb_build_object('until', give_at) from private.sent_answers where request_id = request.id and fault is null
    )
  )
$$;

-- Until which moment the due dates of a filter reach; 'infinity' for none, null for what is no such filter.
create function private.due_until(typed text) returns timestamptz
  language plpgsql stable set search_path = '' as $$
declare
  midnight constant timestamp := date_trunc('day', private.now() at time zone 'Europe/Paris');
begin
  return case
    when typed = 'overdue' then private.now()
    when typed = 'today' then (midnight + interval '1 day') at time zone 'Europe/Paris'
    when typed ~ '^[0-9]{1,4}h$' then private.now() + make_interval(hours => left(typed, -1)::integer)
    when typed ~ '^[0-9]{1,4}d$' then private.now() + make_interval(days => left(typed, -1)::integer)
    when typed ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then (typed::timestamp + interval '1 day') at time zone 'Europe/Paris'
  end;
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end
$$;

-- Whether a list names nothing but what is known.
create function private.are_words(list jsonb, known text[]) returns boolean
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 20
    then not exists (select from jsonb_array_elements(list) as one where jsonb_typeof(one) <> 'string' or one #>> '{}' <> all (known))
    else false end
$$;

-- The first part of a filter that means nothing, or null.
create function private.fault_of_filter(filter jsonb) returns text
  language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(filter) <> 'object' then 'filter'
    when coalesce(jsonb_typeof(filter -> 'view'), 'null') <> 'null' and not coalesce(filter ->> 'view' in ('open', 'closed'), false)
      then 'filter.view'
    when coalesce(jsonb_typeof(filter -> 'kind'), 'null') <> 'null' and not coalesce(private.are_words(filter -> 'kind', array[
      'asynq', 'office-hours', 'advisory', 'gathering', 'meeting', 'contributor', 'partner', 'perk', 'channel', 'lab-inquiry'
    ]), false) then 'filter.kind'
    when coalesce(jsonb_typeof(filter -> 'status'), 'null') <> 'null' and not coalesce(private.are_words(filter -> 'status', array[
      'submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'answered', 'followedUp', 'declined', 'waitlisted', 'offered',
      'held', 'expired', 'withdrawn'
    ]), false) then 'filter.status'
    when coalesce(jsonb_typeof(filter -> 'due'), 'null') <> 'null'
      and filter ->> 'due' <> 'none' and private.due_until(filter ->> 'due') is null then 'filter.due'
    when coalesce(jsonb_typeof(filter -> 'q'), 'null') not in ('null', 'string') or char_length(filter ->> 'q') > 200 then 'filter.q'
  end
$$;
-- All that is open, in numbers.
create function private.queue_counts() returns jsonb
  language sql stable set search_path = '' as $$
  -- The two moments once, and not once a request.
  with moments as materialized (
    select private.now() as now, private.due_until('today') as midnight
  ), open_ones as materialized (
    select kind, status, count(*) as count,
      count(*) filter (where due < moments.now) as overdue,
      count(*) filter (where due < moments.midnight) as today
    from moments, (
      select kind, status,
        coalesce(case when status in ('submitted', 'inReview', 'needsYou', 'followedUp') then due_at end, 'infinity'::timestamptz) as due
      from public.requests
      where status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp')
        or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'gathering'))
    ) as request
    group by kind, status
  )
  select jsonb_build_object(
    'open', coalesce(sum(count), 0), 'overdue', coalesce(sum(overdue), 0), 'today', coalesce(sum(today), 0),
    'moves', (select count(*) from public.requests where wanted_slot is not null),
    'kind', (
      select coalesce(jsonb_object_agg(kind, counted), '{}')
      from (select kind, sum(count) as counted from open_ones group by kind) as by_kind
    ),
    'status', (
      select coalesce(jsonb_object_agg(status, counted), '{}')
      from (select status, sum(count) as counted from open_ones group by status) as by_status
    )
  ) from open_ones
$$;

create function private.desk_queue(filter jsonb, cursor text, size integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked constant text := nullif(btrim(filter ->> 'q'), '');
  words constant tsquery := private.wanted_words(asked);
  is_closed constant boolean := coalesce(filter ->> 'view' = 'closed', false);
  kinds text[];
  statuses text[];
  due_before timestamptz;
  low uuid;
  high uuid;
  place jsonb;
  found_rows jsonb := '[]';
  ends jsonb;
  conditions text;
  place_order text;
  fault text;
  -- As the indexes say it.
  is_open constant text := '(
    request.status in (''submitted'', ''inReview'', ''needsYou'', ''waitlisted'', ''offered'', ''followedUp'')
    or (request.status in (''accepted'', ''scheduled'') and request.kind in (''office-hours'', ''gathering'')))';
  due constant text := 'coalesce(case when request.status in (''submitted'', ''inReview'', ''needsYou'', ''followedUp'')
    then request.due_at end, ''infinity''::timestamptz)';
begin
  if me is null then
    return private.refused('not_found');
  end if;
  fault := private.fault_of_filter(filter);
  if fault is null and (size is null or size not between 1 and 100) then
    fault := 'size';
  elsif fault is null and cursor is not null then
    place := private.cursor_of(cursor, case when is_closed then 2 else 3 end);
    if place is null then
      fault := 'cursor';
    end if;
  end if;
  if fault is not null then
    return private.refused('invalid', jsonb_build_object('field', fault));
  end if;
  perform private.settle();

  if jsonb_typeof(filter -> 'kind') = 'array' and jsonb_array_length(filter -> 'kind') > 0 then
    kinds := array(select jsonb_array_elements_text(filter -> 'kind'));
  end if;
  if jsonb_typeof(filter -> 'status') = 'array' and jsonb_array_length(filter -> 'status') > 0 then
    statuses := array(select jsonb_array_elements_text(filter -> 'status'));
  end if;
  if filter ->> 'due' is distinct from 'none' then
    due_before := private.due_until(filter ->> 'due');
  end if;
  if lower(asked) ~ '^[0-9a-f]{8}[0-9a-f-]{0,28}$' then
    begin
      low := rpad(replace(lower(asked), '-', ''), 32, '0')::uuid;
      high := rpad(replace(lower(asked), '-', ''), 32, 'f')::uuid;
    exception when invalid_text_representation then
      low := null;
    end;
  end if;

  -- Only the conditions that are asked for are planned, so that each list is read by the index that fits it.
  conditions := concat_ws(' and ',
    case when is_closed then 'not ' || is_open else is_open end,
    case when kinds is not null then 'request.kind = any ($1)' end,
    case when statuses is not null then 'request.status = any ($2)' end,
    case when filter ->> 'due' = 'none' then due || ' = ''infinity''' end,
    case when due_before is not null then due || ' < $3' end,
    case when low is not null then 'request.id between $4 and $5' end,
    case
      when place is null then null
      when is_closed then '(request.updated_at, request.id) < (($7 ->> 0)::timestamptz, ($7 ->> 1)::uuid)'
      else '(' || due || ', request.created_at, request.id)
        > (($7 ->> 0)::timestamptz, ($7 ->> 1)::timestamptz, ($7 ->> 2)::uuid)'
    end);
  place_order := case when is_closed then 'request.updated_at desc, request.id desc'
    else due || ', request.created_at, request.id' end;
  begin
    execute format('
      with %1$s page as (
        select request, %2$s as due, request.created_at, request.updated_at, request.id
        from public.requests as request where %3$s order by %4$s limit $8
      )
      select coalesce(jsonb_agg(private.queue_row(page.request, $9) order by %5$s), ''[]''), jsonb_agg(%6$s order by %5$s) -> -1
      from page',
      -- Found first and put in order then: an index in order would be walked to its end for a rare word.
      case when asked is not null and low is null
        then format('found as materialized (
          select request.id from private.desk_words as known join public.requests as request on request.id = known.request_id
          where known.words @@ $6 and %1$s order by %2$s limit $8
        ),', conditions, place_order) else '' end,
      due, case when asked is not null and low is null then 'request.id in (select id from found)' else conditions end, place_order,
      case when is_closed then 'page.updated_at desc, page.id desc' else 'page.due, page.created_at, page.id' end,
      case when is_closed then 'jsonb_build_array(page.updated_at, page.id)'
        else 'jsonb_build_array(page.due, page.created_at, page.id)' end
    ) into found_rows, ends
    using kinds, statuses, due_before, low, high, words, place, size, me;
  exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
    -- A cursor that this function has not made.
    return private.refused('invalid', '{"field": "cursor"}');
  end;
  return jsonb_build_object(
    'outcome', 'found', 'now', private.now(), 'rows', found_rows,
    'next', case when jsonb_array_length(found_rows) = size then ends::text end,
    'counts', case when cursor is null then private.queue_counts() end
  );
end
$$;

-- Some drivers hand JSON over as a string that holds it.
create function private.unwrapped(given jsonb) returns jsonb
  language sql immutable set search_path = '' as $$
  select case when jsonb_typeof($1) = 'string' and $1 #>> '{}' ~ '^\s*[{]' then ($1 #>> '{}')::jsonb else $1 end
$$;

create function public.desk_queue(filter jsonb default '{}', cursor text default null, size integer default 25) returns jsonb
  language sql set search_path = '' as $$ select private.desk_queue(private.unwrapped(coalesce($1, '{}')), $2, $3) $$;
comment on function public.desk_queue is 'What waits for the advisor, the most urgent first; for staff.';

revoke all on function private.plain_words(text) from public, anon, authenticated, service_role;
revoke all on function private.words_of(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.keep_words() from public, anon, authenticated, service_role;
revoke all on function private.keep_member_words() from public, anon, authenticated, service_role;
revoke all on function private.wanted_words(text) from public, anon, authenticated, service_role;
revoke all on function private.lease_shown(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function private.running_promise(text, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.queue_row(public.requests, uuid) from public, anon, authenticated, service_role;
revoke all on function private.due_until(text) from public, anon, authenticated, service_role;
revoke all on function private.fault_of_filter(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.are_words(jsonb, text[]) from public, anon, authenticated, service_role;
revoke all on function private.queue_counts() from public, anon, authenticated, service_role;
revoke all on function private.desk_queue(jsonb, text, integer) from public, anon, authenticated, service_role;
revoke all on function private.unwrapped(jsonb) from public, anon, authenticated, service_role;
revoke all on function public.desk_queue(jsonb, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.unwrapped(jsonb) to anon, authenticated;
grant execute on function private.desk_queue(jsonb, text, integer) to anon, authenticated;
grant execute on function public.desk_queue(jsonb, text, integer) to anon, authenticated;
