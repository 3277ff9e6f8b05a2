-- Which mails an address gets: by a link of any of its mails, without signing in, and by a member who is signed in.

-- What an address may switch, and what is on: each kind that is not necessary, and the letters that it has confirmed. Letters are
-- told by a link alone: a session proves an account, not that its address is the member's, and nobody learns who subscribes.
create function private.mail_switches(of_address text, with_letters boolean) returns table (scope text, is_on boolean)
  language sql stable set search_path = '' as $$
  select kinds.kind, not exists (
    select from private.mail_choices as choice
    where choice.address = lower(of_address) and choice.scope = kinds.kind and choice.left_at is not null
  )
  from unnest(array['reminder24', 'reminder1', 'reminderDay', 'welcome']) as kinds (kind)
  union all
  select 'list:' || list, left_at is null from public.newsletter_subscriptions
  where with_letters and address = lower(of_address) and confirmed_at is not null
$$;

-- Switches one scope of an address on or off; what was left keeps its moment.
create function private.set_mail_choice(of_address text, of_scope text, wanted boolean) returns void
  language plpgsql set search_path = '' as $$
declare
  moment constant timestamptz := case when not wanted then private.now() end;
begin
  insert into private.mail_choices as choice (address, scope, left_at) values (lower(of_address), of_scope, moment)
  on conflict (address, scope) do update
    set left_at = case when not wanted then coalesce(choice.left_at, moment) end;
  if of_scope like 'list:%' then
    update public.newsletter_subscriptions set left_at = case when not wanted then coalesce(left_at, moment) end
    where address = lower(of_address) and list = substr(of_scope, 6);
  end if;
end
$$;

create function private.mail_choices_of(of_address text, with_letters boolean) returns jsonb
  language sql stable set search_path = '' as $$
  select case when of_address is null then private.refused('not_found') else jsonb_build_object('outcome', 'stored', 'switches', (
    select jsonb_agg(jsonb_build_object('scope', scope, 'on', is_on)) from private.mail_switches(of_address, with_letters)
  )) end
$$;

-- Saves what a page has shown: a scope that it did not show stays as it is.
create function private.choose_mails_of(of_address text, with_letters boolean, shown text[], chosen text[]) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  one record;
  is_chosen boolean;
  changed jsonb := '[]';
begin
  if of_address is null then
    return private.refused('not_found');
  end if;
  for one in select * from private.mail_switches(of_address, with_letters) loop
    is_chosen := one.scope = any (coalesce(chosen, '{}'));
    if one.scope = any (coalesce(shown, '{}')) and one.is_on <> is_chosen then
      perform private.set_mail_choice(of_address, one.scope, is_chosen);
      changed := changed || jsonb_build_object('scope', one.scope, 'on', is_chosen);
    end if;
  end loop;
  return private.mail_choices_of(of_address, with_letters) || jsonb_build_object('changed', changed);
end
$$;

-- The address whose mail holds this link; a link that confirms a subscription belongs to nobody yet.
create function private.address_behind(wanted uuid) returns text
  language sql stable set search_path = '' as $$
  select address from private.mail_choices where token = wanted and scope not like 'confirm:%'
$$;

create function private.mail_choices(wanted uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.mail_choices_of(private.address_behind(wanted), true)
$$;

create function private.choose_mails(wanted uuid, shown text[], chosen text[]) returns jsonb
  language sql security definer set search_path = '' as $$
  select private.choose_mails_of(private.address_behind(wanted), true, shown, chosen)
$$;

-- The same for the member who asks.
create function private.my_mail_choices() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.mail_choices_of((select email from auth.users where id = auth.uid()), false)
$$;

create function private.choose_my_mails(shown text[], chosen text[]) returns jsonb
  language sql security definer set search_path = '' as $$
  select private.choose_mails_of((select email from auth.users where id = auth.uid()), false, shown, chosen)
$$;

-- As before; of a link that confirms it also says whether there is nothing left to confirm.
create or replace function private.mail_link(wanted uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'stored', 'scope', scope, 'left', left_at is not null, 'confirmed',
      scope like 'confirm:%' and not exists (
        select from public.newsletter_subscriptions as subscription
        where subscription.address = choice.address
          and subscription.list = any (string_to_array(substr(choice.scope, 9), ','))
          and (subscription.confirmed_at is null or subscription.left_at is not null)
      ))
    from private.mail_choices as choice where token = wanted
  ), private.refused('not_found'))
$$;

-- As before, by the one function that switches.
create or replace function private.follow_mail_link(wanted uuid, action text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  choice private.mail_choices;
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
  else
    perform private.set_mail_choice(choice.address, choice.scope, action = 'undo');
  end if;
  return private.mail_link(wanted);
end
$$;

create function public.mail_choices(token uuid) returns jsonb
  language sql stable set search_path = '' as $$ select private.mail_choices($1) $$;
create function public.choose_mails(token uuid, shown text[], chosen text[]) returns jsonb
  language sql set search_path = '' as $$ select private.choose_mails($1, $2, $3) $$;
create function public.my_mail_choices() returns jsonb
  language sql stable set search_path = '' as $$ select private.my_mail_choices() $$;
create function public.choose_my_mails(shown text[], chosen text[]) returns jsonb
  language sql set search_path = '' as $$ select private.choose_my_mails($1, $2) $$;

revoke all on function private.mail_switches(text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.set_mail_choice(text, text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.choose_mails_of(text, boolean, text[], text[]) from public, anon, authenticated, service_role;
revoke all on function private.mail_choices_of(text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.address_behind(uuid) from public, anon, authenticated, service_role;
revoke all on function private.mail_choices(uuid) from public, anon, authenticated, service_role;
revoke all on function private.choose_mails(uuid, text[], text[]) from public, anon, authenticated, service_role;
revoke all on function private.my_mail_choices() from public, anon, authenticated, service_role;
revoke all on function private.choose_my_mails(text[], text[]) from public, anon, authenticated, service_role;
revoke all on function public.mail_choices(uuid) from public, anon, authenticated, service_role;
revoke all on function public.choose_mails(uuid, text[], text[]) from public, anon, authenticated, service_role;
revoke all on function public.my_mail_choices() from public, anon, authenticated, service_role;
revoke all on function public.choose_my_mails(text[], text[]) from public, anon, authenticated, service_role;
grant execute on function private.mail_choices(uuid) to service_role;
grant execute on function private.choose_mails(uuid, text[], text[]) to service_role;
grant execute on function private.my_mail_choices() to authenticated;
grant execute on function private.choose_my_mails(text[], text[]) to authenticated;
grant execute on function public.mail_choices(uuid) to service_role;
grant execute on function public.choose_mails(uuid, text[], text[]) to service_role;
grant execute on function public.my_mail_choices() to authenticated;
grant execute on function public.choose_my_mails(text[], text[]) to authenticated;
