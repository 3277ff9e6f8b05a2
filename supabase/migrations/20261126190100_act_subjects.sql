-- The list of what staff did also says which request it was, by its subject, and where a step led. Both are read from the request while
-- it is there: the acts themselves still hold no member's words.
do $$
declare
  known constant text := pg_catalog.pg_get_functiondef('private.desk_acts(text, integer, uuid)'::regprocedure);
  changed constant text := replace(known, '''detail'', one.detail', '''detail'', one.detail,
    ''subject'', (select request.subject from public.requests as request where request.id = one.request_id),
    ''status'', (select event.to_status from public.request_events as event where event.id = one.event_id)');
begin
  if changed = known then
    raise exception 'private.desk_acts() does not list the acts as this migration knows it';
  end if;
  execute changed;
end $$;
