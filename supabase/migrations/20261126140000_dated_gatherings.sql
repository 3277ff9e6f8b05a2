-- Gatherings come again: a series has a first day and comes every so many weeks. The id of a gathering is its series and its day, and
-- never changes; a seat stays with it. content/gatherings.ts follows the same rule from the day of its build (a test compares them).

create table private.gathering_series (
  id text primary key,
  first_on date not null,
  every_weeks integer not null check (every_weeks > 0),
  seats integer not null check (seats > 0),
  reserved integer not null default 0 check (reserved between 0 and seats),
  status text not null check (status in ('accepting', 'waitlist', 'full'))
);
comment on table private.gathering_series is 'The series of gatherings; from content/gatherings.ts.';
revoke all on table private.gathering_series from public, anon, authenticated, service_role;

-- The first day of a series that is not before this one.
create function private.next_gathering(series private.gathering_series, day date) returns date
  language sql immutable set search_path = '' as $$
  select series.first_on + series.every_weeks * 7
    * greatest(0, ceil((day - series.first_on)::numeric / (series.every_weeks * 7)))::integer
$$;

-- Writes the gatherings that are ahead on a day. What was published before stays, with everybody who has a seat.
create function private.publish_gatherings(day date default (private.now() at time zone 'Europe/Paris')::date) returns void
  language sql security definer set search_path = '' as $$
  insert into public.gathering_seats (id, seats, reserved, status, held_on)
  select series.id || '-' || private.next_gathering(series, day), series.seats, series.reserved, series.status,
    private.next_gathering(series, day)
  from private.gathering_series as series
  order by series.id
  on conflict (id) do update set
    seats = excluded.seats, reserved = excluded.reserved, status = excluded.status, held_on = excluded.held_on
$$;

-- The first six were published without their day.
create function private.dated_gathering(wanted text) returns text
  language sql immutable set search_path = '' as $$
  select case wanted
    when 'lisbon-dinner' then 'lisbon-dinner-2026-11-26'
    when 'paris-walk' then 'paris-walk-2026-12-03'
    when 'berlin-salon' then 'berlin-salon-2026-12-10'
    when 'london-dinner' then 'london-dinner-2026-12-15'
    when 'zurich-salon' then 'zurich-salon-2027-01-14'
    when 'tallinn-conference' then 'tallinn-conference-2027-02-04'
    else wanted
  end
$$;

update public.gathering_seats set id = private.dated_gathering(id) where id <> private.dated_gathering(id);
-- Who has a seat keeps it; no step is taken, and nobody is told anything.
alter table public.requests disable trigger user;
update public.requests set
  gathering = private.dated_gathering(gathering),
  answers = answers || jsonb_build_object('gathering', private.dated_gathering(gathering))
where gathering <> private.dated_gathering(gathering);
alter table public.requests enable trigger user;

-- An application that a page of an earlier build has sent is for the gathering that the page showed. One for a gathering that the
-- database has not written yet comes from a build that is newer than the last start of the server.
create function private.find_gathering() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.gathering <> private.dated_gathering(new.gathering) then
    new.gathering := private.dated_gathering(new.gathering);
    new.answers := new.answers || jsonb_build_object('gathering', new.gathering);
  elsif not exists (select from public.gathering_seats where id = new.gathering) then
    perform private.publish_gatherings();
  end if;
  return new;
end
$$;
-- Its name comes before `requests_admit`: it finds what that one admits to.
create trigger request_gathering before insert on public.requests
  for each row when (new.gathering is not null) execute function private.find_gathering();

revoke all on function private.next_gathering(private.gathering_series, date) from public, anon, authenticated, service_role;
revoke all on function private.publish_gatherings(date) from public, anon, authenticated, service_role;
revoke all on function private.dated_gathering(text) from public, anon, authenticated, service_role;
revoke all on function private.find_gathering() from public, anon, authenticated, service_role;
