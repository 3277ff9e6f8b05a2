-- The full signal stack of Premium: searches that are saved, and an order of one's own for what is on the stack. Both outlast the plan:
-- without it their member reads and deletes them, with it they can be added to and changed again.

create table public.saved_searches (
  member_id uuid not null references auth.users (id) on delete cascade,
  -- What is looked for, as it was typed, and the chip of /signal-stack beside it; 'all' is a chip too.
  words text not null,
  kind text not null,
  saved_at timestamptz not null default now(),

  primary key (member_id, words, kind),
  constraint words_say_something check (
    words ~ '\S' and words = btrim(words) and words !~ '[[:cntrl:]]' and char_length(words) <= 100
  ),
  constraint kind_is_a_word check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40)
);
comment on table public.saved_searches is 'Searches over the full signal stack; written with the capability full-signal-stack alone.';

alter table public.saved_searches enable row level security;
revoke all on table public.saved_searches from public, anon, authenticated, service_role;
grant select, delete on table public.saved_searches to authenticated;
grant insert (member_id, words, kind) on table public.saved_searches to authenticated;
grant all on table public.saved_searches to service_role;

create policy "Members read their own searches" on public.saved_searches
  for select to authenticated using ((select auth.uid()) = member_id);
create policy "Members save searches with the full stack" on public.saved_searches
  for insert to authenticated with check (
    (select auth.uid()) = member_id and (select private.may('full-signal-stack'))
  );
create policy "Members delete their own searches" on public.saved_searches
  for delete to authenticated using ((select auth.uid()) = member_id);

-- content/limits.ts tells the site the same (a test compares, on this engine).
create function private.saved_search_limit() returns integer
  language sql immutable set search_path = '' as $$ select 50 $$;

-- After a search was saved: counted under a lock of its member's, because two tabs can race for the last one.
create function private.limit_searches() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.alone('searches', new.member_id);
  if (select count(*) from public.saved_searches where member_id = new.member_id) > private.saved_search_limit() then
    -- The API answers 409 with this word (src/flows/fullStack/ports/rows.ts).
    raise exception using errcode = 'PT409', message = 'searches_full';
  end if;
  return null;
end
$$;
create trigger saved_searches_limit after insert on public.saved_searches
  for each row execute function private.limit_searches();

-- Its place in the member's own order, from 1; null: added since, and before all of those. No member can write it but by order_stack.
alter table public.stack_items
  add column place integer,
  add constraint place_counts check (place > 0);

-- The whole order at once, kinds beside items: of two tabs the later one wins, and an item that is not named has no place.
create function private.order_stack(kinds text[], items text[]) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return private.refused('not_signed_in');
  elsif not private.may('full-signal-stack') then
    return private.refused('not_allowed');
  elsif cardinality(kinds) is distinct from cardinality(items)
    or coalesce(cardinality(items) > private.member_limit('stackItems'), true) then
    return private.refused('invalid', '{"field": "items"}');
  end if;
  -- After whatever is being added.
  perform private.alone('stack', member);
  update public.stack_items as own set place = asked.place
  from public.stack_items as mine
  left join (
    select named.kind, named.item, min(named.place)::integer as place
    from unnest(kinds, items) with ordinality as named (kind, item, place)
    group by named.kind, named.item
  ) as asked on asked.kind = mine.kind and asked.item = mine.item
  where mine.member_id = member
    and own.member_id = mine.member_id and own.kind = mine.kind and own.item = mine.item;
  return '{"outcome": "stored"}';
end
$$;

create function public.order_stack(kinds text[], items text[]) returns jsonb
  language sql set search_path = '' as $$ select private.order_stack($1, $2) $$;

revoke all on function private.saved_search_limit() from public, anon, authenticated, service_role;
revoke all on function private.limit_searches() from public, anon, authenticated, service_role;
revoke all on function private.order_stack(text[], text[]) from public, anon, authenticated, service_role;
revoke all on function public.order_stack(text[], text[]) from public, anon, authenticated, service_role;
grant execute on function private.order_stack(text[], text[]) to anon, authenticated;
grant execute on function public.order_stack(text[], text[]) to anon, authenticated;
