-- A hosted checkout that takes the payments (server/checkout): which of its subscriptions is whose, and which of its events were taken.
-- What it says is read anew from it after each event, so that neither the order of events nor a second delivery matters; the ticket
-- says which of two readings is the newer one.

create table private.checkout_plans (
  reference text primary key,
  customer text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  product text not null,
  is_open boolean not null,
  ticket bigint not null
);
create index checkout_plans_of_member on private.checkout_plans (user_id, product);
create table private.checkout_events (
  id text primary key,
  kind text not null,
  at timestamptz not null
);
create sequence private.checkout_tickets;
revoke all on table private.checkout_plans from public, anon, authenticated, service_role;
revoke all on table private.checkout_events from public, anon, authenticated, service_role;
revoke all on sequence private.checkout_tickets from public, anon, authenticated, service_role;

-- Takes an event, once: with `plan`, what the checkout says of its subscription now. Returns what became of it.
create function private.apply_checkout(event_id text, event_kind text, reading bigint, plan jsonb) returns text
  language plpgsql set search_path = '' as $$
declare
  of_member constant uuid := (plan ->> 'member')::uuid;
  of_product constant text := plan ->> 'product';
  opens constant boolean := (plan ->> 'open')::boolean;
begin
  insert into private.checkout_events (id, kind, at) values (event_id, event_kind, private.now()) on conflict do nothing;
  if not found then
    return 'known';
  elsif plan is null then
    return 'ignored';
  elsif not exists (select from auth.users where id = of_member) then
    return 'no_member';
  end if;
  insert into private.checkout_plans as known (reference, customer, user_id, product, is_open, ticket)
  values (plan ->> 'reference', plan ->> 'customer', of_member, of_product, opens, reading)
  on conflict (reference) do update set is_open = excluded.is_open, ticket = excluded.ticket
  where known.ticket < excluded.ticket;
  if not found then
    return 'stale';
  end if;
  -- The end of one subscription does not end what another one, or the operator, has opened.
  if not opens and (
    exists (
      select from private.checkout_plans as other
      where other.user_id = of_member and other.product = of_product and other.is_open
    )
    or exists (
      select from public.subscriptions as own
      where own.user_id = of_member and own.product = of_product and own.provider <> 'stripe' and private.is_running(own)
    )
  ) then
    return 'superseded';
  end if;
  insert into public.subscriptions (
    user_id, product, tier, period, is_active, started_at, renews_at, cancel_at_period_end, next_period, payment_failed_at, provider
  ) values (
    of_member, of_product, case of_product when 'membership' then 'premium' else 'free' end, plan ->> 'period', opens,
    (plan ->> 'since')::timestamptz, (plan ->> 'until')::timestamptz, (plan ->> 'cancelled')::boolean, null,
    (plan ->> 'failed_at')::timestamptz, 'stripe'
  )
  on conflict on constraint subscriptions_pkey do update set
    tier = excluded.tier, period = excluded.period, is_active = excluded.is_active, started_at = excluded.started_at,
    renews_at = excluded.renews_at, cancel_at_period_end = excluded.cancel_at_period_end, next_period = null,
    payment_failed_at = excluded.payment_failed_at, provider = excluded.provider;
  return 'stored';
end
$$;
revoke all on function private.apply_checkout(text, text, bigint, jsonb) from public, anon, authenticated, service_role;
