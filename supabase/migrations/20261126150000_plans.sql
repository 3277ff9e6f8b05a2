-- The life of a plan: cancelled for the end of its period, resumed, changed to the other period, unpaid, ended. None of the
-- functions below gives a member more time: `renews_at` is moved by the server that takes the payment, or by the demo.

alter table public.subscriptions
  -- It ends when its period does: nothing is charged any more.
  add column cancel_at_period_end boolean not null default false,
  -- The period that begins with the next payment, where it is another one.
  add column next_period text,
  -- Since when a payment is lacking; the plan stays open until `renews_at`.
  add column payment_failed_at timestamptz,
  -- Who takes the payments, and so decides about the plan: this database, or the checkout of that name.
  add column provider text not null default 'server',
  add constraint next_period_known check (next_period in ('monthly', 'annually')),
  add constraint provider_known check (provider in ('server', 'stripe'));

comment on column public.subscriptions.renews_at is
  'Until when the plan is open: the next payment, the end of a cancelled plan, or the last day on which a failed payment can be made.';

-- A row that holds a plan, and not the absence of one.
create function private.is_plan(plan public.subscriptions) returns boolean
  language sql immutable set search_path = '' as $$
  select plan.product = 'toolkits' or plan.tier = 'premium'
$$;

create function private.plan_status(plan public.subscriptions) returns text
  language sql stable set search_path = '' as $$
  select case
    when not private.is_running(plan) then 'ended'
    when plan.cancel_at_period_end then 'ending'
    when plan.payment_failed_at is not null then 'failing'
    else 'running'
  end
$$;

-- The caller's plans, with the moment of this answer: a page counts from it, and not from its own clock.
create function private.my_plans() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select case when (select auth.uid()) is null then private.refused('not_signed_in')
  else jsonb_build_object('outcome', 'found', 'now', private.now(), 'plans', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'product', plan.product,
      'status', private.plan_status(plan),
      'period', plan.period,
      'next_period', plan.next_period,
      'since', plan.started_at,
      'until', plan.renews_at,
      'failed_at', plan.payment_failed_at,
      'cancelled', plan.cancel_at_period_end,
      'provider', plan.provider
    ) order by plan.product), '[]')
    from public.subscriptions as plan
    where plan.user_id = (select auth.uid()) and private.is_plan(plan)
  )) end
$$;

-- One step of the caller's own plan. Each can be taken twice with the same effect. `paid_by` is the period of a change.
create function private.move_plan(of_product text, step text, paid_by text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  plan public.subscriptions;
  standing text;
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  select * into plan from public.subscriptions as own
  where own.user_id = member and own.product = of_product and private.is_plan(own)
  for update;
  if not found then
    return private.refused('no_plan');
  end if;
  standing := private.plan_status(plan);
  if plan.provider <> 'server' then
    return private.refused('run_elsewhere');
  elsif standing = 'ended' then
    return private.refused('plan_ended');
  elsif step = 'cancel' and plan.renews_at is null then
    return private.refused('no_end');
  elsif step = 'change' and coalesce(paid_by not in ('monthly', 'annually'), true) then
    return private.refused('invalid');
  elsif step = 'change' and standing <> 'running' then
    return private.refused('plan_not_running');
  end if;
  update public.subscriptions as own set
    cancel_at_period_end = case step when 'cancel' then true when 'resume' then false else own.cancel_at_period_end end,
    next_period = case step when 'cancel' then null when 'change' then nullif(paid_by, own.period) else own.next_period end
  where own.user_id = member and own.product = of_product;
  return private.my_plans() || '{"outcome": "stored"}';
end
$$;

create function public.my_plans() returns jsonb
  language sql stable set search_path = '' as $$ select private.my_plans() $$;
create function public.cancel_plan(product text) returns jsonb
  language sql set search_path = '' as $$ select private.move_plan($1, 'cancel', null) $$;
create function public.resume_plan(product text) returns jsonb
  language sql set search_path = '' as $$ select private.move_plan($1, 'resume', null) $$;
create function public.change_plan(product text, period text) returns jsonb
  language sql set search_path = '' as $$ select private.move_plan($1, 'change', $2) $$;

revoke all on function private.is_plan(public.subscriptions) from public, anon, authenticated, service_role;
revoke all on function private.plan_status(public.subscriptions) from public, anon, authenticated, service_role;
revoke all on function private.my_plans() from public, anon, authenticated, service_role;
revoke all on function private.move_plan(text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.my_plans() from public, anon, authenticated, service_role;
revoke all on function public.cancel_plan(text) from public, anon, authenticated, service_role;
revoke all on function public.resume_plan(text) from public, anon, authenticated, service_role;
revoke all on function public.change_plan(text, text) from public, anon, authenticated, service_role;
grant execute on function private.my_plans() to anon, authenticated;
grant execute on function private.move_plan(text, text, text) to anon, authenticated;
grant execute on function public.my_plans() to anon, authenticated;
grant execute on function public.cancel_plan(text) to anon, authenticated;
grant execute on function public.resume_plan(text) to anon, authenticated;
grant execute on function public.change_plan(text, text) to anon, authenticated;
