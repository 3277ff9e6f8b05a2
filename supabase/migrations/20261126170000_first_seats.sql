-- A freed seat is offered to members with priority first, in the order in which they applied, and then to the others in theirs.
-- Who has priority is a row of public.capabilities; what counts is the plan at the moment of the offer.

create function private.comes_first(member uuid) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(private.allowance(member, 'premium-events'), 1) > 0
$$;
revoke all on function private.comes_first(uuid) from public, anon, authenticated, service_role;

-- As before; a member's place is the place in that order.
create or replace function private.shown(request public.requests) returns jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(request) || jsonb_build_object(
    'position', case when request.status = 'waitlisted' then (
      select count(*) + 1 from public.requests as before
      where before.gathering = request.gathering and before.status = 'waitlisted'
        and (not private.comes_first(before.member_id), before.queued_at, before.id)
          < (not private.comes_first(request.member_id), request.queued_at, request.id)
    ) end,
    'sequence', private.sequence_of(request.id)
  )
$$;

-- As before; the seat goes to the first in that order.
create or replace function private.settle_gathering(wanted text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  place public.gathering_seats;
  first uuid;
begin
  -- Mostly there is nothing to do: then no lock is taken.
  if not exists (
    select from public.requests as request
    join public.gathering_seats as occasion on occasion.id = request.gathering
    where request.gathering = wanted and (
      (request.status = 'offered' and request.offered_until <= private.now())
      or (request.status = 'waitlisted' and private.free_seats(wanted) > 0)
      or (private.is_over(occasion) and request.status in (
        'submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'accepted', 'scheduled'
      ))
    )
  ) then
    return;
  end if;
  select * into place from public.gathering_seats where id = wanted for update;
  perform private.sign('clock');
  update public.requests set status = 'waitlisted'
  where gathering = wanted and status = 'offered'
    and (offered_until <= private.now() or private.is_over(place));
  if private.is_over(place) then
    update public.requests set status = 'expired'
    where gathering = wanted and status in ('submitted', 'inReview', 'needsYou', 'waitlisted');
    update public.requests set status = 'held'
    where gathering = wanted and status in ('accepted', 'scheduled');
    return;
  end if;
  while private.free_seats(wanted) > 0 loop
    select id into first from public.requests
    where gathering = wanted and status = 'waitlisted'
    order by not private.comes_first(member_id), queued_at, id limit 1 for update;
    exit when not found;
    update public.requests set status = 'offered' where id = first;
  end loop;
end
$$;

-- As before; the desk lists the waitlist in that order, too.
create or replace function private.guests(gathering text, statuses text[]) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', request.id, 'status', request.status,
    'email', private.address_of(request),
    'company', (select nullif(btrim(company_name), '') from public.profiles where id = request.member_id),
    'tier', private.tier_of(request.member_id), 'created_at', request.created_at, 'queued_at', request.queued_at,
    'position', private.shown(request) -> 'position', 'offered_until', request.offered_until
  ) order by request.queued_at is not null and not private.comes_first(request.member_id),
    request.queued_at nulls first, request.created_at, request.id), '[]')
  from public.requests as request where request.gathering = $1 and request.status = any ($2)
$$;
