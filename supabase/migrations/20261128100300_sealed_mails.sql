-- As before; what a mail holds sealed is erased once it is sent, dropped or late, whichever kind it is: links that set a password are
-- joined by links that give an account another address.

create or replace function private.claim_mails(worker text, batch integer, lease integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(batch, 1), 500);
  found_ids uuid[];
  claimed jsonb;
begin
  loop
    found_ids := array(
      select id from private.mails
      where status = 'sending' and lease_until <= private.now()
      order by lease_until limit most for update skip locked
    );
    if cardinality(found_ids) < most then
      found_ids := found_ids || array(
        select id from private.mails
        where status = 'queued' and due_at <= private.now()
        order by due_at, id limit most - cardinality(found_ids) for update skip locked
      );
    end if;
    if cardinality(found_ids) = 0 then
      return '[]';
    end if;
    update private.mails as mail set status = 'cancelled', leased_by = null, lease_until = null, data = data - 'sealed'
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

create or replace function private.mail_sent(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  update private.mails set status = 'sent', sent_at = private.now(), leased_by = null, lease_until = null, last_error = null,
    data = data - 'sealed'
  where id = wanted and status = 'sending';
  return jsonb_build_object('outcome', case when found then 'stored' else 'unchanged' end);
end
$$;

create or replace function private.tidy_mails() returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails
  where kind <> 'newsletterIssue' and status <> 'sending'
    and greatest(created_at, due_at) < private.now() - interval '30 days';
  update private.mails set data = data - 'sealed'
  where data ? 'sealed' and status <> 'sending' and expires_at <= private.now();
  delete from private.new_addresses where until < private.now() - interval '7 days';
  delete from private.former_addresses where until < private.now() - interval '7 days';
  return '{"outcome": "stored"}';
end
$$;
