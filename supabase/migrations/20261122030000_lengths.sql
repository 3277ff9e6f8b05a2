-- Two things that a form asks of the database before it sends: how long a text may be, and which office hours are open.

-- The longest answers, in code points; content/limits.ts tells the forms the same (a test compares, on this engine).
-- A dot leads into an answer that is an object.
create function private.longest_answers() returns table (kind text, field text, longest integer)
  language sql immutable set search_path = '' as $$
  values
    ('asynq', 'question', 10000),
    ('asynq', 'context.productLink', 2000),
    ('office-hours', 'callObjective', 4000),
    ('office-hours', 'additionalNotes', 4000),
    ('advisory', 'name', 200),
    ('advisory', 'email', 254),
    ('advisory', 'company', 200),
    ('advisory', 'role', 200),
    ('advisory', 'challenge', 4000),
    ('advisory', 'timeline', 200),
    ('gathering', 'note', 4000),
    ('meeting', 'reason', 4000),
    ('meeting', 'project', 4000),
    ('meeting', 'value', 4000),
    ('contributor', 'experience', 4000),
    ('contributor', 'contribution', 4000),
    ('contributor', 'link', 200),
    ('contributor', 'question', 4000),
    ('contributor', 'material', 4000),
    ('partner', 'offer', 4000),
    ('partner', 'audience', 4000),
    ('partner', 'website', 200),
    ('lab-inquiry', 'idea', 4000),
    ('lab-inquiry', 'trial', 4000),
    ('lab-inquiry', 'material', 4000)
$$;

-- What was asked of a submission until now keeps its sense under a narrower name.
alter function private.fault_in(text, text, jsonb) rename to fault_of_shape;

-- The first field of a submission that cannot be stored, or null: its shape first, then its length.
create function private.fault_in(kind text, subject text, answers jsonb) returns text
  language sql stable set search_path = '' as $$
  select coalesce(
    private.fault_of_shape($1, $2, $3),
    (
      select longest.field from private.longest_answers() as longest
      where longest.kind = $1
        and char_length($3 #>> string_to_array(longest.field, '.')) > longest.longest
      limit 1
    )
  )
$$;

-- The three open office hours nearest to a start, as they stand now: for a request that came back some time ago.
create function private.open_slots_near(wanted text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  return private.nearest_slots(wanted);
exception when datetime_field_overflow or invalid_datetime_format then
  -- No start at all: the nearest to now.
  return private.nearest_slots(to_char(private.now() at time zone 'Europe/Paris', 'YYYY-MM-DD"T"HH24:MI'));
end
$$;
create function public.nearest_slots(slot text) returns jsonb
  language sql stable set search_path = '' as $$ select private.open_slots_near($1) $$;
comment on function public.nearest_slots is 'The three open office hours nearest to a start.';

revoke all on function private.longest_answers() from public, anon, authenticated, service_role;
revoke all on function private.fault_in(text, text, jsonb) from public, anon, authenticated, service_role;
revoke all on function private.open_slots_near(text) from public, anon, authenticated, service_role;
revoke all on function public.nearest_slots(text) from public, anon, authenticated, service_role;
grant execute on function private.open_slots_near(text) to authenticated;
grant execute on function public.nearest_slots(text) to authenticated;
