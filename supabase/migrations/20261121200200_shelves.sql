-- What lies beside the requests: attachments, newsletter lists, the stack, the community, and what tiers open.

-- Files that a member sends along. Bodies stand apart, so that lists stay light.
create table public.attachments (
  id uuid primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  created_at timestamptz not null default now(),

  constraint name_is_a_name check (name ~ '\S' and char_length(name) <= 255 and name !~ '[/\\]'),
  constraint size_within_limit check (size between 1 and 10485760)
);
create index attachments_request on public.attachments (request_id);
create index attachments_member on public.attachments (member_id);

create table public.attachment_bodies (
  attachment_id uuid primary key references public.attachments (id) on delete cascade,
  body bytea not null,

  constraint body_within_limit check (octet_length(body) between 1 and 10485760)
);
-- Documents and sound do not shrink: no time is lost on trying.
alter table public.attachment_bodies alter column body set storage external;

-- One row an address and list; nobody reads them back but the server.
create table public.newsletter_subscriptions (
  address text not null,
  list text not null,
  created_at timestamptz not null default now(),

  primary key (address, list),
  constraint list_known check (list in ('second-curve', 'next-curve')),
  constraint address_length check (char_length(address) <= 254 and address = lower(address))
);

-- What a member has put on their stack: an item's kind and id in content/.
create table public.stack_items (
  member_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  item text not null,
  added_at timestamptz not null default now(),

  primary key (member_id, kind, item),
  constraint kind_is_a_word check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  constraint item_is_an_id check (item ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$' and char_length(item) <= 120)
);

-- Posts: every member sees that there is one; its text stands apart, behind its own policy.
create table public.community_posts (
  id uuid primary key,
  -- Null: one of the samples.
  member_id uuid references auth.users (id) on delete cascade,
  author_name text not null,
  author_role text not null default '',
  teaser text not null,
  is_premium boolean not null default false,
  likes integer not null default 0,
  replies integer not null default 0,
  created_at timestamptz not null default now(),

  constraint likes_count check (likes >= 0 and replies >= 0),
  constraint teaser_length check (char_length(teaser) <= 300)
);
create index community_posts_member on public.community_posts (member_id);
create index community_posts_created on public.community_posts (created_at desc);

create table public.community_post_bodies (
  post_id uuid primary key references public.community_posts (id) on delete cascade,
  body text not null,

  constraint body_says_something check (body ~ '\S' and char_length(body) <= 4000)
);

create table public.community_likes (
  post_id uuid not null references public.community_posts (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, member_id)
);
create index community_likes_member on public.community_likes (member_id);

-- Files and premium texts, made from content/: for everyone, for members (signed in) or for premium members.
-- What belongs to the toolkits is also opened by having bought them.
create table public.published_files (
  id text primary key,
  title text not null,
  name text not null,
  type text not null,
  access text not null,
  product text,
  version text not null,
  published_on date not null,

  constraint access_known check (access in ('everyone', 'members', 'premium')),
  constraint product_known check (product = 'toolkits')
);

create table public.published_file_bodies (
  file_id text primary key references public.published_files (id) on delete cascade,
  body bytea not null
);

alter table public.attachments enable row level security;
alter table public.attachment_bodies enable row level security;
alter table public.newsletter_subscriptions enable row level security;
alter table public.stack_items enable row level security;
alter table public.community_posts enable row level security;
alter table public.community_post_bodies enable row level security;
alter table public.community_likes enable row level security;
alter table public.published_files enable row level security;
alter table public.published_file_bodies enable row level security;

revoke all on table public.attachments from public, anon, authenticated, service_role;
revoke all on table public.attachment_bodies from public, anon, authenticated, service_role;
revoke all on table public.newsletter_subscriptions from public, anon, authenticated, service_role;
revoke all on table public.stack_items from public, anon, authenticated, service_role;
revoke all on table public.community_posts from public, anon, authenticated, service_role;
revoke all on table public.community_post_bodies from public, anon, authenticated, service_role;
revoke all on table public.community_likes from public, anon, authenticated, service_role;
revoke all on table public.published_files from public, anon, authenticated, service_role;
revoke all on table public.published_file_bodies from public, anon, authenticated, service_role;
grant select on table public.attachments to authenticated;
grant select on table public.attachment_bodies to authenticated;
grant select, delete on table public.stack_items to authenticated;
grant insert (member_id, kind, item) on table public.stack_items to authenticated;
grant select, delete on table public.community_posts to authenticated;
grant select on table public.community_post_bodies to authenticated;
grant select, delete on table public.community_likes to authenticated;
grant insert (post_id, member_id) on table public.community_likes to authenticated;
grant select on table public.published_files to anon, authenticated;
grant select on table public.published_file_bodies to anon, authenticated;
grant all on table public.attachments to service_role;
grant all on table public.attachment_bodies to service_role;
grant all on table public.newsletter_subscriptions to service_role;
grant all on table public.stack_items to service_role;
grant all on table public.community_posts to service_role;
grant all on table public.community_post_bodies to service_role;
grant all on table public.community_likes to service_role;
grant select on table public.published_files to service_role;
grant select on table public.published_file_bodies to service_role;

create policy "Members read their own attachments" on public.attachments
  for select to authenticated using ((select auth.uid()) = member_id);
create policy "Members read the bodies of their own attachments" on public.attachment_bodies
  for select to authenticated using (
    attachment_id in (select id from public.attachments where member_id = (select auth.uid()))
  );
-- Said aloud: rows come through subscribe_newsletter, and nobody reads them.
create policy "Nobody reads the newsletter lists" on public.newsletter_subscriptions
  for select to anon, authenticated using (false);
create policy "Members read their own stack" on public.stack_items
  for select to authenticated using ((select auth.uid()) = member_id);
create policy "Members add to their own stack" on public.stack_items
  for insert to authenticated with check ((select auth.uid()) = member_id);
create policy "Members remove from their own stack" on public.stack_items
  for delete to authenticated using ((select auth.uid()) = member_id);
create policy "Members see every post's teaser" on public.community_posts
  for select to authenticated using (true);
create policy "Members delete their own posts" on public.community_posts
  for delete to authenticated using ((select auth.uid()) = member_id);
create policy "Members read what their tier opens, and their own" on public.community_post_bodies
  for select to authenticated using (
    (select private.may('premium-posts'))
    or post_id in (
      select id from public.community_posts where not is_premium or member_id = (select auth.uid())
    )
  );
create policy "Members read their own likes" on public.community_likes
  for select to authenticated using ((select auth.uid()) = member_id);
create policy "Members like in their own name" on public.community_likes
  for insert to authenticated with check ((select auth.uid()) = member_id);
create policy "Members take back their own likes" on public.community_likes
  for delete to authenticated using ((select auth.uid()) = member_id);
create policy "Everybody reads which files there are" on public.published_files
  for select to anon, authenticated using (true);
create policy "Files open by tier" on public.published_file_bodies
  for select to anon, authenticated using (
    file_id in (
      select id from public.published_files
      where access = 'everyone'
        or (access = 'members' and (select auth.uid()) is not null)
        or (access = 'premium' and (select private.may('premium-files')))
        or (product = 'toolkits' and (select private.has_toolkits()))
    )
  );

-- Likes are counted as they come and go.
create function private.count_likes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.community_posts set likes = likes + 1 where id = new.post_id;
  else
    update public.community_posts set likes = greatest(likes - 1, 0) where id = old.post_id;
  end if;
  return null;
end
$$;
create trigger community_likes_count after insert or delete on public.community_likes
  for each row execute function private.count_likes();

-- The type that a file's name and its sender agree on, or null: documents, pictures, and a voice note.
create function private.file_type(name text, claimed text) returns text
  language sql immutable set search_path = '' as $$
  select known.type
  from (values
    ('pdf', 'application/pdf'),
    ('ppt', 'application/vnd.ms-powerpoint'),
    ('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'),
    ('doc', 'application/msword'),
    ('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    ('png', 'image/png'),
    ('jpg', 'image/jpeg'),
    ('jpeg', 'image/jpeg'),
    ('webm', 'audio/webm'),
    ('mp4', 'audio/mp4'),
    ('m4a', 'audio/mp4')
  ) as known (extension, type)
  where known.extension = lower(substring(file_type.name from '\.([A-Za-z0-9]+)$'))
    -- Parameters ("audio/webm;codecs=opus") are dropped; a browser that knows no type sends none.
    and btrim(lower(split_part(coalesce(claimed, ''), ';', 1))) in (known.type, '', 'application/octet-stream')
  order by known.type limit 1
$$;

create function private.attach(wanted uuid, request uuid, name text, claimed text, encoded text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  known public.attachments;
  kept_type constant text := private.file_type(name, claimed);
  bytes bytea;
  largest constant integer := 10485760;
begin
  if member is null then
    return private.refused('not_signed_in');
  elsif wanted is null then
    return private.refused('invalid', '{"field": "id"}');
  end if;
  -- The lock makes six the last one, however many arrive at once.
  perform from public.requests where id = request and member_id = member for update;
  if not found then
    return private.refused('not_found');
  end if;
  select * into known from public.attachments where id = wanted;
  if found and (known.member_id <> member or known.request_id <> request) then
    return private.refused('not_allowed');
  elsif not found then
    if name is null or name !~ '\S' or char_length(name) > 255 or name ~ '[/\\]' then
      return private.refused('invalid', '{"field": "name"}');
    elsif kept_type is null then
      return private.refused('wrong_type', jsonb_build_object('name', name, 'type', claimed));
    elsif octet_length(encoded) > largest / 3 * 4 + 1024 then
      return private.refused('too_large', jsonb_build_object('name', name, 'limit', largest));
    elsif (select count(*) from public.attachments where request_id = request) >= 6 then
      return private.refused('too_many', '{"limit": 6}');
    end if;
    begin
      bytes := decode(encoded, 'base64');
    exception when invalid_parameter_value then
      return private.refused('invalid', '{"field": "body"}');
    end;
    if coalesce(octet_length(bytes), 0) = 0 then
      return private.refused('invalid', '{"field": "body"}');
    elsif octet_length(bytes) > largest then
      return private.refused('too_large', jsonb_build_object('name', name, 'limit', largest));
    end if;
    insert into public.attachments (id, request_id, member_id, name, type, size, created_at)
    values (wanted, request, member, name, kept_type, octet_length(bytes), private.now()) returning * into known;
    insert into public.attachment_bodies (attachment_id, body) values (wanted, bytes);
  end if;
  return jsonb_build_object('outcome', 'stored', 'attachment', jsonb_build_object(
    'id', known.id, 'name', known.name, 'type', known.type, 'size', known.size
  ));
end
$$;

create function private.subscribe_newsletter(address text, lists text[]) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_address(btrim(address)) then
    return private.refused('invalid', '{"field": "address"}');
  elsif coalesce(cardinality(lists), 0) not between 1 and 2
    or array_position(lists, null) is not null
    or not lists <@ array['second-curve', 'next-curve'] then
    return private.refused('invalid', '{"field": "lists"}');
  end if;
  -- The same answer whether it was there: nobody learns who subscribes.
  insert into public.newsletter_subscriptions (address, list, created_at)
  select lower(btrim(subscribe_newsletter.address)), wanted, private.now()
  from unnest(lists) as wanted group by wanted
  on conflict do nothing;
  return '{"outcome": "stored"}';
end
$$;

-- The beginning of a text, to the end of a word; of a premium text never more than half.
create function private.teaser_of(body text, premium boolean) returns text
  language sql immutable set search_path = '' as $$
  select case when char_length(body) <= longest and not premium then body
    else regexp_replace(left(body, longest), '\s+\S*$', '') || ' …' end
  from (select case when premium then least(60, char_length(body) / 2) else 120 end as longest) as cut
$$;

create function private.post_to_community(wanted uuid, body text, premium boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  known public.community_posts;
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
  insert into public.community_posts (id, member_id, author_name, teaser, is_premium, created_at)
  select wanted, member, coalesce(nullif(btrim(profile.company_name), ''), 'A member'),
    private.teaser_of(btrim(body), coalesce(premium, false)), coalesce(premium, false), private.now()
  from (select member as id) as author
  left join public.profiles as profile on profile.id = author.id
  on conflict (id) do nothing
  returning * into known;
  if found then
    insert into public.community_post_bodies (post_id, body) values (wanted, btrim(post_to_community.body));
  else
    select * into known from public.community_posts where id = wanted;
    if known.member_id is distinct from member then
      return private.refused('not_allowed');
    end if;
  end if;
  return jsonb_build_object('outcome', 'stored', 'post', to_jsonb(known));
end
$$;

-- What the API shows. The two that read do it with the caller's own rights: row-level security is the wall.
create function public.attach(id uuid, request_id uuid, name text, type text, body text) returns jsonb
  language sql set search_path = '' as $$ select private.attach($1, $2, $3, $4, $5) $$;
create function public.attachment_body(id uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'found', 'name', file.name, 'type', file.type,
      'body', translate(encode(content.body, 'base64'), E'\n', ''))
    from public.attachments as file
    join public.attachment_bodies as content on content.attachment_id = file.id
    where file.id = $1
  ), '{"outcome": "refused", "reason": "not_found", "detail": {}}')
$$;
create function public.download_file(id text) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce((
    select case
      when content.body is null then jsonb_build_object(
        'outcome', 'refused', 'reason', 'not_allowed', 'detail', jsonb_build_object('access', file.access))
      else jsonb_build_object('outcome', 'found', 'name', file.name, 'type', file.type,
        'body', translate(encode(content.body, 'base64'), E'\n', ''))
    end
    from public.published_files as file
    left join public.published_file_bodies as content on content.file_id = file.id
    where file.id = $1
  ), '{"outcome": "refused", "reason": "not_found", "detail": {}}')
$$;
create function public.subscribe_newsletter(address text, lists text[]) returns jsonb
  language sql set search_path = '' as $$ select private.subscribe_newsletter($1, $2) $$;
create function public.post_to_community(id uuid, body text, premium boolean default false) returns jsonb
  language sql set search_path = '' as $$ select private.post_to_community($1, $2, $3) $$;

revoke all on function public.attach(uuid, uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.attachment_body(uuid) from public, anon, authenticated, service_role;
revoke all on function public.download_file(text) from public, anon, authenticated, service_role;
revoke all on function public.subscribe_newsletter(text, text[]) from public, anon, authenticated, service_role;
revoke all on function public.post_to_community(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.attach(uuid, uuid, text, text, text) to anon, authenticated;
grant execute on function public.attachment_body(uuid) to authenticated, service_role;
grant execute on function public.download_file(text) to anon, authenticated, service_role;
grant execute on function public.subscribe_newsletter(text, text[]) to anon, authenticated;
grant execute on function public.post_to_community(uuid, text, boolean) to anon, authenticated;

revoke all on function private.count_likes() from public, anon, authenticated, service_role;
revoke all on function private.file_type(text, text) from public, anon, authenticated, service_role;
revoke all on function private.attach(uuid, uuid, text, text, text) from public, anon, authenticated, service_role;
revoke all on function private.subscribe_newsletter(text, text[]) from public, anon, authenticated, service_role;
revoke all on function private.teaser_of(text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.post_to_community(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function private.attach(uuid, uuid, text, text, text) to anon, authenticated;
grant execute on function private.subscribe_newsletter(text, text[]) to anon, authenticated;
grant execute on function private.post_to_community(uuid, text, boolean) to anon, authenticated;
