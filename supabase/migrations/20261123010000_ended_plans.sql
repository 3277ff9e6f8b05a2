-- A plan whose `renews_at` has passed is over: its member is free again, also where `is_active` was never taken away.
-- Null means without end. Policies, quota and the operator's list ask these functions, and nothing else asks the table.

create function private.is_running(plan public.subscriptions) returns boolean
  language sql stable set search_path = '' as $$
  select plan.is_active and coalesce(plan.renews_at > private.now(), true)
$$;
revoke all on function private.is_running(public.subscriptions) from public, anon, authenticated, service_role;

-- 'premium' with a running premium membership, else 'free'; null for nobody.
create or replace function private.tier_of(member uuid) returns text
  language sql stable set search_path = '' as $$
  select case
    when member is null then null
    when exists (
      select from public.subscriptions as plan
      where plan.user_id = member and plan.product = 'membership' and plan.tier = 'premium'
        and private.is_running(plan)
    ) then 'premium'
    else 'free'
  end
$$;

-- Whether the caller has bought the toolkits, and still has them.
create or replace function private.has_toolkits() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.subscriptions as plan
    where plan.user_id = (select auth.uid()) and plan.product = 'toolkits' and private.is_running(plan)
  )
$$;
