-- A guest of a gathering is reminded on the day before. The content names a day and no hour: 24 hours or 1 hour before a beginning
-- that is not written down cannot be counted (decision 026).

alter table private.mails drop constraint kind_known;
alter table private.mails add constraint kind_known check (kind in (
  'received', 'status', 'needsYou', 'answered', 'scheduled', 'reminder24', 'reminder1', 'reminderDay', 'seatOffered',
  'offerLapsing', 'offerLapsed', 'promiseMissed', 'corrected', 'timeKept', 'welcome', 'passwordChanged', 'newsletterConfirm', 'newsletterIssue', 'recovery'
));

create or replace function private.is_optional_mail(kind text) returns boolean
  language sql immutable set search_path = '' as $$
  select kind in ('welcome', 'reminder24', 'reminder1', 'reminderDay', 'newsletterIssue')
$$;

-- Writes the reminder of a seat, once for each day on which its gathering is to be: at ten on the day before, on the clock of Paris.
-- With the day itself it would tell nothing any more.
create function private.remind_of_seat(about public.requests) returns void
  language plpgsql set search_path = '' as $$
declare
  day constant date := (select held_on from public.gathering_seats where id = about.gathering);
  moment constant timestamptz := (day - 1 + time '10:00') at time zone 'Europe/Paris';
begin
  if about.status in ('accepted', 'scheduled') and moment > private.now() then
    perform private.queue_mail('reminderDay', about.member_id, private.address_of(about), jsonb_build_object(
      'requestId', about.id, 'requestKind', about.kind, 'title', about.subject, 'day', day
    ), concat_ws(' ', 'reminderDay', about.id, day), moment, day::timestamp at time zone 'Europe/Paris');
  end if;
end
$$;

-- After a seat was given.
create function private.mail_seat() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  about public.requests;
begin
  select * into about from public.requests where id = new.request_id;
  perform private.remind_of_seat(about);
  return null;
end
$$;
create trigger request_events_remind after insert on public.request_events
  for each row when (new.to_status in ('accepted', 'scheduled')) execute function private.mail_seat();

-- After a gathering was put on another day.
create function private.mail_new_day() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.remind_of_seat(request) from public.requests as request where request.gathering = new.id;
  return null;
end
$$;
create trigger gathering_seats_remind after update on public.gathering_seats
  for each row when (old.held_on is distinct from new.held_on) execute function private.mail_new_day();

-- Seats that were given before.
do $$
begin
  perform private.remind_of_seat(request) from public.requests as request where request.gathering is not null;
end $$;

-- As before, and no reminder of a seat that was given back, or of a gathering that is over or on another day.
create or replace function private.is_wanted(mail private.mails) returns boolean
  language plpgsql stable set search_path = '' as $$
declare
  about public.requests;
begin
  if mail.expires_at <= private.now() then
    return false;
  elsif mail.kind = 'newsletterConfirm' then
    return exists (
      select from public.newsletter_subscriptions as subscription
      where subscription.address = mail.address and subscription.confirmed_at is null and subscription.left_at is null
        and mail.data -> 'lists' ? subscription.list
    );
  end if;
  -- A queue that nobody emptied for days is not poured out at once.
  if mail.due_at < private.now() - interval '3 days' then
    return false;
  elsif mail.kind = 'newsletterIssue' and not mail.data ? 'trial' then
    return exists (
      select from public.newsletter_subscriptions as subscription
      where subscription.address = mail.address and subscription.list = mail.data ->> 'list'
        and subscription.confirmed_at is not null and subscription.left_at is null
    );
  elsif private.is_optional_mail(mail.kind) and exists (
    select from private.mail_choices as choice
    where choice.address = lower(mail.address) and choice.scope = mail.kind and choice.left_at is not null
  ) then
    return false;
  elsif mail.kind in ('reminder24', 'reminder1', 'reminderDay', 'seatOffered', 'offerLapsing') then
    select * into about from public.requests where id = (mail.data ->> 'requestId')::uuid;
    if mail.kind in ('reminder24', 'reminder1') then
      -- An hour that was moved has reminders of its own.
      return coalesce(
        about.status = 'scheduled' and private.starts_at(about) = (mail.data ->> 'startsAt')::timestamptz, false);
    elsif mail.kind = 'reminderDay' then
      return coalesce(about.status in ('accepted', 'scheduled'), false) and exists (
        select from public.gathering_seats as place
        where place.id = about.gathering and place.held_on = (mail.data ->> 'day')::date and not private.is_over(place)
      );
    end if;
    return coalesce(about.status = 'offered' and about.offered_until = (mail.data ->> 'offeredUntil')::timestamptz, false);
  end if;
  return true;
end
$$;

revoke all on function private.remind_of_seat(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.mail_seat() from public, anon, authenticated, service_role;
revoke all on function private.mail_new_day() from public, anon, authenticated, service_role;
