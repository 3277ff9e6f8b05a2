-- A request whose time has passed ends: as held where it was scheduled or accepted, as expired where nothing was decided.
-- An office hour is over 20 minutes after its start, a gathering with its day; both on the clock of Paris.

alter table public.gathering_seats add column held_on date;
comment on column public.gathering_seats.held_on is 'Its day; null where its status alone says that it is past.';

alter table public.requests drop constraint status_known;
alter table public.requests add constraint status_known check (status in (
  'submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'answered', 'declined',
  'waitlisted', 'offered', 'held', 'expired', 'withdrawn'
));

insert into public.request_transitions (actor, from_status, to_status) values
  ('clock', 'accepted', 'held'),
  ('clock', 'scheduled', 'held');

-- Whether a gathering is over: its day has ended, or the content says so.
create function private.is_over(place public.gathering_seats) returns boolean
  language sql stable set search_path = '' as $$
  select place.status = 'past'
    or coalesce(place.held_on < (private.now() at time zone 'Europe/Paris')::date, false)
$$;
revoke all on function private.is_over(public.gathering_seats) from public, anon, authenticated, service_role;

-- A seat that was taken until the end stays taken.
create or replace function private.free_seats(wanted text) returns integer
  language sql stable set search_path = '' as $$
  select seats - reserved - (
    select count(*)::integer from public.requests
    where gathering = wanted and status in ('accepted', 'offered', 'held')
  )
  from public.gathering_seats where id = wanted
$$;

-- As before, and a gathering that is over takes no application.
create or replace function private.admit_request() returns trigger
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
    if not found then
      perform private.refuse('invalid', jsonb_build_object('field', 'gathering'));
    elsif private.is_over(place) then
      perform private.refuse('gathering_past');
    elsif place.status = 'full' then
      perform private.refuse('gathering_full');
    elsif place.status = 'waitlist' or private.free_seats(new.gathering) < 1 then
      new.status := 'waitlisted';
      new.queued_at := clock_timestamp();
    end if;
  end if;
  return new;
end
$$;

-- As before; when a gathering is over, its guests' requests are held and all others expire.
create or replace function private.settle_gathering(wanted text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  place public.gathering_seats;
  first uuid;
begin
  -- Mostly there is nothing to do: then no lock is taken.
  if not exists (
    select from public.requests as request
    join public.gathering_seats as occasion on occasion.id = request.gathering
    where request.gathering = wanted and (
      (request.status = 'offered' and request.offered_until <= private.now())
      or (request.status = 'waitlisted' and private.free_seats(wanted) > 0)
      or (private.is_over(occasion) and request.status in (
        'submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'accepted', 'scheduled'
      ))
    )
  ) then
    return;
  end if;
  select * into place from public.gathering_seats where id = wanted for update;
  perform private.sign('clock');
  update public.requests set status = 'waitlisted'
  where gathering = wanted and status = 'offered'
    and (offered_until <= private.now() or private.is_over(place));
  if private.is_over(place) then
    update public.requests set status = 'expired'
    where gathering = wanted and status in ('submitted', 'inReview', 'needsYou', 'waitlisted');
    update public.requests set status = 'held'
    where gathering = wanted and status in ('accepted', 'scheduled');
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

-- As before, and an office hour that is over is held.
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
      and status in ('submitted', 'inReview', 'needsYou')
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
