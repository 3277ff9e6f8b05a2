-- The queue of mails: a row is written in the transaction of what it tells, and a worker sends it (machines/mail.machine.ts draws
-- its life; tests compare). Nothing of it can be reached by anon or authenticated. Decision 026.

create table private.mails (
  -- Its Message-ID, at each attempt.
  id uuid primary key default gen_random_uuid(),
  -- Its template: server/mail/facts.mjs says which facts `data` must hold.
  kind text not null,
  member uuid references auth.users (id) on delete cascade,
  address text not null,
  data jsonb not null default '{}',
  -- What is told once has one key.
  dedupe_key text not null unique,
  status text not null default 'queued',
  due_at timestamptz not null,
  -- After this moment it would tell nothing any more.
  expires_at timestamptz,
  -- Failures since it was queued, or since the operator sent it again.
  attempts integer not null default 0,
  leased_by text,
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,

  constraint kind_known check (kind in (
    'received', 'status', 'needsYou', 'answered', 'scheduled', 'reminder24', 'reminder1', 'seatOffered', 'offerLapsing',
    'offerLapsed', 'promiseMissed', 'welcome', 'passwordChanged', 'newsletterConfirm', 'newsletterIssue', 'recovery'
  )),
  constraint status_known check (status in ('queued', 'sending', 'sent', 'givenUp', 'cancelled')),
  constraint data_is_an_object check (jsonb_typeof(data) = 'object'),
  constraint address_length check (char_length(address) between 3 and 320 and address !~ '[\r\n]'),
  constraint leases_are_of_sending check ((leased_by is not null and lease_until is not null) = (status = 'sending')),
  constraint sent_once check ((sent_at is not null) = (status = 'sent'))
);
comment on table private.mails is 'Mails to send; written by triggers and by the server, never by the API.';
create index mails_member on private.mails (member);
create index mails_due on private.mails (due_at, id) where status = 'queued';
create index mails_leased on private.mails (lease_until) where status = 'sending';
create index mails_given_up on private.mails (status) where status = 'givenUp';

-- What an address has switched off, by scope (a kind of mail), and the secret of its link.
create table private.mail_choices (
  token uuid primary key default gen_random_uuid(),
  address text not null,
  scope text not null,
  left_at timestamptz,

  unique (address, scope)
);
comment on table private.mail_choices is 'The links by which an address leaves a kind of mail, and what it has left.';

revoke all on table private.mails from public, anon, authenticated, service_role;
revoke all on table private.mail_choices from public, anon, authenticated, service_role;

-- Whether a kind can be switched off; server/mail/facts.mjs says the same, and why.
create function private.is_optional_mail(kind text) returns boolean
  language sql immutable set search_path = '' as $$
  select kind in ('welcome', 'reminder24', 'reminder1', 'newsletterIssue')
$$;

-- The secret of an address for one scope: the same in each mail, so that a link of an old mail works.
create function private.mail_token(wanted text, of_scope text) returns uuid
  language plpgsql set search_path = '' as $$
declare
  known uuid;
begin
  insert into private.mail_choices (address, scope) values (lower(wanted), of_scope) on conflict do nothing;
  select token into known from private.mail_choices where address = lower(wanted) and scope = of_scope;
  return known;
end
$$;

-- Writes a mail into the queue, once for each key; without an address there is nobody to write to.
create function private.queue_mail(
  kind text, member uuid, address text, data jsonb, key text,
  due_at timestamptz default null, expires_at timestamptz default null
) returns void
  language plpgsql set search_path = '' as $$
declare
  facts jsonb := jsonb_strip_nulls(data);
begin
  if coalesce(address, '') !~ '.@.' or char_length(address) > 320 or address ~ '[\r\n]' then
    return;
  end if;
  if private.is_optional_mail(kind) and not facts ? 'leaveToken' then
    facts := facts || jsonb_build_object('leaveToken', private.mail_token(address, kind));
  end if;
  insert into private.mails (kind, member, address, data, dedupe_key, due_at, expires_at, created_at)
  values (kind, member, address, facts, key, coalesce(queue_mail.due_at, private.now()), queue_mail.expires_at, private.now())
  on conflict (dedupe_key) do nothing;
end
$$;

-- How long a mail waits after so many failures; null: no further attempt.
create function private.mail_delay(failures integer) returns interval
  language sql immutable set search_path = '' as $$
  select (array[
    interval '1 minute', interval '5 minutes', interval '15 minutes', interval '1 hour', interval '4 hours'
  ])[failures]
$$;

-- Takes mails that are due, and those whose worker is gone; no other worker gets them while the lease lasts.
create function private.claim_mails(worker text, batch integer, lease integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  found_ids uuid[];
  claimed jsonb;
begin
  loop
    select array_agg(one.id) into found_ids from (
      select id from private.mails
      where (status = 'queued' and due_at <= private.now())
        or (status = 'sending' and lease_until <= private.now())
      order by due_at, id limit least(greatest(batch, 1), 500) for update skip locked
    ) as one;
    if found_ids is null then
      return '[]';
    end if;
    update private.mails as mail set status = 'cancelled', leased_by = null, lease_until = null,
      data = case when kind = 'recovery' then '{}' else data end
    where id = any (found_ids) and not private.is_wanted(mail);
    with taken as (
      update private.mails set status = 'sending', leased_by = worker,
        lease_until = private.now() + make_interval(secs => lease)
      where id = any (found_ids) and status <> 'cancelled'
      returning id, kind, address, data, attempts, due_at
    )
    select jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'address', address, 'data', data, 'attempts', attempts
    ) order by due_at, id) into claimed from taken;
    if claimed is not null then
      return claimed;
    end if;
  end loop;
end
$$;

-- The receiver has it. True from any worker that had it: that another one has it now changes nothing.
create function private.mail_sent(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  update private.mails set status = 'sent', sent_at = private.now(), leased_by = null, lease_until = null, last_error = null,
    -- Its link is a secret.
    data = case when kind = 'recovery' then '{}' else data end
  where id = wanted and status = 'sending';
  return jsonb_build_object('outcome', case when found then 'stored' else 'unchanged' end);
end
$$;

-- The receiver has not taken it: another attempt later, or none. Nothing happens when another worker has it now.
create function private.mail_failed(wanted uuid, worker text, reason text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  update private.mails set attempts = attempts + 1, leased_by = null, lease_until = null, last_error = left(reason, 300),
    status = case when private.mail_delay(attempts + 1) is null then 'givenUp' else 'queued' end,
    due_at = private.now() + coalesce(private.mail_delay(attempts + 1), interval '0')
  where id = wanted and status = 'sending' and leased_by = worker;
  return jsonb_build_object('outcome', case when found then 'stored' else 'unchanged' end);
end
$$;

-- The operator sends again what was given up, or what waits for its next attempt.
create function private.mail_retry(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  update private.mails set status = 'queued', attempts = 0, due_at = private.now(), last_error = null
  where id = wanted and (status = 'givenUp' or (status = 'queued' and attempts > 0));
  return jsonb_build_object('outcome', case when found then 'stored' else 'refused' end);
end
$$;

-- What the operator looks after: mails that were given up or failed, and how many there are of each status. Without their facts.
create function private.operator_mails() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'counts', (
      select coalesce(jsonb_object_agg(counted.status, counted.count), '{}')
      from (select status, count(*) from private.mails group by status) as counted
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'address', address, 'status', status, 'attempts', attempts,
        'due_at', due_at, 'last_error', last_error, 'created_at', created_at
      ) order by status, created_at, id), '[]')
      from private.mails where status = 'givenUp' or (status in ('queued', 'sending') and attempts > 0)
    )
  )
$$;

-- Forgets what is over: after 30 days all but issues (a reader gets each once), and secrets with their hour.
create function private.tidy_mails() returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails
  where kind <> 'newsletterIssue' and status <> 'sending'
    and greatest(created_at, due_at) < private.now() - interval '30 days';
  update private.mails set data = '{}'
  where kind = 'recovery' and data <> '{}' and status <> 'sending' and expires_at <= private.now();
  return '{"outcome": "stored"}';
end
$$;

-- For the worker and the operator, through the server's key alone.
create function public.claim_mails(worker text, batch integer, lease integer) returns jsonb
  language sql set search_path = '' as $$ select private.claim_mails($1, $2, $3) $$;
create function public.mail_sent(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.mail_sent($1) $$;
create function public.mail_failed(id uuid, worker text, reason text) returns jsonb
  language sql set search_path = '' as $$ select private.mail_failed($1, $2, $3) $$;
create function public.mail_retry(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.mail_retry($1) $$;
create function public.operator_mails() returns jsonb
  language sql stable set search_path = '' as $$ select private.operator_mails() $$;
create function public.tidy_mails() returns jsonb
  language sql set search_path = '' as $$ select private.tidy_mails() $$;

revoke all on function private.is_optional_mail(text) from public, anon, authenticated, service_role;
revoke all on function private.mail_token(text, text) from public, anon, authenticated, service_role;
revoke all on function private.queue_mail(text, uuid, text, jsonb, text, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
revoke all on function private.mail_delay(integer) from public, anon, authenticated, service_role;
revoke all on function private.claim_mails(text, integer, integer) from public, anon, authenticated, service_role;
revoke all on function private.mail_sent(uuid) from public, anon, authenticated, service_role;
revoke all on function private.mail_failed(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function private.mail_retry(uuid) from public, anon, authenticated, service_role;
revoke all on function private.operator_mails() from public, anon, authenticated, service_role;
revoke all on function private.tidy_mails() from public, anon, authenticated, service_role;
revoke all on function public.claim_mails(text, integer, integer) from public, anon, authenticated, service_role;
revoke all on function public.mail_sent(uuid) from public, anon, authenticated, service_role;
revoke all on function public.mail_failed(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.mail_retry(uuid) from public, anon, authenticated, service_role;
revoke all on function public.operator_mails() from public, anon, authenticated, service_role;
revoke all on function public.tidy_mails() from public, anon, authenticated, service_role;
grant execute on function private.claim_mails(text, integer, integer) to service_role;
grant execute on function private.mail_sent(uuid) to service_role;
grant execute on function private.mail_failed(uuid, text, text) to service_role;
grant execute on function private.mail_retry(uuid) to service_role;
grant execute on function private.operator_mails() to service_role;
grant execute on function private.tidy_mails() to service_role;
grant execute on function public.claim_mails(text, integer, integer) to service_role;
grant execute on function public.mail_sent(uuid) to service_role;
grant execute on function public.mail_failed(uuid, text, text) to service_role;
grant execute on function public.mail_retry(uuid) to service_role;
grant execute on function public.operator_mails() to service_role;
grant execute on function public.tidy_mails() to service_role;
