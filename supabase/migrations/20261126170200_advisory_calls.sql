-- Advisory calls: a kind of request for premium members, 15 minutes, in slots of their own, one open call a member. Everything else about
-- one is what an office hour is: several may ask for a slot, one gets it, it moves, it is held.

alter table public.office_hours
  add column request_kind text not null default 'office-hours',
  add constraint request_kind_known check (request_kind in ('office-hours', 'advisory-call')),
  drop constraint host_known,
  add constraint host_known check (
    host in ('javelyn', 'quasar', 'angel', 'advisor') and (host = 'advisor') = (request_kind = 'advisory-call')
  );

alter table public.requests
  drop constraint kind_known,
  add constraint kind_known check (kind in (
    'asynq', 'office-hours', 'advisory-call', 'advisory', 'gathering', 'meeting',
    'contributor', 'partner', 'perk', 'channel', 'lab-inquiry'
  )),
  drop constraint slot_of_office_hours,
  add constraint slot_of_hours check ((slot is not null) = (kind in ('office-hours', 'advisory-call'))),
  drop constraint only_scheduled_calls_move,
  add constraint only_scheduled_calls_move check (
    wanted_slot is null or (kind in ('office-hours', 'advisory-call') and status = 'scheduled')
  );

drop index public.requests_one_scheduled_a_slot;
create unique index requests_one_scheduled_a_slot on public.requests (slot)
  where kind in ('office-hours', 'advisory-call') and status = 'scheduled';
drop index public.requests_one_open_a_member_and_slot;
create unique index requests_one_open_a_member_and_slot on public.requests (member_id, slot)
  where kind in ('office-hours', 'advisory-call')
    and status in ('submitted', 'inReview', 'needsYou', 'accepted', 'scheduled');
create unique index requests_one_open_call_a_member on public.requests (member_id)
  where kind = 'advisory-call' and status in ('submitted', 'inReview', 'needsYou', 'accepted', 'scheduled');

drop index public.requests_desk_open;
create index requests_desk_open on public.requests (
  (coalesce(case when status in ('submitted', 'inReview', 'needsYou', 'followedUp') then due_at end, 'infinity'::timestamptz)),
  created_at, id
) include (kind, status) where
  status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp')
  or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'advisory-call', 'gathering'));
drop index public.requests_desk_closed;
create index requests_desk_closed on public.requests (updated_at desc, id desc) where not (
  status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp')
  or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'advisory-call', 'gathering'))
);

-- How long a call takes at most, and after which time it is held.
create function private.minutes_of(kind text) returns integer
  language sql immutable set search_path = '' as $$ select case kind when 'advisory-call' then 15 else 20 end $$;
revoke all on function private.minutes_of(text) from public, anon, authenticated, service_role;

-- As they stand, whichever versions these are; what is true of an office hour is true of a call. What differs is written out.
do $$
declare
  change record;
  known text;
  changed text;
begin
  for change in
    select * from (values
      ('private.promise(text)',
        'when ''office-hours'' then', 'when ''advisory-call'' then interval ''48 hours''
    when ''office-hours'' then'),
      ('private.file_places()',
        '(''office-hours'', array[''pdf'', ''pptx'', ''docx''], 1)',
        '(''office-hours'', array[''pdf'', ''pptx'', ''docx''], 1),
    (''advisory-call'', array[''pdf'', ''pptx'', ''docx''], 1)'),
      ('private.longest_answers()',
        '(''office-hours'', ''callObjective'', 4000),',
        '(''office-hours'', ''callObjective'', 4000),
    (''advisory-call'', ''callObjective'', 4000),
    (''advisory-call'', ''additionalNotes'', 4000),'),
      -- A call has the slots of calls, an office hour has its own.
      ('private.fault_of_shape(text, text, jsonb)', 'where available', 'where available and request_kind = kind'),
      ('private.ask_to_move(uuid, text, text, text)', 'private.fault_of_shape(''office-hours'',', 'private.fault_of_shape(held.kind,'),
      ('private.nearest_slots(text)',
        'on hours.weekday = extract(isodow from day.date) and hours.available',
        'on hours.weekday = extract(isodow from day.date) and hours.available
      and hours.request_kind = coalesce((
        select own.request_kind from public.office_hours as own
        where own.weekday = extract(isodow from asked.start) and own.starts = to_char(asked.start, ''HH24:MI'')
      ), ''office-hours'')'),
      ('private.submit_request(uuid, text, text, jsonb)',
        'elsif kind = ''channel'' then',
        'elsif kind = ''advisory-call'' and not private.may(''advisory-calls'') then
      return private.refused(''not_allowed'');
    elsif kind = ''channel'' then'),
      ('private.submit_request(uuid, text, text, jsonb)',
        'elsif why = ''requests_one_a_member_and_gathering'' then',
        'elsif why = ''requests_one_open_call_a_member'' then
          what := ''call_open'';
        elsif why = ''requests_one_a_member_and_gathering'' then'),
      ('private.settle(uuid)', 'interval ''20 minutes''', 'make_interval(mins => private.minutes_of(kind))')
    ) as one (name, part, other)
  loop
    known := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    changed := replace(known, change.part, change.other);
    if changed = known then
      raise exception '% is not as this migration knows it', change.name;
    end if;
    execute changed;
  end loop;
  for change in
    select oid::regprocedure as name from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and prosrc ~ '''office-hours'''
      and proname not in ('promise', 'file_places', 'longest_answers')
  loop
    known := pg_catalog.pg_get_functiondef(change.name);
    changed := replace(replace(replace(replace(replace(known,
      'kind = ''office-hours''', 'kind in (''office-hours'', ''advisory-call'')'),
      'kind <> ''office-hours''', 'kind not in (''office-hours'', ''advisory-call'')'),
      '(''office-hours'', ''gathering'')', '(''office-hours'', ''advisory-call'', ''gathering'')'),
      '(''''office-hours'''', ''''gathering'''')', '(''''office-hours'''', ''''advisory-call'''', ''''gathering'''')'),
      '''asynq'', ''office-hours''', '''asynq'', ''office-hours'', ''advisory-call''');
    if changed = known then
      raise exception '% names office hours as this migration does not know it', change.name;
    end if;
    execute changed;
  end loop;
end $$;

comment on column public.office_hours.request_kind is 'What is asked for in this slot.';
