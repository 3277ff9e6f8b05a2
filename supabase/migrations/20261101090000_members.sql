-- Members: what they answered (profiles) and what they pay for (subscriptions).
-- Runs unchanged on the embedded PGlite, on a Postgres server and on a hosted Supabase.

-- Answers of the onboarding: one row a member, made with the account.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  identity_types text[] not null default '{}',
  company_name text,
  company_stage text,
  sector text,
  website text,
  referral_source text,
  modules text[] not null default '{}',
  signals text[] not null default '{}',
  onboarding_complete boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint identity_types_known check (
    array_position(identity_types, null) is null
    and cardinality(identity_types) <= 6
    and identity_types <@ array[
      'founder', 'raising-capital', 'building-complex', 'tools-strategy', 'exploring', 'connect-fund'
    ]::text[]
  ),
  constraint company_stage_known check (company_stage in ('', 'idea', 'pre-seed', 'seed', 'series-a-plus')),
  constraint modules_known check (
    array_position(modules, null) is null
    and cardinality(modules) <= 7
    and modules <@ array[
      'secondCurve', 'nextCurve', 'asyncq', 'opsCabinet', 'signalExchange', 'openCircle', 'fromLab'
    ]::text[]
  ),
  constraint signals_known check (
    array_position(signals, null) is null
    and cardinality(signals) <= 6
    and signals <@ array[
      'secondCurve', 'nextCurve', 'toolDrops', 'labSignals', 'openCircleInvites', 'quasarUpdates'
    ]::text[]
  ),
  constraint company_name_length check (char_length(company_name) <= 200),
  constraint sector_length check (char_length(sector) <= 100),
  constraint website_length check (char_length(website) <= 500),
  constraint referral_source_length check (char_length(referral_source) <= 100)
);

comment on table public.profiles is 'Onboarding answers; each member reads and writes their own.';

-- What a member has: written by the server only (payment provider, or the demo of tools/).
create table public.subscriptions (
  user_id uuid not null references auth.users (id) on delete cascade,
  product text not null,
  tier text not null,
  period text not null,
  is_active boolean not null default true,
  started_at timestamptz not null default now(),
  renews_at timestamptz,

  primary key (user_id, product),
  constraint product_known check (product in ('membership', 'toolkits')),
  constraint tier_known check (tier in ('premium', 'free')),
  constraint period_known check (period in ('monthly', 'annually')),
  -- The toolkits open toolkits; only a membership makes somebody premium.
  constraint tier_comes_with_membership check (tier = 'free' or product = 'membership')
);

comment on table public.subscriptions is 'Read by its owner, written by the server.';

-- Who may do what. Hosted projects grant everything by default, hence the revokes.
alter table public.profiles enable row level security;
alter table public.subscriptions enable row level security;

revoke all on table public.profiles from public, anon, authenticated;
revoke all on table public.subscriptions from public, anon, authenticated;
grant select on table public.profiles to authenticated;
-- An upsert names the id again, so the id is in both lists; the policies keep it the member's own.
grant insert (
  id, identity_types, company_name, company_stage, sector, website, referral_source,
  modules, signals, onboarding_complete
) on table public.profiles to authenticated;
grant update (
  id, identity_types, company_name, company_stage, sector, website, referral_source,
  modules, signals, onboarding_complete
) on table public.profiles to authenticated;
grant select on table public.subscriptions to authenticated;
grant all on table public.profiles to service_role;
grant all on table public.subscriptions to service_role;

create policy "Members read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "Members create their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "Members change their own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "Members read their own subscriptions" on public.subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);

-- Functions that only triggers call live outside the schemas that the API shows.
create schema if not exists private;
revoke all on schema private from public;

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- The visitor's own words from the sign-up: six keys, each kept only if the table's checks accept it.
-- Whatever else the metadata claims is ignored, and nothing in it can make a sign-up fail.
create function private.profile_from_sign_up() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  answers jsonb;
  identities text[];
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;

  -- Some drivers store the metadata as a JSON string.
  answers := to_jsonb(new.raw_user_meta_data);
  if jsonb_typeof(answers) = 'string' then
    answers := (answers #>> '{}')::jsonb;
  end if;
  if answers is null or jsonb_typeof(answers) <> 'object' then
    return new;
  end if;

  if jsonb_typeof(answers -> 'identity_types') = 'array'
    and jsonb_array_length(answers -> 'identity_types') <= 100 then
    begin
      select coalesce(array_agg(picked.id order by picked.place), '{}') into identities
      from (
        select item.value #>> '{}' as id, min(item.place) as place
        from jsonb_array_elements(answers -> 'identity_types') with ordinality as item (value, place)
        group by 1
      ) as picked;
      update public.profiles set identity_types = identities where id = new.id;
    exception when others then null;
    end;
  end if;
  if jsonb_typeof(answers -> 'company_name') = 'string' then
    begin
      update public.profiles set company_name = nullif(btrim(answers ->> 'company_name'), '') where id = new.id;
    exception when others then null;
    end;
  end if;
  if jsonb_typeof(answers -> 'company_stage') = 'string' then
    begin
      update public.profiles set company_stage = nullif(btrim(answers ->> 'company_stage'), '') where id = new.id;
    exception when others then null;
    end;
  end if;
  if jsonb_typeof(answers -> 'sector') = 'string' then
    begin
      update public.profiles set sector = nullif(btrim(answers ->> 'sector'), '') where id = new.id;
    exception when others then null;
    end;
  end if;
  if jsonb_typeof(answers -> 'website') = 'string' then
    begin
      update public.profiles set website = nullif(btrim(answers ->> 'website'), '') where id = new.id;
    exception when others then null;
    end;
  end if;
  if jsonb_typeof(answers -> 'referral_source') = 'string' then
    begin
      update public.profiles set referral_source = nullif(btrim(answers ->> 'referral_source'), '') where id = new.id;
    exception when others then null;
    end;
  end if;
  return new;
exception when others then
  -- Undone with everything above: the member still gets an account and an empty profile.
  begin
    insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  exception when others then null;
  end;
  return new;
end
$$;

revoke all on function private.touch_updated_at() from public, anon, authenticated, service_role;
revoke all on function private.profile_from_sign_up() from public, anon, authenticated, service_role;

create trigger axis_profile_from_sign_up after insert on auth.users
  for each row execute function private.profile_from_sign_up();

-- Accounts that were there before these tables.
insert into public.profiles (id) select id from auth.users on conflict (id) do nothing;
