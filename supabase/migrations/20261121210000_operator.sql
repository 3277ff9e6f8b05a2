-- The advisor's desk (`npm run operator`): every request with its sender, through the server's key alone.

-- Requests with whom to answer, their history and files; missed dates and lapsed offers are settled first.
-- Statuses, kinds and the bounds of the id narrow it; null leaves open. `short` is the shortest beginning of
-- the id, at one of its hyphens, that no other request shares.
create function private.operator_requests(statuses text[], kinds text[], low uuid, high uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle();
  return (
    with line as (
      select id, id::text as name, lag(id::text) over (order by id) as before,
        lead(id::text) over (order by id) as after
      from public.requests
    ), named as (
      select line.id, (
        select left(line.name, min(length)) from unnest(array[8, 13, 18, 23, 36]) as length
        where left(line.name, length) is distinct from left(line.before, length)
          and left(line.name, length) is distinct from left(line.after, length)
      ) as short
      from line
    )
    select coalesce(jsonb_agg(private.shown(request) || jsonb_build_object(
      'short', named.short,
      'email', coalesce(request.address, account.email),
      'company', nullif(btrim(profile.company_name), ''),
      'tier', private.tier_of(request.member_id),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) order by event.id), '[]')
        from public.request_events as event where event.request_id = request.id
      ),
      'attachments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.name, 'type', file.type, 'size', file.size
        ) order by file.created_at, file.id), '[]')
        from public.attachments as file where file.request_id = request.id
      )
    ) order by request.due_at nulls last, request.created_at, request.id), '[]')
    from public.requests as request
    join named on named.id = request.id
    left join auth.users as account on account.id = request.member_id
    left join public.profiles as profile on profile.id = request.member_id
    where (statuses is null or request.status = any (statuses))
      and (kinds is null or request.kind = any (kinds))
      and (low is null or request.id >= low)
      and (high is null or request.id <= high)
  );
end
$$;

create function public.operator_requests(
  statuses text[] default null, kinds text[] default null, low uuid default null, high uuid default null
) returns jsonb
  language sql set search_path = '' as $$ select private.operator_requests($1, $2, $3, $4) $$;

comment on function public.operator_requests is 'What the advisor works on, through the server''s key alone.';

revoke all on function private.operator_requests(text[], text[], uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function public.operator_requests(text[], text[], uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.operator_requests(text[], text[], uuid, uuid) to service_role;
grant execute on function public.operator_requests(text[], text[], uuid, uuid) to service_role;
