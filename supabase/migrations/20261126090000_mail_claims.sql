-- A claim looks at the first mails that are due and not at the whole queue: one question for both kinds of mails could use no
-- index in its order, and sorted ten thousand rows for each mail that was sent.

-- Takes mails whose worker is gone, and those that are due; no other worker gets them while the lease lasts.
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
