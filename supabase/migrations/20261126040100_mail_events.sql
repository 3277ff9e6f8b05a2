-- What writes mails: a step of a request, a promise that was missed, a new account, a new password. Each in the transaction of
-- what it tells, so that one is never there without the other. The facts of each kind: server/mail/facts.mjs.

-- The moment at which an office hour begins; the slot is on the clock of Paris.
create function private.starts_at(request public.requests) returns timestamptz
  language sql stable set search_path = '' as $$
  select request.slot::timestamp at time zone 'Europe/Paris'
$$;

-- Where to write about a request.
create function private.address_of(request public.requests) returns text
  language sql stable set search_path = '' as $$
  select coalesce((select email from auth.users where id = request.member_id), request.address)
$$;

-- After a step was recorded: its mail, and those that become due because of it.
create function private.mail_step() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  about public.requests;
  address text;
  facts jsonb;
  appointment jsonb := '{}';
  starts timestamptz;
  kind text;
  note text := case when new.note ~ '\S' then new.note end;
begin
  -- A note of the advisor's is no step.
  if new.from_status = new.to_status then
    return null;
  end if;
  select * into about from public.requests where id = new.request_id;
  address := private.address_of(about);
  facts := jsonb_build_object('requestId', about.id, 'requestKind', about.kind, 'title', about.subject);
  if about.slot is not null and 'scheduled' in (new.from_status, new.to_status) then
    starts := private.starts_at(about);
    appointment := jsonb_build_object('startsAt', starts, 'at', new.at, 'sequence', (
      select count(*) from public.request_events
      where request_id = new.request_id and id < new.id and 'scheduled' in (from_status, to_status)
    ));
  end if;
  kind := case
    when new.from_status = 'draft' then 'received'
    when new.to_status = 'needsYou' then 'needsYou'
    when new.to_status = 'answered' then 'answered'
    when new.to_status = 'scheduled' then 'scheduled'
    when new.to_status = 'offered' then 'seatOffered'
    when new.from_status = 'offered' and new.to_status = 'waitlisted' then 'offerLapsed'
    else 'status'
  end;
  perform private.queue_mail(kind, about.member_id, address, facts || case kind
    when 'received' then jsonb_build_object('dueAt', about.due_at, 'position', private.shown(about) -> 'position')
    when 'needsYou' then jsonb_build_object('note', note)
    when 'answered' then '{}'
    when 'scheduled' then jsonb_build_object('note', note) || appointment
    when 'seatOffered' then jsonb_build_object('offeredUntil', about.offered_until)
    when 'offerLapsed' then jsonb_build_object('position', private.shown(about) -> 'position')
    else jsonb_build_object('from', new.from_status, 'to', new.to_status,
      -- The advisor's words alone: a member's reply is known to the member.
      'note', case when new.actor = 'advisor' then note end) || appointment
  end, 'step ' || new.id);

  if kind = 'seatOffered' then
    perform private.queue_mail('offerLapsing', about.member_id, address,
      facts || jsonb_build_object('offeredUntil', about.offered_until), 'lapsing ' || new.id,
      about.offered_until - interval '3 hours', about.offered_until);
  elsif kind = 'scheduled' and starts is not null then
    -- Hours that pass, not hours on the wall: right across the change of the clock. What is due already says nothing new.
    facts := facts || jsonb_build_object('startsAt', starts);
    if starts - interval '24 hours' > private.now() then
      perform private.queue_mail('reminder24', about.member_id, address, facts, 'reminder24 ' || about.id,
        starts - interval '24 hours', starts - interval '1 hour');
    end if;
    if starts - interval '1 hour' > private.now() then
      perform private.queue_mail('reminder1', about.member_id, address, facts, 'reminder1 ' || about.id,
        starts - interval '1 hour', starts);
    end if;
  end if;
  return null;
end
$$;
create trigger request_events_mail after insert on public.request_events
  for each row execute function private.mail_step();

-- After a promise was missed.
create function private.mail_breach() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail('promiseMissed', new.member_id, private.address_of(new), jsonb_build_object(
    'requestId', new.id, 'requestKind', new.kind, 'title', new.subject, 'dueAt', new.due_at,
    'questionReturned', old.quota_month is not null and new.quota_month is null
  ), 'missed ' || new.id);
  return null;
end
$$;
create trigger requests_mail_breach after update on public.requests
  for each row when (old.breached_at is null and new.breached_at is not null)
  execute function private.mail_breach();

-- After an account was made, or its address confirmed where that is asked for.
create function private.mail_welcome() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail('welcome', new.id, new.email, '{}', 'welcome ' || new.id);
  return null;
end
$$;
create trigger axis_mail_new_member after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.mail_welcome();
create trigger axis_mail_confirmed_member after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.mail_welcome();

create function private.mail_password() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail('passwordChanged', new.id, new.email,
    jsonb_build_object('at', private.now()), 'password ' || gen_random_uuid());
  return null;
end
$$;
create trigger axis_mail_new_password after update on auth.users
  for each row when (old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.mail_password();

revoke all on function private.starts_at(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.address_of(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.mail_step() from public, anon, authenticated, service_role;
revoke all on function private.mail_breach() from public, anon, authenticated, service_role;
revoke all on function private.mail_welcome() from public, anon, authenticated, service_role;
revoke all on function private.mail_password() from public, anon, authenticated, service_role;
