// A random walk around one table, in one transaction: the API is too slow for thousands of steps.
/** The possible events at a table. */
export const actions = [
  'apply',
  'accept',
  'take',
  'take',
  'withdraw',
  'withdraw',
  'decline',
  'offer',
  'wait',
] as const;

/** Three apply and are accepted, as far as there are seats; three more wait. */
export const opening = ['apply', 'accept', 'apply'].flatMap((what, round) =>
  [0, 1, 2].map((who) => ({ what, who: round === 2 ? who + 3 : who })),
);

/** A walk in one transaction: after each step every member reads, and the walk records what they see. */
export const walkFunction = `
create or replace function private.walk(place text, people uuid[], steps jsonb) returns jsonb
  language plpgsql as $$
declare
  looks jsonb := '[]';
  step jsonb;
  who uuid;
  wanted uuid;
  said jsonb;
  hours integer := 0;
begin
  perform set_config('axis.hours', '0', true);
  for step in select * from jsonb_array_elements(steps) loop
    who := people[(step ->> 'who')::integer + 1];
    said := null;
    select id into wanted from public.requests where gathering = place and member_id = who
    order by status in ('withdrawn', 'expired'), created_at desc, id limit 1;
    perform set_config('request.jwt.claims', json_build_object('sub', who)::text, true),
      set_config('request.jwt.claim.sub', who::text, true);
    case step ->> 'what'
      when 'apply' then
        said := public.submit_request(gen_random_uuid(), 'gathering', 'A walk', jsonb_build_object('gathering', place));
      when 'withdraw' then said := public.withdraw_request(wanted);
      when 'take' then said := public.accept_offer(wanted);
      when 'accept' then said := public.move_request(wanted, 'accepted');
      when 'decline' then said := public.move_request(wanted, 'declined');
      when 'offer' then said := public.move_request(wanted, 'offered');
      when 'wait' then
        hours := hours + 13;
        perform set_config('axis.hours', hours::text, true);
    end case;
    perform private.settle_gathering(place);
    select looks || jsonb_build_object(
      'seats', max(seats - reserved),
      'refused', (said ->> 'outcome' is not distinct from 'refused')::integer,
      'taken', count(*) filter (where request.status = 'accepted'),
      'offered', count(*) filter (where request.status = 'offered'),
      'waiting', count(*) filter (where request.status = 'waitlisted'),
      'stale', count(*) filter (where request.status = 'offered'
        and offered_until not between private.now() and private.now() + interval '24 hours')
    ) into looks
    from public.gathering_seats left join public.requests as request on request.gathering = gathering_seats.id
    where gathering_seats.id = place;
  end loop;
  update public.gathering_seats set status = 'past' where id = place;
  return looks;
end
$$`;

/**
 * The actions of one of several members at a table, at the same time as the others: each action is
 * a transaction of its own, and after each the table is counted. All clocks show the same hour at
 * the same step.
 */
export const strollProcedure = `
create or replace procedure private.stroll(place text, person uuid, steps jsonb)
  language plpgsql as $$
declare
  step jsonb;
  wanted uuid;
  said jsonb;
  promised integer;
begin
  for step in select value from jsonb_array_elements(steps) loop
    perform set_config('request.jwt.claims', json_build_object('sub', person)::text, false),
      set_config('request.jwt.claim.sub', person::text, false),
      set_config('axis.hours', step ->> 'hours', false);
    select id into wanted from public.requests where gathering = place and member_id = person
    order by status in ('withdrawn', 'expired'), created_at desc, id limit 1;
    case step ->> 'what'
      when 'apply' then
        said := public.submit_request(gen_random_uuid(), 'gathering', 'A walk', jsonb_build_object('gathering', place));
      when 'withdraw' then said := public.withdraw_request(wanted);
      when 'take' then said := public.accept_offer(wanted);
      when 'accept' then said := public.move_request(wanted, 'accepted');
    end case;
    commit;
    select count(*) into promised from public.requests
    where gathering = place and status in ('accepted', 'offered');
    if promised > (select seats - reserved from public.gathering_seats where id = place) then
      raise exception '% promises % seats', place, promised;
    end if;
  end loop;
end
$$`;
