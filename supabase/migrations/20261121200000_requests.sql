-- Requests: whatever a member asks of the advisor, its history, and the limits that hold however it is written.
-- Runs unchanged on the embedded PGlite, on a Postgres server and on a hosted Supabase.
-- A limit that is hit raises AXREF with the refusal's reason; the functions of the next file return it as an answer.

-- What the database must know of content/ (rows: supabase/seed.sql, made by `npm run content:sql`).
create table public.capabilities (
  capability text not null,
  tier text not null,
  -- Null: without limit. 0: not part of this tier. Otherwise so many a calendar month.
  allowance integer,

  primary key (capability, tier),
  constraint tier_known check (tier in ('free', 'premium')),
  constraint allowance_counts check (allowance >= 0)
);
comment on table public.capabilities is 'What each tier may do; from content/capabilities.ts.';

create table public.gathering_seats (
  id text primary key,
  seats integer not null,
  -- Promised outside of the site.
  reserved integer not null default 0,
  status text not null,

  constraint seats_count check (seats > 0),
  constraint reserved_fits check (reserved between 0 and seats),
  constraint status_known check (status in ('accepting', 'waitlist', 'full', 'past'))
);
comment on table public.gathering_seats is 'Seats of the gatherings; from content/gatherings.ts.';

create table public.office_hours (
  -- As ISO counts: Tuesday 2, Thursday 4.
  weekday integer not null,
  -- The advisor's wall clock, Europe/Paris.
  starts text not null,
  host text not null,
  available boolean not null default true,

  primary key (weekday, starts),
  constraint weekday_exists check (weekday between 1 and 7),
  constraint starts_on_the_clock check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint host_known check (host in ('javelyn', 'quasar', 'angel'))
);
comment on table public.office_hours is 'The weekly slots; from content/officeHours.ts.';

-- The legal steps of a request; machines/request.machine.ts draws the same (a test compares them).
create table public.request_transitions (
  from_status text not null,
  to_status text not null,
  actor text not null,

  primary key (from_status, to_status, actor),
  constraint actor_known check (actor in ('member', 'advisor', 'clock'))
);
comment on table public.request_transitions is 'Who may move a request from where to where.';

insert into public.request_transitions (actor, from_status, to_status) values
  ('member', 'draft', 'submitted'),
  ('member', 'draft', 'waitlisted'),
  ('advisor', 'submitted', 'inReview'),
  ('advisor', 'submitted', 'accepted'),
  ('advisor', 'submitted', 'scheduled'),
  ('advisor', 'submitted', 'answered'),
  ('advisor', 'submitted', 'declined'),
  ('member', 'submitted', 'withdrawn'),
  ('clock', 'submitted', 'expired'),
  ('advisor', 'inReview', 'needsYou'),
  ('advisor', 'inReview', 'accepted'),
  ('advisor', 'inReview', 'scheduled'),
  ('advisor', 'inReview', 'answered'),
  ('advisor', 'inReview', 'declined'),
  ('member', 'inReview', 'withdrawn'),
  ('clock', 'inReview', 'expired'),
  ('member', 'needsYou', 'inReview'),
  ('advisor', 'needsYou', 'inReview'),
  ('advisor', 'needsYou', 'declined'),
  ('member', 'needsYou', 'withdrawn'),
  ('clock', 'needsYou', 'expired'),
  ('clock', 'waitlisted', 'offered'),
  ('advisor', 'waitlisted', 'offered'),
  ('advisor', 'waitlisted', 'declined'),
  ('member', 'waitlisted', 'withdrawn'),
  ('clock', 'waitlisted', 'expired'),
  ('member', 'offered', 'accepted'),
  ('clock', 'offered', 'waitlisted'),
  ('member', 'offered', 'withdrawn'),
  ('advisor', 'offered', 'declined'),
  ('member', 'accepted', 'withdrawn'),
  ('advisor', 'scheduled', 'inReview'),
  ('member', 'scheduled', 'withdrawn');

create table public.requests (
  -- Made in the browser: sending twice stores once.
  id uuid primary key,
  member_id uuid references auth.users (id) on delete cascade,
  -- Of an advisory application without an account.
  address text,
  kind text not null,
  subject text not null,
  answers jsonb not null,
  status text not null default 'submitted',
  due_at timestamptz,
  breached_at timestamptz,
  -- The month whose quota it uses, as 2026-11 in Paris; null when it uses none, or gave it back.
  quota_month text,
  -- The start asked for, as 2026-11-24T14:20 on the advisor's wall clock.
  slot text,
  gathering text,
  -- Since when it waits for a seat, and until when an offered seat is kept.
  queued_at timestamptz,
  offered_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint kind_known check (kind in (
    'asynq', 'office-hours', 'advisory', 'gathering', 'meeting',
    'contributor', 'partner', 'perk', 'channel', 'lab-inquiry'
  )),
  constraint status_known check (status in (
    'submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'answered', 'declined',
    'waitlisted', 'offered', 'expired', 'withdrawn'
  )),
  constraint somebody_asks check (member_id is not null or (kind = 'advisory' and address is not null)),
  constraint subject_says_something check (subject ~ '\S' and char_length(subject) <= 200),
  constraint answers_are_an_object check (jsonb_typeof(answers) = 'object'),
  constraint answers_length check (octet_length(answers::text) <= 65536),
  constraint quota_is_of_a_month check (
    quota_month is null or (quota_month ~ '^[0-9]{4}-[0-9]{2}$' and kind = 'asynq')
  ),
  constraint slot_of_office_hours check ((slot is not null) = (kind = 'office-hours')),
  constraint slot_is_a_start check (slot ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$'),
  constraint gathering_of_gatherings check ((gathering is not null) = (kind = 'gathering')),
  constraint only_gatherings_wait check (kind = 'gathering' or status not in ('waitlisted', 'offered')),
  constraint offers_end check ((offered_until is not null) = (status = 'offered'))
);
comment on table public.requests is 'Read by its member; written by the functions alone.';

create index requests_member on public.requests (member_id);
create index requests_gathering on public.requests (gathering, status) where gathering is not null;
create index requests_due on public.requests (due_at) where breached_at is null;
create unique index requests_one_scheduled_a_slot on public.requests (slot)
  where kind = 'office-hours' and status = 'scheduled';
create unique index requests_one_open_a_member_and_slot on public.requests (member_id, slot)
  where kind = 'office-hours'
    and status in ('submitted', 'inReview', 'needsYou', 'accepted', 'scheduled');
create unique index requests_one_a_member_and_gathering on public.requests (member_id, gathering)
  where kind = 'gathering' and status not in ('withdrawn', 'expired');

create table public.request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  actor text not null,
  from_status text not null,
  to_status text not null,
  at timestamptz not null,
  note text,

  constraint actor_known check (actor in ('member', 'advisor', 'clock')),
  constraint note_length check (char_length(note) <= 4000)
);
comment on table public.request_events is 'What happened to a request; written by triggers, never changed.';
create index request_events_request on public.request_events (request_id, id);

-- Who reads what; nobody writes but the functions and the server.
alter table public.capabilities enable row level security;
alter table public.gathering_seats enable row level security;
alter table public.office_hours enable row level security;
alter table public.request_transitions enable row level security;
alter table public.requests enable row level security;
alter table public.request_events enable row level security;

revoke all on table public.capabilities from public, anon, authenticated, service_role;
revoke all on table public.gathering_seats from public, anon, authenticated, service_role;
revoke all on table public.office_hours from public, anon, authenticated, service_role;
revoke all on table public.request_transitions from public, anon, authenticated, service_role;
revoke all on table public.requests from public, anon, authenticated, service_role;
revoke all on table public.request_events from public, anon, authenticated, service_role;
grant select on table public.capabilities to anon, authenticated, service_role;
grant select on table public.gathering_seats to anon, authenticated, service_role;
grant select on table public.office_hours to anon, authenticated, service_role;
grant select on table public.request_transitions to anon, authenticated, service_role;
grant select on table public.requests to authenticated;
grant select on table public.request_events to authenticated;
-- The server writes rows as anybody does: through the triggers. History it only reads.
grant all on table public.requests to service_role;
grant select on table public.request_events to service_role;

create policy "Everybody reads what the tiers may do" on public.capabilities
  for select to anon, authenticated using (true);
create policy "Everybody reads the seats" on public.gathering_seats
  for select to anon, authenticated using (true);
create policy "Everybody reads the office hours" on public.office_hours
  for select to anon, authenticated using (true);
create policy "Everybody reads the legal steps" on public.request_transitions
  for select to anon, authenticated using (true);
create policy "Members read their own requests" on public.requests
  for select to authenticated using ((select auth.uid()) = member_id);
create policy "Members read what happened to their requests" on public.request_events
  for select to authenticated using (
    request_id in (select id from public.requests where member_id = (select auth.uid()))
  );

-- The one clock of all functions below; tests set it on their throwaway databases.
create function private.now() returns timestamptz
  language sql stable set search_path = '' as $$ select pg_catalog.now() $$;

-- Ends whatever is under way with a typed refusal, which the outermost function returns.
create function private.refuse(reason text, detail jsonb default '{}') returns void
  language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'AXREF', message = reason, detail = detail::text;
end
$$;

-- 'premium' with an active premium membership, else 'free'; null for nobody.
create function private.tier_of(member uuid) returns text
  language sql stable set search_path = '' as $$
  select case
    when member is null then null
    when exists (
      select from public.subscriptions
      where user_id = member and product = 'membership' and tier = 'premium' and is_active
    ) then 'premium'
    else 'free'
  end
$$;

-- How much of a capability a member has: null is without limit, 0 is none (also where the table says nothing).
create function private.allowance(member uuid, wanted text) returns integer
  language sql stable set search_path = '' as $$
  select case when count(*) = 0 then 0 else min(allowance) end
  from public.capabilities
  where capability = wanted and tier = private.tier_of(member)
$$;

-- Whether the caller's tier includes a capability: what policies ask.
create function private.may(wanted text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.allowance((select auth.uid()), wanted), 1) > 0
$$;

-- Whether the caller has bought the toolkits.
create function private.has_toolkits() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.subscriptions
    where user_id = (select auth.uid()) and product = 'toolkits' and is_active
  )
$$;

-- The calendar month in Paris, as 2026-11.
create function private.month_of(moment timestamptz) returns text
  language sql stable set search_path = '' as $$
  select to_char(moment at time zone 'Europe/Paris', 'YYYY-MM')
$$;

-- What was promised (decisions.md, "Due dates"); null where nothing was.
create function private.promise(kind text) returns interval
  language sql immutable set search_path = '' as $$
  select case kind
    when 'asynq' then interval '72 hours'
    when 'office-hours' then interval '48 hours'
    when 'advisory' then interval '48 hours'
    when 'meeting' then interval '7 days'
  end
$$;

-- Questions of the month that a member has used.
create function private.asynq_used(member uuid, month text) returns integer
  language sql stable set search_path = '' as $$
  select count(*)::integer from public.requests
  where member_id = member and kind = 'asynq' and quota_month = month
$$;

-- The quota as the member is told it.
create function private.quota_of(member uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'limit', quota.allowed,
    'used', quota.used,
    'left', greatest(quota.allowed - quota.used, 0),
    'month', quota.month,
    'next_month', to_char(to_date(quota.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')
  )
  from (
    select private.allowance(member, 'asynq') as allowed,
      private.asynq_used(member, private.month_of(private.now())) as used,
      private.month_of(private.now()) as month
  ) as quota
$$;

-- Seats of a gathering that nobody holds: not reserved, not accepted, not offered.
create function private.free_seats(wanted text) returns integer
  language sql stable set search_path = '' as $$
  select seats - reserved - (
    select count(*)::integer from public.requests
    where gathering = wanted and status in ('accepted', 'offered')
  )
  from public.gathering_seats where id = wanted
$$;

-- The three open slots nearest to a start, from now on: what a refused request is offered instead.
create function private.nearest_slots(wanted text) returns jsonb
  language sql stable set search_path = '' as $$
  with asked as (
    select wanted::timestamp as start, (private.now() at time zone 'Europe/Paris') as now
  ), open_slots as (
    select (day.date + hours.starts::time) as start
    from asked
    cross join lateral generate_series(
      greatest(asked.start, asked.now)::date - 28, greatest(asked.start, asked.now)::date + 28, interval '1 day'
    ) as day (date)
    join public.office_hours as hours
      on hours.weekday = extract(isodow from day.date) and hours.available
  )
  select coalesce(jsonb_agg(to_char(nearest.start, 'YYYY-MM-DD"T"HH24:MI') order by nearest.start), '[]')
  from (
    select open_slots.start from open_slots, asked
    where open_slots.start > asked.now
      and not exists (
        select from public.requests
        where kind = 'office-hours' and status = 'scheduled'
          and slot = to_char(open_slots.start, 'YYYY-MM-DD"T"HH24:MI')
      )
    order by abs(extract(epoch from open_slots.start - asked.start)), open_slots.start
    limit 3
  ) as nearest
$$;

-- Before a request is stored: what it is given, whoever wrote it, and the limits of its kind.
create function private.admit_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  place public.gathering_seats;
  quota jsonb;
begin
  new.created_at := private.now();
  new.updated_at := new.created_at;
  new.due_at := new.created_at + private.promise(new.kind);
  new.status := 'submitted';
  new.breached_at := null;
  new.quota_month := null;
  new.queued_at := null;
  new.offered_until := null;

  if new.kind = 'asynq' then
    -- One at a time a member: the count below must see what the one before has stored.
    perform pg_advisory_xact_lock(hashtextextended('asynq ' || new.member_id, 0));
    quota := private.quota_of(new.member_id);
    if (quota ->> 'left')::integer < 1 then
      perform private.refuse('quota_spent', quota - 'used' - 'left');
    end if;
    new.quota_month := quota ->> 'month';
  elsif new.kind = 'office-hours' then
    if exists (
      select from public.requests
      where kind = 'office-hours' and status = 'scheduled' and slot = new.slot
    ) then
      perform private.refuse('slot_closed', jsonb_build_object('nearest', private.nearest_slots(new.slot)));
    end if;
  elsif new.kind = 'gathering' then
    select * into place from public.gathering_seats where id = new.gathering for update;
    if not found or place.status = 'past' then
      perform private.refuse('invalid', jsonb_build_object('field', 'gathering'));
    elsif place.status = 'full' then
      perform private.refuse('gathering_full');
    elsif private.free_seats(new.gathering) < 1 then
      new.status := 'waitlisted';
      new.queued_at := clock_timestamp();
    end if;
  end if;
  return new;
end
$$;

-- Before a request changes: only as the table of steps says, and never beyond the seats.
create function private.guard_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  mover text := coalesce(nullif(current_setting('axis.actor', true), ''), 'advisor');
  legal jsonb;
begin
  if (new.id, new.kind, new.subject, new.answers, new.created_at)
      is distinct from (old.id, old.kind, old.subject, old.answers, old.created_at)
    or (new.member_id, new.address, new.slot, new.gathering, new.due_at)
      is distinct from (old.member_id, old.address, old.slot, old.gathering, old.due_at) then
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
  where from_status = old.status and actor = mover;
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

-- After it was stored or moved: its history.
create function private.record_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  before text := 'draft';
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then
      return null;
    end if;
    before := old.status;
  end if;
  insert into public.request_events (request_id, actor, from_status, to_status, at, note)
  values (
    new.id,
    case when tg_op = 'INSERT' then 'member'
      else coalesce(nullif(current_setting('axis.actor', true), ''), 'advisor') end,
    before,
    new.status,
    private.now(),
    nullif(current_setting('axis.note', true), '')
  );
  return null;
end
$$;

-- History is not rewritten; it goes only with its request.
create function private.keep_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  perform private.refuse('not_allowed');
  return null;
end
$$;

create trigger requests_admit before insert on public.requests
  for each row execute function private.admit_request();
create trigger requests_guard before update on public.requests
  for each row execute function private.guard_request();
create trigger requests_record after insert or update on public.requests
  for each row execute function private.record_request();
create trigger request_events_keep before update or delete on public.request_events
  for each row execute function private.keep_history();

-- Private functions serve the policies and functions of this schema; two of them are asked by policies.
revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.may(text) to anon, authenticated, service_role;
grant execute on function private.has_toolkits() to anon, authenticated, service_role;
