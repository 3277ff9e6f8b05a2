-- The advisor's desk: who works there, what they did, and what only they share. Staff are rows that the database's owner writes;
-- no role of the API can add, change or remove one. Every function of the desk answers `not_found` to everybody else.

create table public.staff (
  member_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'advisor',
  -- How colleagues and the history call them.
  name text not null,
  since timestamptz not null default now(),
  -- From this moment on they are a member like any other.
  until timestamptz,

  constraint role_known check (role in ('advisor')),
  constraint name_says_something check (name ~ '\S' and char_length(name) <= 100),
  constraint ends_after_its_start check (until >= since)
);
comment on table public.staff is 'Who works at the desk; written by the owner of the database alone.';

-- What staff did. It outlives accounts and requests: ids without references, statuses, and no member's words.
create table public.desk_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid not null,
  staff_name text not null,
  act text not null,
  request_id uuid,
  -- The event of the request's history that it made.
  event_id bigint,
  detail jsonb not null default '{}',

  constraint act_known check (act in (
    'noted', 'noteShown', 'moved', 'scheduled', 'slotOffered', 'moveDecided', 'answerSent', 'answerTakenBack', 'answered',
    'corrected', 'attached', 'leaseTaken', 'issueTested', 'issueSent', 'postHidden', 'postShown', 'mailSentAgain'
  )),
  constraint detail_is_short check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 1000)
);
comment on table public.desk_acts is 'Every act of staff; written by the functions of the desk, changed and deleted by nobody.';
create index desk_acts_request on public.desk_acts (request_id, id) where request_id is not null;
create index desk_acts_event on public.desk_acts (event_id) where event_id is not null;

alter table public.staff enable row level security;
alter table public.desk_acts enable row level security;
revoke all on table public.staff from public, anon, authenticated, service_role;
revoke all on table public.desk_acts from public, anon, authenticated, service_role;
grant select on table public.staff to authenticated, service_role;
grant select on table public.desk_acts to authenticated, service_role;

-- The caller's id while they are staff; null for everybody else.
create function private.staff_now() returns uuid
  language sql stable security definer set search_path = '' as $$
  select member_id from public.staff
  where member_id = (select auth.uid()) and since <= private.now() and coalesce(until > private.now(), true)
$$;
create function private.is_staff() returns boolean
  language sql stable security definer set search_path = '' as $$ select private.staff_now() is not null $$;

create policy "Staff read their own row" on public.staff
  for select to authenticated using ((select auth.uid()) = member_id);
create policy "Staff read what staff did" on public.desk_acts
  for select to authenticated using ((select private.is_staff()));

-- Not even by accident of a function with more rights.
create function private.keep_acts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('not_allowed');
  return null;
end
$$;
create trigger desk_acts_keep before update or delete on public.desk_acts
  for each row execute function private.keep_acts();
create trigger desk_acts_keep_all before truncate on public.desk_acts
  for each statement execute function private.keep_acts();

-- Notes among staff: no member reads them.
create table private.desk_notes (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  note text not null,

  constraint note_says_something check (note ~ '\S' and char_length(note) <= 4000)
);
create index desk_notes_request on private.desk_notes (request_id, id);

-- Who answers a request, and who looks at it; both end by themselves.
create table private.desk_leases (
  request_id uuid primary key references public.requests (id) on delete cascade,
  staff_id uuid not null references public.staff (member_id) on delete cascade,
  until timestamptz not null
);
create table private.desk_presence (
  request_id uuid not null references public.requests (id) on delete cascade,
  staff_id uuid not null references public.staff (member_id) on delete cascade,
  until timestamptz not null,
  primary key (request_id, staff_id)
);

-- Answers that can still be taken back, and those that could not be given any more (`fault`). Nobody but staff sees them.
create table private.sent_answers (
  request_id uuid primary key references public.requests (id) on delete cascade,
  staff_id uuid not null,
  staff_name text not null,
  document jsonb not null,
  correcting boolean not null,
  sent_at timestamptz not null,
  give_at timestamptz not null,
  fault jsonb
);
create index sent_answers_due on private.sent_answers (give_at) where fault is null;

-- The open slots that a member was offered when somebody else got theirs.
create table private.slot_offers (
  request_id uuid primary key references public.requests (id) on delete cascade,
  slots text[] not null,
  offered_at timestamptz not null
);

revoke all on table private.desk_notes from public, anon, authenticated, service_role;
revoke all on table private.desk_leases from public, anon, authenticated, service_role;
revoke all on table private.desk_presence from public, anon, authenticated, service_role;
revoke all on table private.sent_answers from public, anon, authenticated, service_role;
revoke all on table private.slot_offers from public, anon, authenticated, service_role;

-- Staff as colleagues see them.
create function private.staff_shown(id uuid, name text) returns jsonb
  language sql immutable set search_path = '' as $$ select jsonb_build_object('id', id, 'name', name) $$;
create function private.staff_name(wanted uuid) returns text
  language sql stable set search_path = '' as $$ select name from public.staff where member_id = wanted $$;

-- Writes down what one of them did.
create function private.record_act(
  staff uuid, act text, request uuid default null, detail jsonb default '{}', event bigint default null, moment timestamptz default null
) returns void
  language sql set search_path = '' as $$
  insert into public.desk_acts (at, staff_id, staff_name, act, request_id, event_id, detail)
  values (coalesce($6, private.now()), $1, private.staff_name($1), $2, $3, $5, coalesce($4, '{}'))
$$;

create function private.newest_event(wanted uuid) returns bigint
  language sql stable set search_path = '' as $$
  select max(id) from public.request_events where request_id = wanted
$$;

create function private.desk_me() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'found', 'staff', jsonb_build_object(
      'id', member_id, 'name', name, 'role', role, 'since', since, 'until', until
    )) from public.staff where member_id = private.staff_now()
  ), private.refused('not_found'))
$$;

-- A cursor is the text of a list; null for what is none.
create function private.cursor_of(given text, parts integer) returns jsonb
  language plpgsql immutable set search_path = '' as $$
declare
  read jsonb;
begin
  read := given::jsonb;
  return case when jsonb_typeof(read) = 'array' and jsonb_array_length(read) = parts then read end;
exception when others then
  return null;
end
$$;

create function private.desk_acts(cursor text, size integer, request uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  after bigint;
  shown jsonb;
begin
  if private.staff_now() is null then
    return private.refused('not_found');
  elsif size is null or size not between 1 and 100 then
    return private.refused('invalid', '{"field": "size"}');
  elsif cursor is not null then
    begin
      after := (private.cursor_of(cursor, 1) ->> 0)::bigint;
    exception when others then
      after := null;
    end;
    if after is null then
      return private.refused('invalid', '{"field": "cursor"}');
    end if;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'at', one.at, 'by', private.staff_shown(one.staff_id, one.staff_name), 'act', one.act,
    'request_id', one.request_id, 'event_id', one.event_id, 'detail', one.detail
  ) order by one.id desc), '[]') into shown
  from (
    select * from public.desk_acts as acts
    where (desk_acts.request is null or acts.request_id = desk_acts.request) and (after is null or acts.id < after)
    order by acts.id desc limit size
  ) as one;
  return jsonb_build_object('outcome', 'found', 'rows', shown, 'next',
    case when jsonb_array_length(shown) = size then jsonb_build_array(shown -> -1 -> 'id')::text end);
end
$$;

create function public.desk_me() returns jsonb
  language sql stable set search_path = '' as $$ select private.desk_me() $$;
create function public.desk_acts(cursor text default null, size integer default 50, request uuid default null) returns jsonb
  language sql stable set search_path = '' as $$ select private.desk_acts($1, $2, $3) $$;
comment on function public.desk_me is 'Whether the caller works at the desk now.';
comment on function public.desk_acts is 'What staff did, for staff.';

revoke all on function private.staff_now() from public, anon, authenticated, service_role;
revoke all on function private.is_staff() from public, anon, authenticated, service_role;
revoke all on function private.keep_acts() from public, anon, authenticated, service_role;
revoke all on function private.staff_shown(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.staff_name(uuid) from public, anon, authenticated, service_role;
revoke all on function private.record_act(uuid, text, uuid, jsonb, bigint, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.newest_event(uuid) from public, anon, authenticated, service_role;
revoke all on function private.cursor_of(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.desk_me() from public, anon, authenticated, service_role;
revoke all on function private.desk_acts(text, integer, uuid) from public, anon, authenticated, service_role;
revoke all on function public.desk_me() from public, anon, authenticated, service_role;
revoke all on function public.desk_acts(text, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_staff() to authenticated, service_role;
grant execute on function private.desk_me() to anon, authenticated;
grant execute on function private.desk_acts(text, integer, uuid) to anon, authenticated;
grant execute on function public.desk_me() to anon, authenticated;
grant execute on function public.desk_acts(text, integer, uuid) to anon, authenticated;
