-- A member is told by mail of a payment that has failed, and of the plan that has ended because of it: the database sees both, whoever
-- takes the payments. A checkout that mails about failed payments by itself is told not to (docs/operating.md, "Payments").

-- As before, and two kinds more.
do $$
declare
  known constant text := (
    select pg_catalog.pg_get_expr(conbin, conrelid) from pg_catalog.pg_constraint
    where conrelid = 'private.mails'::regclass and conname = 'kind_known'
  );
begin
  alter table private.mails drop constraint kind_known;
  execute format(
    'alter table private.mails add constraint kind_known check ((%s) or kind in (%L, %L))', known, 'paymentFailed', 'planEnded'
  );
end $$;

create index subscriptions_unpaid on public.subscriptions (renews_at) where payment_failed_at is not null;

-- The mail that is true of a plan with a failed payment now; null where there is none: its member has cancelled it, say, or it has no end.
create function private.unpaid_mail(plan public.subscriptions) returns text
  language sql stable set search_path = '' as $$
  select case
    when plan.payment_failed_at is null or not private.is_plan(plan) or plan.cancel_at_period_end then null
    when not private.is_running(plan) then 'planEnded'
    when plan.renews_at is not null then 'paymentFailed'
  end
$$;

-- Writes that mail, once for each failure. The key holds no written date, which would be another one in another time zone. An end of
-- some days ago is told no more: the key of its mail may be forgotten by then (private.tidy_mails).
create function private.tell_unpaid(plan public.subscriptions) returns void
  language plpgsql set search_path = '' as $$
declare
  kind constant text := private.unpaid_mail(plan);
  until constant timestamptz := least(plan.renews_at, case when kind = 'planEnded' then private.now() end);
begin
  if kind is null or until < private.now() - interval '3 days' then
    return;
  end if;
  perform private.queue_mail(kind, plan.user_id, (select email from auth.users where id = plan.user_id), jsonb_build_object(
    'plan', plan.product, 'failed', plan.payment_failed_at, 'until', until,
    -- What the plan locks may be open by the other one.
    'otherPlan', case when kind = 'planEnded' then exists (
      select from public.subscriptions as other
      where other.user_id = plan.user_id and other.product <> plan.product and private.is_plan(other) and private.is_running(other)
    ) end
  ), concat_ws(' ', kind, plan.user_id, plan.product, extract(epoch from plan.payment_failed_at)));
end
$$;

-- After a plan was written. What a checkout goes on to say of one that was closed before is no news.
create function private.mail_unpaid() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was_active constant boolean := case when tg_op = 'UPDATE' then old.is_active else new.is_active end;
begin
  if was_active or private.unpaid_mail(new) = 'paymentFailed' then
    perform private.tell_unpaid(new);
  end if;
  return null;
end
$$;
create trigger subscriptions_mail_unpaid after insert or update on public.subscriptions
  for each row when (new.payment_failed_at is not null) execute function private.mail_unpaid();

-- Plans whose last day to pay has passed: an end by date is no step of anybody's, and writes no row.
create function private.settle_plans() returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_unpaid(plan) from public.subscriptions as plan
  where plan.payment_failed_at is not null and plan.is_active
    and plan.renews_at <= private.now() and plan.renews_at > private.now() - interval '3 days';
end
$$;

-- As before, and plans.
create or replace function public.settle_requests() returns jsonb
  language sql set search_path = '' as $$
  select private.settle(); select private.settle_plans(); select '{"outcome": "settled"}'::jsonb
$$;
comment on function public.settle_requests is 'Missed dates, passed slots and lapsed offers of everybody; plans that have ended unpaid.';

-- As before, and no mail about a payment that was made meanwhile, or a plan that was bought again.
do $$
declare
  known constant text := pg_catalog.pg_get_functiondef('private.is_wanted(private.mails)'::regprocedure);
  place constant text := '  elsif mail.kind = ''newsletterIssue'' and';
  changed constant text := replace(known, place, '  elsif mail.kind in (''paymentFailed'', ''planEnded'') then
    return exists (
      select from public.subscriptions as plan
      where plan.user_id = mail.member and plan.product = mail.data ->> ''plan''
        and plan.payment_failed_at = (mail.data ->> ''failed'')::timestamptz and private.unpaid_mail(plan) = mail.kind
    );
' || place);
begin
  if changed = known then
    raise exception 'private.is_wanted is not as this migration knows it';
  end if;
  execute changed;
end $$;

-- Payments that had failed before.
do $$
begin
  perform private.tell_unpaid(plan) from public.subscriptions as plan where plan.payment_failed_at is not null and plan.is_active;
end $$;

revoke all on function private.unpaid_mail(public.subscriptions) from public, anon, authenticated, service_role;
revoke all on function private.tell_unpaid(public.subscriptions) from public, anon, authenticated, service_role;
revoke all on function private.mail_unpaid() from public, anon, authenticated, service_role;
revoke all on function private.settle_plans() from public, anon, authenticated, service_role;
grant execute on function private.settle_plans() to service_role;
