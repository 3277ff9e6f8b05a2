-- Replies to the posts of the community: a thread is read by everybody who may read its post, and by nobody where staff hid it.

create table public.community_replies (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.community_posts (id) on delete cascade,
  -- Null: one of the samples.
  member_id uuid references auth.users (id) on delete cascade,
  author_name text not null,
  author_role text not null default '',
  body text not null,
  created_at timestamptz not null default now(),

  constraint reply_says_something check (body ~ '\S' and char_length(body) <= 2000)
);
comment on table public.community_replies is 'Replies to posts, the oldest first; counted in community_posts.replies.';
create index community_replies_post on public.community_replies (post_id, created_at, id);
create index community_replies_member on public.community_replies (member_id);

alter table public.community_replies enable row level security;
revoke all on table public.community_replies from public, anon, authenticated, service_role;
grant select, delete on table public.community_replies to authenticated;
grant all on table public.community_replies to service_role;

-- The texts of posts have the rules: Premium, hidden by staff, one's own. One's own replies can always be found and deleted.
create policy "Members read the replies to what they may read, and their own" on public.community_replies
  for select to authenticated using (
    (select auth.uid()) = member_id
    or post_id in (select body.post_id from public.community_post_bodies as body)
  );
create policy "Members delete their own replies" on public.community_replies
  for delete to authenticated using ((select auth.uid()) = member_id);

-- Until now the count of the samples was a number without replies.
update public.community_posts set replies = 0 where replies <> 0;

create function private.count_replies() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.community_posts set replies = replies + 1 where id = new.post_id;
  else
    update public.community_posts set replies = greatest(replies - 1, 0) where id = old.post_id;
  end if;
  return null;
end
$$;
create trigger community_replies_count after insert or delete on public.community_replies
  for each row execute function private.count_replies();

-- As before, and replies.
create or replace function private.member_limit(wanted text) returns integer
  language sql immutable set search_path = '' as $$
  select case wanted
    when 'openRequests' then 20
    when 'fileBytes' then 209715200
    when 'postsADay' then 20
    when 'repliesADay' then 60
    when 'stackItems' then 500
  end
$$;

-- How often each member has replied on their last day of replying (Europe/Paris); a reply that was deleted counts.
create table private.reply_days (
  member_id uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  replies integer not null
);
revoke all on table private.reply_days from public, anon, authenticated, service_role;

-- The same words of the same member under the same post are one reply: an attempt without an answer can be repeated.
create function private.reply_to_post(wanted uuid, words text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  today constant date := (private.now() at time zone 'Europe/Paris')::date;
  known public.community_replies;
  author text;
  so_far integer;
begin
  if member is null then
    return private.refused('not_signed_in');
  elsif words is null or words !~ '\S' or char_length(btrim(words)) > 2000 then
    return private.refused('invalid', '{"field": "body"}');
  end if;
  perform private.alone('replies', member);
  perform from public.community_posts as post
  where post.id = wanted and post.hidden_at is null
    and (not post.is_premium or post.member_id = member or private.may('premium-posts'))
  for no key update;
  if not found then
    return private.refused('not_found');
  end if;
  select * into known from public.community_replies as reply
  where reply.post_id = wanted and reply.member_id = member and reply.body = btrim(words);
  if not found then
    select nullif(private.one_line(company_name), '') into author from public.profiles where id = member;
    if private.is_reserved_name(author) then
      return private.refused('name_reserved');
    end if;
    insert into private.reply_days as days (member_id, day, replies) values (member, today, 1)
    on conflict (member_id) do update
      set replies = case when days.day = excluded.day then days.replies + 1 else 1 end, day = excluded.day
      where days.day <> excluded.day or days.replies < private.member_limit('repliesADay')
    returning replies into so_far;
    if so_far is null then
      return private.refused('too_many_today', jsonb_build_object('limit', private.member_limit('repliesADay')));
    end if;
    insert into public.community_replies (post_id, member_id, author_name, body, created_at)
    values (wanted, member, coalesce(author, 'A member'), btrim(words), private.now())
    returning * into known;
  end if;
  return jsonb_build_object('outcome', 'stored', 'reply', to_jsonb(known));
end
$$;

create function public.reply_to_post(post uuid, body text) returns jsonb
  language sql set search_path = '' as $$ select private.reply_to_post($1, $2) $$;

revoke all on function private.count_replies() from public, anon, authenticated, service_role;
revoke all on function private.reply_to_post(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.reply_to_post(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.reply_to_post(uuid, text) to anon, authenticated;
grant execute on function public.reply_to_post(uuid, text) to anon, authenticated;
