-- One request at the desk: everything about it, who is at it, and the steps of the operator's command, each with who took it.

-- A request that the caller may change, settled and locked; or why not. One advisor at a time, and no other step while an answer
-- can still be taken back.
create function private.desk_hold(wanted uuid, me uuid, out held public.requests, out refusal jsonb)
  language plpgsql security definer set search_path = '' as $$
declare
  lease private.desk_leases;
  sent private.sent_answers;
begin
  if me is null then
    refusal := private.refused('not_found');
    return;
  end if;
  held := private.hold(wanted, null, true);
  if held.id is null then
    refusal := private.refused('not_found');
    return;
  end if;
  select * into lease from private.desk_leases where request_id = wanted and until > private.now() and staff_id <> me;
  if found then
    refusal := private.refused('leased', jsonb_build_object(
      'by', private.staff_shown(lease.staff_id, private.staff_name(lease.staff_id)), 'until', lease.until));
    return;
  end if;
  select * into sent from private.sent_answers where request_id = wanted and fault is null;
  if found then
    refusal := private.refused('answer_waits', jsonb_build_object('until', sent.give_at));
  end if;
end
$$;

-- The step that a function has answered, written down with its event; a refusal is none.
create function private.desk_did(answer jsonb, me uuid, act text, before bigint, detail jsonb default '{}') returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  request constant uuid := (answer -> 'request' ->> 'id')::uuid;
  event bigint;
begin
  if answer ->> 'outcome' = 'stored' then
    -- The first one is the advisor's; what it set free may have moved this request again.
    select min(id) into event from public.request_events
    where request_id = request and id > coalesce(before, 0) and actor = 'advisor';
    perform private.record_act(me, act, request, detail, event);
  end if;
  return answer;
end
$$;

create function private.desk_move(wanted uuid, target text, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked record;
  before bigint;
begin
  if target = 'scheduled' and exists (select from public.requests where id = wanted and kind = 'office-hours') then
    -- The others who asked for its slot are offered another.
    return private.desk_schedule(wanted, note, null, null);
  end if;
  select * into asked from private.desk_hold(wanted, me);
  if asked.refusal is not null then
    return asked.refusal;
  elsif target = 'answered' and (asked.held).kind = 'asynq' and (asked.held).status in ('submitted', 'inReview', 'followedUp') then
    -- The answer to a question is a document: desk_answer.
    return private.refused('needs_answer');
  end if;
  before := private.newest_event(wanted);
  return private.desk_did(private.move_request(wanted, target, note), me, 'moved', before,
    jsonb_build_object('from', (asked.held).status, 'to', target));
end
$$;

create function private.desk_decide_move(wanted uuid, agreed boolean, note text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked record;
  before bigint;
begin
  select * into asked from private.desk_hold(wanted, me);
  if asked.refusal is not null then
    return asked.refusal;
  end if;
  before := private.newest_event(wanted);
  return private.desk_did(private.decide_move(wanted, agreed, note), me, 'moveDecided', before,
    jsonb_build_object('agreed', agreed is true));
end
$$;

create function private.note_shown(note private.desk_notes) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', note.id, 'by', private.staff_shown(note.staff_id, note.staff_name), 'at', note.at, 'note', note.note)
$$;

-- Among staff; or, when its member is to read it, as the operator's command notes.
create function private.desk_note(wanted uuid, note text, visible boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  before bigint;
  kept private.desk_notes;
begin
  if me is null or not exists (select from public.requests where id = wanted) then
    return private.refused('not_found');
  elsif note is null or note !~ '\S' or char_length(note) > 4000 then
    return private.refused('invalid', '{"field": "note"}');
  elsif visible then
    before := private.newest_event(wanted);
    return private.desk_did(private.note_request(wanted, note), me, 'noteShown', before);
  end if;
  insert into private.desk_notes (request_id, staff_id, staff_name, at, note)
  values (wanted, me, private.staff_name(me), private.now(), desk_note.note) returning * into kept;
  perform private.record_act(me, 'noted', wanted);
  return jsonb_build_object('outcome', 'stored', 'note', private.note_shown(kept));
end
$$;

create function private.desk_attach(wanted uuid, name text, encoded text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked record;
  answer jsonb;
begin
  select * into asked from private.desk_hold(wanted, me);
  if asked.refusal is not null then
    return asked.refusal;
  end if;
  answer := private.attach_to_answer(wanted, name, encoded);
  if answer ->> 'outcome' = 'stored' then
    perform private.record_act(me, 'attached', wanted, jsonb_build_object('file', answer -> 'file' -> 'id'));
  end if;
  return answer;
end
$$;

-- A file of a member's request or of its answer.
create function private.desk_file(wanted uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'found', 'name', file.name, 'type', file.type,
      'body', translate(encode(file.body, 'base64'), E'\n', ''))
    from (
      select attachment.name, attachment.type, content.body from public.attachments as attachment
      join public.attachment_bodies as content on content.attachment_id = attachment.id where attachment.id = wanted
      union all
      select name, type, body from private.answer_files where id = wanted
    ) as file
    where (select private.is_staff())
  ), private.refused('not_found'))
$$;

create function private.presence_of(wanted uuid, me uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'by', private.staff_shown(staff_id, private.staff_name(staff_id)), 'mine', staff_id = me, 'until', until
  ) order by staff_id), '[]')
  from private.desk_presence where request_id = wanted and until > private.now()
$$;

create function private.lease_answer(wanted uuid, me uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stored', 'lease', private.lease_shown(wanted, me), 'present', private.presence_of(wanted, me))
$$;

-- Says that the caller is at a request, and takes or keeps its lease; said every 20 seconds, it lasts.
create function private.desk_lease(wanted uuid, take boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  ends constant timestamptz := private.now() + interval '60 seconds';
  other uuid;
begin
  if me is null then
    return private.refused('not_found');
  end if;
  -- The request is what two of them wait for, as in every other step.
  perform from public.requests where id = wanted for update;
  if not found then
    return private.refused('not_found');
  end if;
  insert into private.desk_presence (request_id, staff_id, until) values (wanted, me, ends)
  on conflict (request_id, staff_id) do update set until = excluded.until;
  delete from private.desk_presence where request_id = wanted and until <= private.now();
  select staff_id into other from private.desk_leases where request_id = wanted and until > private.now() and staff_id <> me;
  if not found or take then
    insert into private.desk_leases (request_id, staff_id, until) values (wanted, me, ends)
    on conflict (request_id) do update set staff_id = excluded.staff_id, until = excluded.until;
    if other is not null then
      perform private.record_act(me, 'leaseTaken', wanted, jsonb_build_object('from', other));
    end if;
  end if;
  return private.lease_answer(wanted, me);
end
$$;

create function private.desk_release(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
begin
  if me is null or not exists (select from public.requests where id = wanted) then
    return private.refused('not_found');
  end if;
  delete from private.desk_leases where request_id = wanted and staff_id = me;
  delete from private.desk_presence where request_id = wanted and staff_id = me;
  return private.lease_answer(wanted, me);
end
$$;

revoke all on function private.desk_hold(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function private.desk_did(jsonb, uuid, text, bigint, jsonb) from public, anon, authenticated, service_role;
revoke all on function private.desk_move(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function private.desk_decide_move(uuid, boolean, text) from public, anon, authenticated, service_role;
revoke all on function private.note_shown(private.desk_notes) from public, anon, authenticated, service_role;
revoke all on function private.desk_note(uuid, text, boolean) from public, anon, authenticated, service_role;
revoke all on function private.desk_attach(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function private.desk_file(uuid) from public, anon, authenticated, service_role;
revoke all on function private.presence_of(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function private.lease_answer(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function private.desk_lease(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function private.desk_release(uuid) from public, anon, authenticated, service_role;
grant execute on function private.desk_move(uuid, text, text) to anon, authenticated;
grant execute on function private.desk_decide_move(uuid, boolean, text) to anon, authenticated;
grant execute on function private.desk_note(uuid, text, boolean) to anon, authenticated;
grant execute on function private.desk_attach(uuid, text, text) to anon, authenticated;
grant execute on function private.desk_file(uuid) to anon, authenticated;
grant execute on function private.desk_lease(uuid, boolean) to anon, authenticated;
grant execute on function private.desk_release(uuid) to anon, authenticated;

create function public.desk_move(id uuid, to_status text, note text default null) returns jsonb
  language sql set search_path = '' as $$ select private.desk_move($1, $2, $3) $$;
create function public.desk_decide_move(id uuid, agreed boolean, note text default null) returns jsonb
  language sql set search_path = '' as $$ select private.desk_decide_move($1, $2, $3) $$;
create function public.desk_note(id uuid, note text, visible boolean default false) returns jsonb
  language sql set search_path = '' as $$ select private.desk_note($1, $2, coalesce($3, false)) $$;
create function public.desk_attach(id uuid, name text, body text) returns jsonb
  language sql set search_path = '' as $$ select private.desk_attach($1, $2, $3) $$;
create function public.desk_file(id uuid) returns jsonb
  language sql stable set search_path = '' as $$ select private.desk_file($1) $$;
create function public.desk_lease(id uuid, take boolean default false) returns jsonb
  language sql set search_path = '' as $$ select private.desk_lease($1, coalesce($2, false)) $$;
create function public.desk_release(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.desk_release($1) $$;

revoke all on function public.desk_move(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.desk_decide_move(uuid, boolean, text) from public, anon, authenticated, service_role;
revoke all on function public.desk_note(uuid, text, boolean) from public, anon, authenticated, service_role;
revoke all on function public.desk_attach(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.desk_file(uuid) from public, anon, authenticated, service_role;
revoke all on function public.desk_lease(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function public.desk_release(uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_move(uuid, text, text) to anon, authenticated;
grant execute on function public.desk_decide_move(uuid, boolean, text) to anon, authenticated;
grant execute on function public.desk_note(uuid, text, boolean) to anon, authenticated;
grant execute on function public.desk_attach(uuid, text, text) to anon, authenticated;
grant execute on function public.desk_file(uuid) to anon, authenticated;
grant execute on function public.desk_lease(uuid, boolean) to anon, authenticated;
grant execute on function public.desk_release(uuid) to anon, authenticated;
