-- A question is overdue until it is answered, declined or withdrawn: one that was accepted or scheduled meanwhile keeps its
-- date, as machines/request.machine.ts draws it, and gives the question of its month back when that date is missed.

-- As before; a question is missed in every state in which it waits for its answer.
create or replace function private.settle(member uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
  paris constant timestamp := private.now() at time zone 'Europe/Paris';
begin
  perform private.sign('clock');
  -- A transaction that holds such a row is settling it.
  update public.requests set breached_at = private.now(), quota_month = null
  where id in (
    select id from public.requests
    where kind = 'asynq' and breached_at is null and due_at < private.now()
      and status in ('submitted', 'inReview', 'needsYou', 'accepted', 'scheduled', 'followedUp')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  update public.requests set status = 'expired'
  where id in (
    select id from public.requests
    where kind = 'office-hours' and status in ('submitted', 'inReview', 'needsYou')
      and slot < to_char(paris, 'YYYY-MM-DD"T"HH24:MI')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  update public.requests set status = 'held'
  where id in (
    select id from public.requests
    where kind = 'office-hours' and status in ('accepted', 'scheduled')
      -- The clock is never changed in the afternoon: 20 minutes later is 20 minutes later on the wall.
      and slot <= to_char(paris - interval '20 minutes', 'YYYY-MM-DD"T"HH24:MI')
      and (member is null or member_id = member)
    order by id for update skip locked
  );
  for wanted in
    select distinct gathering from public.requests
    where kind = 'gathering' and status in (
        'submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'accepted', 'scheduled'
      )
      and (member is null or member_id = member)
    order by gathering
  loop
    perform private.settle_gathering(wanted);
  end loop;
end
$$;
