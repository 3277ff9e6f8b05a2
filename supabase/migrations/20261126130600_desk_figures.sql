-- How we are doing: promises, waiting times and what is asked about, in numbers alone. No words, no names, no ids.

-- Each request of some months with what became of its promise. `reply` is the first yes, no, date or answer of the advisor; one that
-- was sent at the desk counts from the moment of sending.
create function private.promises_since(first timestamptz) returns table (
  kind text, month text, topic text, asked_at timestamptz, reply_at timestamptz, is_broken boolean, is_running boolean, is_open boolean
)
  language sql stable set search_path = '' as $$
  select request.kind, private.month_of(request.created_at), case when request.kind = 'asynq' then request.answers ->> 'domain' end,
    request.created_at, reply.at,
    request.due_at is not null and (
      request.breached_at is not null
      or (reply.at is null and request.due_at < private.now() and request.status in ('submitted', 'inReview', 'needsYou'))
      or coalesce(reply.at > greatest(request.due_at, request.created_at + private.promise(request.kind)), false)
    ),
    request.due_at is not null and reply.at is null and request.breached_at is null and request.due_at >= private.now()
      and request.status in ('submitted', 'inReview', 'needsYou'),
    private.is_open(request.kind, request.status)
  from public.requests as request
  left join lateral (
    select coalesce((select min(acts.at) from public.desk_acts as acts where acts.event_id = event.id), event.at) as at
    from public.request_events as event
    where event.request_id = request.id and event.actor = 'advisor' and event.from_status <> event.to_status
      and event.to_status in ('accepted', 'scheduled', 'answered', 'declined')
    order by event.id limit 1
  ) as reply on true
  where request.created_at >= first
$$;

create function private.median_hours(spans double precision[]) returns numeric
  language sql immutable set search_path = '' as $$
  select round((percentile_cont(0.5) within group (order by span))::numeric, 1) from unnest(spans) as span
$$;

create function private.desk_figures(months integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  this_month constant timestamp := date_trunc('month', private.now() at time zone 'Europe/Paris');
  first timestamp;
begin
  if private.staff_now() is null then
    return private.refused('not_found');
  elsif months is null or months not between 1 and 36 then
    return private.refused('invalid', '{"field": "months"}');
  end if;
  perform private.settle();
  first := this_month - make_interval(months => months - 1);
  return (
    with known as materialized (
      select one.*, one.reply_at is not null and not one.is_broken and private.promise(one.kind) is not null as is_kept,
        case when private.promise(one.kind) is not null then extract(epoch from one.reply_at - one.asked_at) / 3600 end as hours
      from private.promises_since(first at time zone 'Europe/Paris') as one
    ), ages as (
      select case
        when private.now() - request.created_at < interval '24 hours' then 1
        when private.now() - request.created_at < interval '48 hours' then 2
        when private.now() - request.created_at < interval '72 hours' then 3
        when private.now() - request.created_at < interval '7 days' then 4
        else 5
      end as place, count(*) as count
      from public.requests as request where private.is_open(request.kind, request.status) group by 1
    )
    select jsonb_build_object(
      'outcome', 'found', 'now', private.now(),
      'promises', (
        select jsonb_build_object('kept', count(*) filter (where is_kept), 'broken', count(*) filter (where is_broken),
          'running', count(*) filter (where is_running)) from known
      ),
      'median_hours', (select private.median_hours(array_agg(hours)) from known where hours is not null),
      'open_by_age', (
        select jsonb_agg(jsonb_build_object('age', age.name, 'count', coalesce(ages.count, 0)) order by age.place)
        from unnest(array['under24h', '1to2d', '2to3d', '3to7d', 'over7d']) with ordinality as age (name, place)
        left join ages on ages.place = age.place
      ),
      'by_kind', (
        select jsonb_agg(jsonb_build_object('kind', kinds.kind, 'asked', counted.asked, 'open', counted.open, 'kept', counted.kept,
          'broken', counted.broken, 'median_hours', counted.median) order by kinds.place)
        from unnest(array[
          'asynq', 'office-hours', 'advisory', 'gathering', 'meeting', 'contributor', 'partner', 'perk', 'channel', 'lab-inquiry'
        ]) with ordinality as kinds (kind, place)
        cross join lateral (
          select count(*) as asked, count(*) filter (where is_open) as open, count(*) filter (where is_kept) as kept,
            count(*) filter (where is_broken) as broken,
            private.median_hours(array_agg(hours) filter (where hours is not null)) as median
          from known where known.kind = kinds.kind
        ) as counted
      ),
      'by_topic', (
        select coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'asked', asked) order by asked desc, topic), '[]')
        from (select topic, count(*) as asked from known where topic is not null group by topic) as topics
      ),
      'months', (
        select jsonb_agg(jsonb_build_object('month', to_char(span.start, 'YYYY-MM'), 'asked', counted.asked, 'replied', counted.replied,
          'kept', counted.kept, 'broken', counted.broken, 'median_hours', counted.median) order by span.start)
        from generate_series(first, this_month, interval '1 month') as span (start)
        cross join lateral (
          select count(*) as asked, count(*) filter (where reply_at is not null) as replied, count(*) filter (where is_kept) as kept,
            count(*) filter (where is_broken) as broken,
            private.median_hours(array_agg(hours) filter (where hours is not null)) as median
          from known where known.month = to_char(span.start, 'YYYY-MM')
        ) as counted
      )
    )
  );
end
$$;

create function public.desk_figures(months integer default 12) returns jsonb
  language sql set search_path = '' as $$ select private.desk_figures($1) $$;

revoke all on function private.promises_since(timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.median_hours(double precision[]) from public, anon, authenticated, service_role;
revoke all on function private.desk_figures(integer) from public, anon, authenticated, service_role;
revoke all on function public.desk_figures(integer) from public, anon, authenticated, service_role;
grant execute on function private.desk_figures(integer) to anon, authenticated;
grant execute on function public.desk_figures(integer) to anon, authenticated;
