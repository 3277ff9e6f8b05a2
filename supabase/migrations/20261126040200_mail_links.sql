-- What readers decide by the links in their mails: to get a newsletter, to leave it or a kind of mail, and to undo that. And
-- issues of a newsletter, which reach each reader once.

alter table public.newsletter_subscriptions
  add column asked_at timestamptz,
  add column confirmed_at timestamptz,
  add column left_at timestamptz;
comment on column public.newsletter_subscriptions.confirmed_at is 'Null until the reader has confirmed by mail: no issue goes there.';

-- Whether a mail still tells what is so; claim_mails asks at each attempt. A reminder of what was called off is never sent, nor an
-- issue to a reader who has left or has not confirmed. A question whether to confirm keeps.
create function private.is_wanted(mail private.mails) returns boolean
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
      return coalesce(about.status = 'scheduled', false);
    end if;
    return coalesce(about.status = 'offered' and about.offered_until = (mail.data ->> 'offeredUntil')::timestamptz, false);
  end if;
  return true;
end
$$;

-- Asks an address by mail whether it wants the letters for which it was not asked within the last twelve hours.
create function private.ask_reader(of_address text, of_lists text[]) returns void
  language plpgsql set search_path = '' as $$
declare
  asked text[];
begin
  with open_ones as (
    update public.newsletter_subscriptions as subscription set asked_at = private.now()
    where subscription.address = of_address and subscription.list = any (of_lists)
      and subscription.confirmed_at is null and subscription.left_at is null
      and coalesce(subscription.asked_at <= private.now() - interval '12 hours', true)
    returning subscription.list
  )
  select array_agg(open_ones.list order by open_ones.list desc) into asked from open_ones;
  if asked is not null then
    perform private.queue_mail('newsletterConfirm', null, of_address, jsonb_build_object(
      'lists', to_jsonb(asked),
      'confirmToken', private.mail_token(of_address, 'confirm:' || array_to_string(asked, ','))
    ), 'confirm ' || gen_random_uuid());
  end if;
end
$$;

-- As before; an address gets letters once it has confirmed by mail, and one that has left is asked anew.
create or replace function private.subscribe_newsletter(address text, lists text[]) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  reader constant text := lower(btrim(subscribe_newsletter.address));
begin
  if not private.is_address(btrim(address)) then
    return private.refused('invalid', '{"field": "address"}');
  elsif coalesce(cardinality(lists), 0) not between 1 and 2
    or array_position(lists, null) is not null
    or not lists <@ array['second-curve', 'next-curve'] then
    return private.refused('invalid', '{"field": "lists"}');
  end if;
  -- The same answer whether it was there: nobody learns who subscribes.
  insert into public.newsletter_subscriptions as known (address, list, created_at)
  select reader, wanted, private.now() from unnest(lists) as wanted group by wanted
  on conflict on constraint newsletter_subscriptions_pkey do update set left_at = null, confirmed_at = null, asked_at = null
    where known.left_at is not null;
  perform private.ask_reader(reader, lists);
  return '{"outcome": "stored"}';
end
$$;

-- Addresses that were stored before are asked once.
do $$
declare
  reader text;
begin
  for reader in select distinct address from public.newsletter_subscriptions loop
    perform private.ask_reader(reader, array['second-curve', 'next-curve']);
  end loop;
end $$;

-- What a link of a mail is about, and whether that is left.
create function private.mail_link(wanted uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'stored', 'scope', scope, 'left', left_at is not null)
    from private.mail_choices where token = wanted
  ), private.refused('not_found'))
$$;

-- Follows a link: confirms, leaves, or undoes the leaving. Twice is as once.
create function private.follow_mail_link(wanted uuid, action text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  choice private.mail_choices;
  is_left constant boolean := action = 'leave';
begin
  select * into choice from private.mail_choices where token = wanted for update;
  if not found or (choice.scope like 'confirm:%') <> (action = 'confirm') or action not in ('confirm', 'leave', 'undo') then
    return private.refused('not_found');
  end if;
  if action = 'confirm' then
    update public.newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, private.now()), left_at = null
    where address = choice.address and list = any (string_to_array(substr(choice.scope, 9), ','));
    update private.mail_choices set left_at = null
    where address = choice.address and scope in (
      select 'list:' || list from unnest(string_to_array(substr(choice.scope, 9), ',')) as list
    );
    return private.mail_link(wanted);
  end if;
  update private.mail_choices set left_at = case when is_left then coalesce(left_at, private.now()) end where token = wanted;
  if choice.scope like 'list:%' then
    update public.newsletter_subscriptions set left_at = case when is_left then coalesce(left_at, private.now()) end
    where address = choice.address and list = substr(choice.scope, 6);
  end if;
  return private.mail_link(wanted);
end
$$;

-- Writes an issue for some readers who do not have it yet; called until none is left. With an address, for that one alone.
create function private.send_issue(
  of_list text, slug text, title text, summary text, path text, trial text, is_dry boolean
) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  reader record;
  written integer := 0;
  readers integer;
  missing integer;
begin
  if trial is not null then
    if not private.is_address(btrim(trial)) then
      return private.refused('invalid', '{"field": "to"}');
    elsif not is_dry then
      perform private.queue_mail('newsletterIssue', null, lower(btrim(trial)), jsonb_build_object(
        'list', of_list, 'title', title, 'summary', summary, 'path', path, 'trial', true,
        'leaveToken', private.mail_token(lower(btrim(trial)), 'list:' || of_list)
      ), 'trial ' || gen_random_uuid());
    end if;
    return jsonb_build_object('outcome', 'stored', 'readers', 1, 'written', case when is_dry then 0 else 1 end, 'missing', 0);
  end if;
  select count(*), count(*) filter (where not exists (
    select from private.mails where dedupe_key = concat_ws(' ', 'issue', of_list, slug, subscription.address)
  )) into readers, missing
  from public.newsletter_subscriptions as subscription
  where subscription.list = of_list and confirmed_at is not null and left_at is null;
  if not is_dry then
    for reader in
      select subscription.address from public.newsletter_subscriptions as subscription
      where subscription.list = of_list and confirmed_at is not null and left_at is null and not exists (
        select from private.mails where dedupe_key = concat_ws(' ', 'issue', of_list, slug, subscription.address)
      )
      order by subscription.address limit 500
    loop
      perform private.queue_mail('newsletterIssue', null, reader.address, jsonb_build_object(
        'list', of_list, 'title', title, 'summary', summary, 'path', path,
        'leaveToken', private.mail_token(reader.address, 'list:' || of_list)
      ), concat_ws(' ', 'issue', of_list, slug, reader.address));
      written := written + 1;
    end loop;
  end if;
  return jsonb_build_object('outcome', 'stored', 'readers', readers, 'written', written, 'missing', missing - written);
end
$$;

create function public.mail_link(token uuid) returns jsonb
  language sql stable set search_path = '' as $$ select private.mail_link($1) $$;
create function public.follow_mail_link(token uuid, action text) returns jsonb
  language sql set search_path = '' as $$ select private.follow_mail_link($1, $2) $$;
create function public.send_issue(
  list text, slug text, title text, summary text, path text, trial text default null, dry boolean default false
) returns jsonb
  language sql set search_path = '' as $$ select private.send_issue($1, $2, $3, $4, $5, $6, $7) $$;

revoke all on function private.is_wanted(private.mails) from public, anon, authenticated, service_role;
revoke all on function private.ask_reader(text, text[]) from public, anon, authenticated, service_role;
revoke all on function private.mail_link(uuid) from public, anon, authenticated, service_role;
revoke all on function private.follow_mail_link(uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.send_issue(text, text, text, text, text, text, boolean)
  from public, anon, authenticated, service_role;
revoke all on function public.mail_link(uuid) from public, anon, authenticated, service_role;
revoke all on function public.follow_mail_link(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.send_issue(text, text, text, text, text, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function private.mail_link(uuid) to service_role;
grant execute on function private.follow_mail_link(uuid, text) to service_role;
grant execute on function private.send_issue(text, text, text, text, text, text, boolean) to service_role;
grant execute on function public.mail_link(uuid) to service_role;
grant execute on function public.follow_mail_link(uuid, text) to service_role;
grant execute on function public.send_issue(text, text, text, text, text, text, boolean) to service_role;
