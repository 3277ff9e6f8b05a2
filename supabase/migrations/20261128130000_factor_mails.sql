-- A member is told by mail when the second factor of their account is switched on or off and when new recovery codes are made, as with
-- a new password: it may have been another person. A hosted service mails of its own factors by itself (docs/operating.md).

-- As before, and three kinds more.
do $$
declare
  known constant text := (
    select pg_catalog.pg_get_expr(conbin, conrelid) from pg_catalog.pg_constraint
    where conrelid = 'private.mails'::regclass and conname = 'kind_known'
  );
begin
  alter table private.mails drop constraint kind_known;
  execute format(
    'alter table private.mails add constraint kind_known check ((%s) or kind in (%L, %L, %L))',
    known, 'factorOn', 'factorOff', 'codesRenewed'
  );
end $$;

-- After the first right code of an app.
create function private.mail_factor_on() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail('factorOn', new.member_id, (select email from auth.users where id = new.member_id),
    jsonb_build_object('at', private.now()), 'factor on ' || new.id);
  return null;
end
$$;
create trigger factors_mail_on after update on private.factors
  for each row when (old.verified_at is null and new.verified_at is not null)
  execute function private.mail_factor_on();

-- After the last app that counted is gone, by the member or by the operator. The owner of a deleted account is told nothing of it.
create function private.mail_factor_off() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail('factorOff', account.id, account.email,
    jsonb_build_object('at', private.now()), 'factor off ' || gen_random_uuid())
  from auth.users as account
  where account.id in (select member_id from gone where verified_at is not null)
    and not exists (select from private.factors as kept where kept.member_id = account.id and kept.verified_at is not null);
  return null;
end
$$;
create trigger factors_mail_off after delete on private.factors
  referencing old table as gone
  for each statement execute function private.mail_factor_off();

-- A new set of recovery codes, of which the hashes are given; the one before counts no longer. The first set of an app that was
-- confirmed a moment ago is not told: the mail about the app is.
create function private.renew_codes(of_member uuid, hashes text[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  is_told constant boolean := not exists (select from private.recovery_codes where member_id = of_member) and exists (
    select from private.factors where member_id = of_member and verified_at > now() - interval '10 minutes'
  );
begin
  delete from private.recovery_codes where member_id = of_member;
  insert into private.recovery_codes (member_id, hash) select of_member, code.hash from unnest(hashes) as code (hash);
  if not is_told then
    perform private.queue_mail('codesRenewed', of_member, (select email from auth.users where id = of_member),
      jsonb_build_object('at', private.now()), 'codes ' || gen_random_uuid());
  end if;
end
$$;

-- As before; mails about a second factor that wait for the old address stay with it, too.
create or replace function private.set_address(of_member uuid, wanted text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  former constant text := (select email from auth.users where id = of_member);
begin
  update auth.users set email = wanted, email_confirmed_at = coalesce(email_confirmed_at, private.now()), updated_at = private.now(),
    -- A link to a new password that was mailed to the old address works no more.
    recovery_token = '',
    raw_user_meta_data = private.with_email(raw_user_meta_data, wanted)
  where id = of_member;
  update auth.identities set identity_data = private.with_email(identity_data, wanted), updated_at = private.now()
  where user_id = of_member and provider = 'email';
  update private.mails set status = 'cancelled', data = data - 'sealed'
  where member = of_member and kind = 'recovery' and status = 'queued';
  insert into private.mail_choices (address, scope, left_at)
  select lower(wanted), scope, left_at from private.mail_choices
  where address = lower(former) and left_at is not null and scope !~ ':'
  on conflict (address, scope) do update set left_at = excluded.left_at;
  update private.mails set address = wanted,
    data = case when data ? 'leaveToken'
      then data || jsonb_build_object('leaveToken', private.mail_token(wanted, kind)) else data end
  where member = of_member and lower(address) = lower(former) and status = 'queued'
    and kind not in ('passwordChanged', 'addressConfirm', 'addressChanged', 'factorOn', 'factorOff', 'codesRenewed');
end
$$;

revoke all on function private.mail_factor_on() from public, anon, authenticated, service_role;
revoke all on function private.mail_factor_off() from public, anon, authenticated, service_role;
revoke all on function private.renew_codes(uuid, text[]) from public, anon, authenticated, service_role;
