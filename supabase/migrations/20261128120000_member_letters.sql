-- Newsletters on a member's own page. A session proves an account, not that its address is the member's: letters are told, and
-- switched, once the member has followed a link that was mailed there. Until then the page says only what this account has asked for.

create table private.reader_proofs (
  member uuid primary key references auth.users (id) on delete cascade,
  address text not null,
  lists text[] not null default '{}',
  asked_at timestamptz,
  proven_at timestamptz
);
comment on table private.reader_proofs is
  'The address that a member has confirmed to be theirs by a mailed link, and the letters asked for until then.';
comment on column private.reader_proofs.lists is 'What the link switches on.';
comment on column private.reader_proofs.proven_at is 'Null until the link was followed; another address begins anew.';

revoke all on table private.reader_proofs from public, anon, authenticated, service_role;

-- Both letters as this member may know them: the address has them, or they wait for the link.
create function private.my_letters(of_member uuid) returns table (scope text, is_on boolean, is_waiting boolean)
  language sql stable set search_path = '' as $$
  select 'list:' || list.name,
    coalesce(proof.proven_at is not null and subscription.confirmed_at is not null and subscription.left_at is null, false),
    coalesce(proof.proven_at is null and list.name = any (proof.lists), false)
  from auth.users as account
  cross join unnest(array['second-curve', 'next-curve']) as list (name)
  left join private.reader_proofs as proof on proof.member = account.id and proof.address = lower(account.email)
  left join public.newsletter_subscriptions as subscription
    on subscription.address = lower(account.email) and subscription.list = list.name
  where account.id = of_member
$$;

-- Subscribes a proven address to a letter, or again.
create function private.subscribe_proven(of_address text, list text) returns void
  language plpgsql set search_path = '' as $$
begin
  insert into public.newsletter_subscriptions as known (address, list, created_at, confirmed_at)
  values (of_address, list, private.now(), private.now())
  on conflict on constraint newsletter_subscriptions_pkey do update
    set confirmed_at = coalesce(known.confirmed_at, private.now()), left_at = null;
  perform private.set_mail_choice(of_address, 'list:' || list, true);
end
$$;

-- Asks the address of an account whether it is the member's: a link by mail, at most one in twelve hours.
create function private.ask_member(of_member uuid, of_address text, list text) returns void
  language plpgsql set search_path = '' as $$
declare
  proof private.reader_proofs;
begin
  insert into private.reader_proofs as known (member, address, lists) values (of_member, of_address, array[list])
  on conflict (member) do update set
    address = of_address,
    lists = case when known.address = of_address then array_append(array_remove(known.lists, list), list) else array[list] end,
    asked_at = case when known.address = of_address then known.asked_at end,
    proven_at = case when known.address = of_address then known.proven_at end
  returning * into proof;
  if coalesce(proof.asked_at > private.now() - interval '12 hours', false) then
    return;
  end if;
  update private.reader_proofs set asked_at = private.now() where member = of_member;
  perform private.queue_mail('newsletterConfirm', of_member, of_address, jsonb_build_object(
    'lists', to_jsonb(proof.lists), 'confirmToken', private.mail_token(of_address, 'confirm:account')
  ), 'confirm ' || gen_random_uuid());
end
$$;

-- Switches one letter of a member.
create function private.set_my_letter(of_member uuid, of_address text, list text, wanted boolean) returns void
  language plpgsql set search_path = '' as $$
declare
  is_proven constant boolean := exists (
    select from private.reader_proofs where member = of_member and address = of_address and proven_at is not null
  );
begin
  if is_proven and wanted then
    perform private.subscribe_proven(of_address, list);
  elsif is_proven then
    perform private.set_mail_choice(of_address, 'list:' || list, false);
  elsif wanted then
    perform private.ask_member(of_member, of_address, list);
  else
    update private.reader_proofs set lists = array_remove(lists, list) where member = of_member;
  end if;
end
$$;

-- The kinds of mail as before, and the letters as this member may know them.
create or replace function private.my_mail_choices() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when kinds ->> 'outcome' <> 'stored' then kinds else jsonb_set(kinds, '{switches}', kinds -> 'switches' || (
    select jsonb_agg(jsonb_build_object('scope', scope, 'on', is_on, 'waiting', is_waiting)) from private.my_letters(auth.uid())
  )) end
  from private.mail_choices_of((select email from auth.users where id = auth.uid()), false) as kinds
$$;

create or replace function private.choose_my_mails(shown text[], chosen text[]) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  of_address constant text := (select lower(email) from auth.users where id = auth.uid());
  answer jsonb := private.choose_mails_of(of_address, false, shown, chosen);
  letter record;
  wanted boolean;
begin
  if answer ->> 'outcome' <> 'stored' then
    return answer;
  end if;
  for letter in select * from private.my_letters(auth.uid()) loop
    wanted := letter.scope = any (coalesce(chosen, '{}'));
    if letter.scope = any (coalesce(shown, '{}')) and (letter.is_on or letter.is_waiting) <> wanted then
      perform private.set_my_letter(auth.uid(), of_address, substr(letter.scope, 6), wanted);
      answer := jsonb_set(answer, '{changed}', answer -> 'changed' || jsonb_build_object('scope', letter.scope, 'on', wanted));
    end if;
  end loop;
  return private.my_mail_choices() || jsonb_build_object('changed', answer -> 'changed');
end
$$;

-- As before; the link of a member names the letters that it switches on, and none once the member wants none or has another address.
create or replace function private.mail_link(wanted uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case when choice.scope = 'confirm:account' then (
      select jsonb_build_object('outcome', 'stored', 'scope', 'confirm:' || array_to_string(proof.lists, ','),
        'left', false, 'confirmed', proof.proven_at is not null)
      from private.reader_proofs as proof join auth.users as account on account.id = proof.member
      where proof.address = choice.address and lower(account.email) = proof.address and cardinality(proof.lists) > 0
    ) else jsonb_build_object('outcome', 'stored', 'scope', scope, 'left', left_at is not null, 'confirmed',
      scope like 'confirm:%' and not exists (
        select from public.newsletter_subscriptions as subscription
        where subscription.address = choice.address
          and subscription.list = any (string_to_array(substr(choice.scope, 9), ','))
          and (subscription.confirmed_at is null or subscription.left_at is not null)
      )) end
    from private.mail_choices as choice where token = wanted
  ), private.refused('not_found'))
$$;

-- As before; the link of a member proves the address, once, and subscribes it to what waited for that.
create or replace function private.follow_mail_link(wanted uuid, action text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  choice private.mail_choices;
  asked text[];
begin
  select * into choice from private.mail_choices where token = wanted for update;
  if not found or (choice.scope like 'confirm:%') <> (action = 'confirm') or action not in ('confirm', 'leave', 'undo') then
    return private.refused('not_found');
  end if;
  if choice.scope = 'confirm:account' then
    update private.reader_proofs as proof set proven_at = private.now() from auth.users as account
    where account.id = proof.member and proof.address = choice.address and lower(account.email) = proof.address
      and proof.proven_at is null and cardinality(proof.lists) > 0
    returning proof.lists into asked;
    perform private.subscribe_proven(choice.address, list.name) from unnest(asked) as list (name);
  elsif action = 'confirm' then
    update public.newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, private.now()), left_at = null
    where address = choice.address and list = any (string_to_array(substr(choice.scope, 9), ','));
    update private.mail_choices set left_at = null
    where address = choice.address and scope in (
      select 'list:' || list from unnest(string_to_array(substr(choice.scope, 9), ',')) as list
    );
  else
    perform private.set_mail_choice(choice.address, choice.scope, action = 'undo');
  end if;
  return private.mail_link(wanted);
end
$$;

-- As before, and the question to a member who waits for its link.
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
    ) or exists (
      select from private.reader_proofs as proof
      where proof.member = mail.member and proof.address = mail.address and proof.proven_at is null
        and cardinality(proof.lists) > 0
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

revoke all on function private.my_letters(uuid) from public, anon, authenticated, service_role;
revoke all on function private.subscribe_proven(text, text) from public, anon, authenticated, service_role;
revoke all on function private.ask_member(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function private.set_my_letter(uuid, text, text, boolean) from public, anon, authenticated, service_role;
