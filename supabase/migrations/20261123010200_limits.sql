-- How much one member may leave here: requests that are open, bytes of files, posts a day, items on the stack.
-- Two tabs can race for the last one, so each limit is counted under a lock of its member's.

-- content/limits.ts tells the site the same (a test compares, on this engine).
create function private.member_limit(wanted text) returns integer
  language sql immutable set search_path = '' as $$
  select case wanted
    when 'openRequests' then 20
    when 'fileBytes' then 209715200
    when 'postsADay' then 20
    when 'stackItems' then 500
  end
$$;

-- Whether a request still waits for somebody: for a decision, or for its day. What was accepted and has no day is done.
create function private.is_open(kind text, status text) returns boolean
  language sql immutable set search_path = '' as $$
  select status in ('submitted', 'inReview', 'needsYou', 'waitlisted', 'offered')
    or (status in ('accepted', 'scheduled') and kind in ('office-hours', 'gathering'))
$$;

create function private.open_requests(member uuid) returns integer
  language sql stable set search_path = '' as $$
  select count(*)::integer from public.requests as request
  where request.member_id = member and private.is_open(request.kind, request.status)
$$;

-- Until the end of the transaction no other one stores something of this sort for this member.
create function private.alone(sort text, member uuid) returns void
  language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(sort || ' ' || member, 0))
$$;

-- As before, and a member has at most twenty open requests.
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

  if new.member_id is not null then
    -- The counts below must see what the request before has stored.
    perform private.alone('requests', new.member_id);
  end if;
  if new.kind = 'asynq' then
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
  if private.open_requests(new.member_id) >= private.member_limit('openRequests') then
    perform private.refuse('too_many_open', jsonb_build_object('limit', private.member_limit('openRequests')));
  end if;
  return new;
end
$$;

-- As before; a channel is known by its own id however it was written, and a subject is one line.
create or replace function private.submit_request(wanted uuid, kind text, subject text, answers jsonb) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  mail constant text := lower(answers ->> 'email');
  said jsonb := answers;
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
    elsif kind = 'channel' then
      said := said || jsonb_build_object('channel', private.channel_of(answers ->> 'channel'));
      if not private.may('channel:' || (said ->> 'channel')) then
        return private.refused('not_allowed');
      end if;
    end if;
    if member is not null then
      -- Before any row is locked: always in this order, so that two submissions never wait for each other.
      perform private.alone('requests', member);
    end if;
    if kind = 'asynq' or private.open_requests(member) >= private.member_limit('openRequests') then
      perform private.settle(member);
    end if;
    if kind = 'gathering' then
      perform private.settle_gathering(answers ->> 'gathering');
    end if;
    begin
      perform private.sign('member');
      insert into public.requests (id, member_id, address, kind, subject, answers, slot, gathering)
      values (
        wanted, member, case when member is null then mail end, kind, private.one_line(subject), said,
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

-- After an item was added: 500 a member. An upsert of what is there already adds nothing and asks nothing.
create function private.limit_stack() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.alone('stack', new.member_id);
  if (select count(*) from public.stack_items where member_id = new.member_id) > private.member_limit('stackItems') then
    -- The API answers 409 with this word (src/adapters/supabase/stack.ts).
    raise exception using errcode = 'PT409', message = 'stack_full';
  end if;
  return null;
end
$$;
create trigger stack_items_limit after insert on public.stack_items
  for each row execute function private.limit_stack();

-- How often each member has posted on their last day of posting (Europe/Paris); a post that was deleted counts.
create table private.post_days (
  member_id uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  posts integer not null
);
revoke all on table private.post_days from public, anon, authenticated, service_role;

-- As before; in nobody else's name, and twenty times a day.
create or replace function private.post_to_community(wanted uuid, body text, premium boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  today constant date := (private.now() at time zone 'Europe/Paris')::date;
  known public.community_posts;
  author text;
  so_far integer;
begin
  if member is null then
    return private.refused('not_signed_in');
  elsif wanted is null then
    return private.refused('invalid', '{"field": "id"}');
  elsif body is null or body !~ '\S' or char_length(body) > 4000 then
    return private.refused('invalid', '{"field": "body"}');
  elsif premium and not private.may('premium-posts') then
    return private.refused('not_allowed');
  end if;
  select * into known from public.community_posts where id = wanted;
  if not found then
    select nullif(private.one_line(company_name), '') into author from public.profiles where id = member;
    if private.is_reserved_name(author) then
      return private.refused('name_reserved');
    end if;
    begin
      insert into public.community_posts (id, member_id, author_name, teaser, is_premium, created_at)
      values (wanted, member, coalesce(author, 'A member'),
        private.teaser_of(btrim(body), coalesce(premium, false)), coalesce(premium, false), private.now())
      on conflict (id) do nothing
      returning * into known;
      if found then
        insert into public.community_post_bodies (post_id, body) values (wanted, btrim(post_to_community.body));
        -- The row of the member is locked by this: the next post waits for it.
        insert into private.post_days as days (member_id, day, posts) values (member, today, 1)
        on conflict (member_id) do update
          set posts = case when days.day = excluded.day then days.posts + 1 else 1 end, day = excluded.day
        returning posts into so_far;
        if so_far > private.member_limit('postsADay') then
          perform private.refuse('too_many_today');
        end if;
      else
        select * into known from public.community_posts where id = wanted;
      end if;
    exception when sqlstate 'AXREF' then
      return private.refused('too_many_today', jsonb_build_object('limit', private.member_limit('postsADay')));
    end;
  end if;
  if known.member_id is distinct from member then
    return private.refused('not_allowed');
  end if;
  return jsonb_build_object('outcome', 'stored', 'post', to_jsonb(known));
end
$$;

revoke all on function private.member_limit(text) from public, anon, authenticated, service_role;
revoke all on function private.is_open(text, text) from public, anon, authenticated, service_role;
revoke all on function private.open_requests(uuid) from public, anon, authenticated, service_role;
revoke all on function private.alone(text, uuid) from public, anon, authenticated, service_role;
revoke all on function private.limit_stack() from public, anon, authenticated, service_role;
