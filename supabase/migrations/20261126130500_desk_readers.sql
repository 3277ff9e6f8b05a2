-- Letters, posts and mails at the desk. A post that staff hide is gone for everybody but its author, who reads why.

alter table public.community_posts
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add constraint hidden_with_a_reason check (
    (hidden_at is null) = (hidden_reason is null) and (hidden_reason is null or (hidden_reason ~ '\S' and char_length(hidden_reason) <= 1000))
  );
comment on column public.community_posts.hidden_reason is 'Why staff hid it; its author alone sees the row.';

drop policy "Members see every post's teaser" on public.community_posts;
create policy "Members see the teasers of posts that are not hidden, and their own" on public.community_posts
  for select to authenticated using (hidden_at is null or member_id = (select auth.uid()));
drop policy "Members read what their tier opens, and their own" on public.community_post_bodies;
create policy "Members read what their tier opens and nobody hid, and their own" on public.community_post_bodies
  for select to authenticated using (
    post_id in (
      select id from public.community_posts
      where member_id = (select auth.uid())
        or (hidden_at is null and (not is_premium or (select private.may('premium-posts'))))
    )
  );

create function private.post_shown(post public.community_posts) returns jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(post) - 'author_role' || jsonb_build_object(
    'email', (select email from auth.users where id = post.member_id),
    'body', (select body from public.community_post_bodies where post_id = post.id),
    'hidden_by', case when post.hidden_at is not null then (
      select private.staff_shown(acts.staff_id, acts.staff_name) from public.desk_acts as acts
      where acts.act = 'postHidden' and acts.detail ->> 'post' = post.id::text order by acts.id desc limit 1
    ) end)
$$;
create index desk_acts_post on public.desk_acts ((detail ->> 'post')) where act = 'postHidden';
create index community_posts_page on public.community_posts (created_at desc, id desc);

create function private.desk_posts(cursor text, size integer, hidden boolean) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  place jsonb;
  shown jsonb;
  ends jsonb;
begin
  if private.staff_now() is null then
    return private.refused('not_found');
  elsif size is null or size not between 1 and 100 then
    return private.refused('invalid', '{"field": "size"}');
  elsif cursor is not null then
    place := private.cursor_of(cursor, 2);
    if place is null then
      return private.refused('invalid', '{"field": "cursor"}');
    end if;
  end if;
  begin
    select coalesce(jsonb_agg(private.post_shown(page.post) order by page.created_at desc, page.id desc), '[]'),
      jsonb_agg(jsonb_build_array(page.created_at, page.id) order by page.created_at desc, page.id desc) -> -1
    into shown, ends
    from (
      select post, post.created_at, post.id from public.community_posts as post
      where (desk_posts.hidden is null or (post.hidden_at is not null) = desk_posts.hidden)
        and (place is null or (post.created_at, post.id) < ((place ->> 0)::timestamptz, (place ->> 1)::uuid))
      order by post.created_at desc, post.id desc limit size
    ) as page;
  exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
    return private.refused('invalid', '{"field": "cursor"}');
  end;
  return jsonb_build_object('outcome', 'found', 'rows', shown,
    'next', case when jsonb_array_length(shown) = size then ends::text end);
end
$$;

create function private.desk_hide_post(wanted uuid, reason text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  post public.community_posts;
begin
  if me is null then
    return private.refused('not_found');
  end if;
  select * into post from public.community_posts where id = wanted for update;
  if not found then
    return private.refused('not_found');
  elsif reason is null or reason !~ '\S' or char_length(reason) > 1000 then
    return private.refused('invalid', '{"field": "reason"}');
  end if;
  update public.community_posts
  set hidden_at = coalesce(hidden_at, private.now()), hidden_reason = btrim(reason) where id = wanted returning * into post;
  perform private.record_act(me, 'postHidden', null, jsonb_build_object('post', wanted));
  return jsonb_build_object('outcome', 'stored', 'post', private.post_shown(post));
end
$$;

create function private.desk_show_post(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  post public.community_posts;
begin
  if me is null then
    return private.refused('not_found');
  end if;
  select * into post from public.community_posts where id = wanted for update;
  if not found then
    return private.refused('not_found');
  elsif post.hidden_at is not null then
    update public.community_posts set hidden_at = null, hidden_reason = null where id = wanted returning * into post;
    perform private.record_act(me, 'postShown', null, jsonb_build_object('post', wanted));
  end if;
  return jsonb_build_object('outcome', 'stored', 'post', private.post_shown(post));
end
$$;

-- The letters: who reads them, and what went out.
create function private.desk_newsletters() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when private.staff_now() is null then private.refused('not_found') else (
    with sent as (
      select mail.data ->> 'list' as list, split_part(mail.dedupe_key, ' ', 3) as slug, mail.*
      from private.mails as mail where mail.kind = 'newsletterIssue' and mail.dedupe_key like 'issue %'
    ), readers as (
      select list, address from public.newsletter_subscriptions where confirmed_at is not null and left_at is null
    )
    select jsonb_build_object('outcome', 'found', 'letters', jsonb_agg(jsonb_build_object(
      'list', letter.list,
      'readers', (select count(*) from readers where readers.list = letter.list),
      'waiting', (
        select count(*) from public.newsletter_subscriptions as one
        where one.list = letter.list and one.confirmed_at is null and one.left_at is null
      ),
      'left', (select count(*) from public.newsletter_subscriptions as one where one.list = letter.list and one.left_at is not null),
      'issues', (
        select coalesce(jsonb_agg(to_jsonb(issue) order by issue.first_at desc, issue.slug), '[]')
        from (
          select sent.slug, min(sent.data ->> 'title') as title, min(sent.created_at) as first_at,
            count(*) filter (where sent.status = 'sent') as sent,
            count(*) filter (where sent.status in ('queued', 'sending')) as queued,
            count(*) filter (where sent.status = 'givenUp') as failed,
            (
              select count(*) from readers where readers.list = letter.list and not exists (
                select from private.mails as known
                where known.dedupe_key = concat_ws(' ', 'issue', letter.list, sent.slug, readers.address)
              )
            ) as missing
          from sent where sent.list = letter.list group by sent.slug
        ) as issue
      )
    ) order by letter.place))
    from unnest(array['second-curve', 'next-curve']) with ordinality as letter (list, place)
  ) end
$$;

create function private.desk_send_issue(
  of_list text, slug text, title text, summary text, path text, trial text, is_dry boolean
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  fault text;
  answer jsonb;
begin
  if me is null then
    return private.refused('not_found');
  end if;
  fault := case
    when not coalesce(of_list in ('second-curve', 'next-curve'), false) then 'list'
    when not coalesce(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120, false) then 'slug'
    when not coalesce(title ~ '\S' and char_length(title) <= 200, false) then 'title'
    when not coalesce(summary ~ '\S' and char_length(summary) <= 1000, false) then 'summary'
    -- Only what is published under this very address.
    when path is distinct from '/' || of_list || '/' || slug then 'path'
  end;
  if fault is not null then
    return private.refused('invalid', jsonb_build_object('field', fault));
  end if;
  answer := private.send_issue(of_list, slug, private.one_line(title), private.one_line(summary), path, trial, is_dry);
  if answer ->> 'outcome' = 'stored' and not is_dry then
    perform private.record_act(me, case when trial is null then 'issueSent' else 'issueTested' end, null,
      jsonb_build_object('list', of_list, 'slug', slug, 'written', answer -> 'written'));
  end if;
  return answer;
end
$$;

create function private.desk_mails() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when private.staff_now() is null then private.refused('not_found')
    else jsonb_build_object('outcome', 'found') || private.operator_mails() end
$$;

create function private.desk_send_mail_again(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
begin
  if me is null or not exists (select from private.mails where id = wanted) then
    return private.refused('not_found');
  elsif private.mail_retry(wanted) ->> 'outcome' <> 'stored' then
    return private.refused('not_failed');
  end if;
  perform private.record_act(me, 'mailSentAgain', null, jsonb_build_object('mail', wanted));
  return '{"outcome": "stored"}';
end
$$;

create function public.desk_posts(cursor text default null, size integer default 25, hidden boolean default null) returns jsonb
  language sql stable set search_path = '' as $$ select private.desk_posts($1, $2, $3) $$;
create function public.desk_hide_post(id uuid, reason text) returns jsonb
  language sql set search_path = '' as $$ select private.desk_hide_post($1, $2) $$;
create function public.desk_show_post(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.desk_show_post($1) $$;
create function public.desk_newsletters() returns jsonb
  language sql stable set search_path = '' as $$ select private.desk_newsletters() $$;
create function public.desk_send_issue(
  list text, slug text, title text, summary text, path text, trial text default null, dry boolean default false
) returns jsonb
  language sql set search_path = '' as $$ select private.desk_send_issue($1, $2, $3, $4, $5, $6, coalesce($7, false)) $$;
create function public.desk_mails() returns jsonb
  language sql stable set search_path = '' as $$ select private.desk_mails() $$;
create function public.desk_send_mail_again(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.desk_send_mail_again($1) $$;

revoke all on function private.post_shown(public.community_posts) from public, anon, authenticated, service_role;
revoke all on function private.desk_posts(text, integer, boolean) from public, anon, authenticated, service_role;
revoke all on function private.desk_hide_post(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.desk_show_post(uuid) from public, anon, authenticated, service_role;
revoke all on function private.desk_newsletters() from public, anon, authenticated, service_role;
revoke all on function private.desk_send_issue(text, text, text, text, text, text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.desk_mails() from public, anon, authenticated, service_role;
revoke all on function private.desk_send_mail_again(uuid) from public, anon, authenticated, service_role;
revoke all on function public.desk_posts(text, integer, boolean) from public, anon, authenticated, service_role;
revoke all on function public.desk_hide_post(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.desk_show_post(uuid) from public, anon, authenticated, service_role;
revoke all on function public.desk_newsletters() from public, anon, authenticated, service_role;
revoke all on function public.desk_send_issue(text, text, text, text, text, text, boolean) from public, anon, authenticated, service_role;
revoke all on function public.desk_mails() from public, anon, authenticated, service_role;
revoke all on function public.desk_send_mail_again(uuid) from public, anon, authenticated, service_role;
grant execute on function private.desk_posts(text, integer, boolean) to anon, authenticated;
grant execute on function private.desk_hide_post(uuid, text) to anon, authenticated;
grant execute on function private.desk_show_post(uuid) to anon, authenticated;
grant execute on function private.desk_newsletters() to anon, authenticated;
grant execute on function private.desk_send_issue(text, text, text, text, text, text, boolean) to anon, authenticated;
grant execute on function private.desk_mails() to anon, authenticated;
grant execute on function private.desk_send_mail_again(uuid) to anon, authenticated;
grant execute on function public.desk_posts(text, integer, boolean) to anon, authenticated;
grant execute on function public.desk_hide_post(uuid, text) to anon, authenticated;
grant execute on function public.desk_show_post(uuid) to anon, authenticated;
grant execute on function public.desk_newsletters() to anon, authenticated;
grant execute on function public.desk_send_issue(text, text, text, text, text, text, boolean) to anon, authenticated;
grant execute on function public.desk_mails() to anon, authenticated;
grant execute on function public.desk_send_mail_again(uuid) to anon, authenticated;
