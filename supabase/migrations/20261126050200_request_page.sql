-- One request, whole, for its member's page; what the operator sees of its answer; and the mails of what is new.

-- What a member may do with a request now: the names of the functions that do it.
create function private.moves_of(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(move.name order by move.place), '[]')
  from (
    select exists (select from private.answers where request_id = request.id) as is_written,
      request.status in ('answered', 'followedUp') as is_answered,
      private.follow_up_of(request) as follow_up
  ) as known
  cross join lateral (values
    (1, 'accept_offer', request.status = 'offered'),
    (2, 'reply_to_request', request.status = 'needsYou'),
    (3, 'attach', private.is_open(request.kind, request.status)
      and exists (select from private.file_places() as places where places.kind = request.kind)),
    (4, 'follow_up', request.status = 'answered' and known.follow_up ->> 'asked_at' is null
      and (known.follow_up ->> 'until')::timestamptz > private.now()),
    (5, 'ask_to_move', request.kind = 'office-hours' and request.status = 'scheduled'),
    (6, 'take_move_back', request.wanted_slot is not null),
    (7, 'forward_answer', known.is_written and known.is_answered),
    (8, 'revoke_forwarding', exists (
      select from private.forwardings where request_id = request.id and revoked_at is null
    )),
    (9, 'say_of_answer', known.is_answered),
    (10, 'consent_to_export', known.is_written and known.is_answered),
    (11, 'withdraw_request', exists (
      select from public.request_transitions
      where actor = 'member' and from_status = request.status and to_status = 'withdrawn'
    ))
  ) as move (place, name, is_legal)
  where move.is_legal
$$;

-- Everything about one request, for its member; for everybody else there is none.
create function private.request_page(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  known public.requests;
  versions jsonb;
begin
  if member is null then
    return private.refused('not_found');
  end if;
  perform from public.requests where id = wanted and member_id = member;
  if not found then
    return private.refused('not_found');
  end if;
  perform private.settle(member);
  select * into known from public.requests where id = wanted and member_id = member;
  versions := private.versions_of(known.id);
  return jsonb_build_object(
    'outcome', 'found',
    'request', private.shown(known) - 'member_id' - 'address' || jsonb_build_object(
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) - 'request_id' order by event.id), '[]')
        from public.request_events as event where event.request_id = known.id
      ),
      'attachments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.name, 'type', file.type, 'size', file.size
        ) order by file.created_at, file.id), '[]')
        from public.attachments as file where file.request_id = known.id
      )
    ),
    'moves', private.moves_of(known),
    'returns_question', known.kind = 'asynq' and known.status = 'submitted' and known.quota_month is not null,
    'answer', case when versions is not null then jsonb_build_object('versions', versions) end,
    'answer_files', case when known.status in ('answered', 'followedUp')
      then private.answer_files_of(known.id) else '[]'::jsonb end,
    'follow_up', private.follow_up_of(known),
    'forwarding', (
      select jsonb_build_object('created_at', link.created_at)
      from private.forwardings as link where link.request_id = known.id and link.revoked_at is null
    ),
    'opinion', private.opinion_of(known.id),
    'consent', private.consent_of(known.id)
  );
end
$$;

create function public.request_page(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.request_page($1) $$;
comment on function public.request_page is 'One request with everything about it, for its member alone.';

-- As before, with the answer's versions and files, and what its member said about it.
create or replace function private.operator_requests(statuses text[], kinds text[], low uuid, high uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle();
  return (
    with line as (
      select id, id::text as name, lag(id::text) over (order by id) as before,
        lead(id::text) over (order by id) as after
      from public.requests
    ), named as (
      select line.id, (
        select left(line.name, min(length)) from unnest(array[8, 13, 18, 23, 36]) as length
        where left(line.name, length) is distinct from left(line.before, length)
          and left(line.name, length) is distinct from left(line.after, length)
      ) as short
      from line
    )
    select coalesce(jsonb_agg(private.shown(request) || jsonb_build_object(
      'short', named.short,
      'email', coalesce(request.address, account.email),
      'company', nullif(btrim(profile.company_name), ''),
      'tier', private.tier_of(request.member_id),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) order by event.id), '[]')
        from public.request_events as event where event.request_id = request.id
      ),
      'attachments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.name, 'type', file.type, 'size', file.size
        ) order by file.created_at, file.id), '[]')
        from public.attachments as file where file.request_id = request.id
      ),
      'answer', private.answer_state(request.id)
    ) order by request.due_at nulls last, request.created_at, request.id), '[]')
    from public.requests as request
    join named on named.id = request.id
    left join auth.users as account on account.id = request.member_id
    left join public.profiles as profile on profile.id = request.member_id
    where (statuses is null or request.status = any (statuses))
      and (kinds is null or request.kind = any (kinds))
      and (low is null or request.id >= low)
      and (high is null or request.id <= high)
  );
end
$$;

-- Two more kinds of mail, whichever there are already: a correction, and a time that was not moved.
do $$
declare
  known text[];
begin
  select array_agg(distinct kind.name[1]) into known
  from pg_catalog.pg_constraint as rule,
    regexp_matches(pg_catalog.pg_get_constraintdef(rule.oid), '''([A-Za-z0-9]+)''', 'g') as kind (name)
  where rule.conrelid = 'private.mails'::regclass and rule.conname = 'kind_known';
  alter table private.mails drop constraint kind_known;
  execute format('alter table private.mails add constraint kind_known check (kind = any (%L::text[]))',
    known || array['corrected', 'timeKept']);
end $$;

-- As before; what changes no status tells a correction, a new time, and a time that stays; a follow-up is received.
create or replace function private.mail_step() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  about public.requests;
  address text;
  facts jsonb;
  appointment jsonb := '{}';
  starts timestamptz;
  kind text;
  suffix text := '';
  note text := case when new.note ~ '\S' then new.note end;
begin
  -- A note of the advisor's is no step, and what its member asks is known to them.
  if new.from_status = new.to_status and coalesce(new.about not in ('corrected', 'moved', 'moveDeclined'), true) then
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
    when new.about = 'corrected' then 'corrected'
    when new.about = 'moved' then 'scheduled'
    when new.about = 'moveDeclined' then 'timeKept'
    when new.from_status = 'draft' then 'received'
    when new.to_status = 'followedUp' then 'received'
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
    when 'corrected' then jsonb_build_object('note', note)
    when 'timeKept' then jsonb_build_object('note', note, 'startsAt', starts)
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
    -- A time that it had before has its reminders already.
    if new.about = 'moved' then
      if exists (
        select from private.mails as mail
        where mail.member = about.member_id and mail.kind in ('reminder24', 'reminder1')
          and mail.status = 'queued' and mail.data ->> 'requestId' = about.id::text
          and (mail.data ->> 'startsAt')::timestamptz = starts
      ) then
        return null;
      end if;
      suffix := ' ' || new.id;
    end if;
    -- Hours that pass, not hours on the wall: right across the change of the clock. What is due already says nothing new.
    facts := facts || jsonb_build_object('startsAt', starts);
    if starts - interval '24 hours' > private.now() then
      perform private.queue_mail('reminder24', about.member_id, address, facts, 'reminder24 ' || about.id || suffix,
        starts - interval '24 hours', starts - interval '1 hour');
    end if;
    if starts - interval '1 hour' > private.now() then
      perform private.queue_mail('reminder1', about.member_id, address, facts, 'reminder1 ' || about.id || suffix,
        starts - interval '1 hour', starts);
    end if;
  end if;
  return null;
end
$$;

-- As before; a reminder of a time that was moved is not sent.
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
  elsif mail.kind in ('reminder24', 'reminder1', 'seatOffered', 'offerLapsing') then
    select * into about from public.requests where id = (mail.data ->> 'requestId')::uuid;
    if mail.kind in ('reminder24', 'reminder1') then
      return coalesce(
        about.status = 'scheduled' and private.starts_at(about) = (mail.data ->> 'startsAt')::timestamptz, false);
    end if;
    return coalesce(about.status = 'offered' and about.offered_until = (mail.data ->> 'offeredUntil')::timestamptz, false);
  end if;
  return true;
end
$$;

revoke all on function private.moves_of(public.requests) from public, anon, authenticated, service_role;
revoke all on function private.request_page(uuid) from public, anon, authenticated, service_role;
revoke all on function public.request_page(uuid) from public, anon, authenticated, service_role;
grant execute on function private.request_page(uuid) to anon, authenticated;
grant execute on function public.request_page(uuid) to anon, authenticated;
