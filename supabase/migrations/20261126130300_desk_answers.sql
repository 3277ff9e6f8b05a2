-- Answering at the desk: what is sent can be taken back for ten seconds. Until then it lies where only staff see it: no status, no
-- version, no mail. Then the first who asks (the member's page, the desk, the worker of mails) gives it, by the function that the
-- operator's command uses. No scheduler is needed.

-- Gives what can no longer be taken back: of one request, of one member, or of everybody. What cannot be given any more (its member
-- has withdrawn) is kept with the reason, for the advisor.
create function private.give_answers(wanted uuid default null, member uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  held public.requests;
  sent private.sent_answers;
  before bigint;
  told jsonb;
begin
  for due in
    select answer.request_id from private.sent_answers as answer
    join public.requests as request on request.id = answer.request_id
    where answer.fault is null and answer.give_at <= private.now()
      and (wanted is null or answer.request_id = wanted)
      and (give_answers.member is null or request.member_id = give_answers.member)
    order by answer.request_id
  loop
    begin
      -- The request first, as everywhere: of two who ask at once, one gives.
      held := private.hold(due, null, true);
      select * into sent from private.sent_answers where request_id = due and fault is null and give_at <= private.now() for update;
      if found then
        before := private.newest_event(due);
        told := private.write_answer(due, sent.document, sent.correcting);
        if told ->> 'outcome' = 'stored' then
          delete from private.sent_answers where request_id = due;
          insert into public.desk_acts (at, staff_id, staff_name, act, request_id, event_id, detail)
          select sent.sent_at, sent.staff_id, sent.staff_name, case when sent.correcting then 'corrected' else 'answered' end, due, (
            select min(id) from public.request_events
            where request_id = due and id > coalesce(before, 0) and actor = 'advisor'
          ), jsonb_build_object('version', told -> 'version');
        else
          update private.sent_answers set fault = told - 'outcome' || jsonb_build_object('at', private.now()) where request_id = due;
        end if;
      end if;
    exception when others then
      -- One that fails holds up neither the others nor the mails.
      update private.sent_answers set fault = jsonb_build_object('reason', 'failed', 'detail', '{}'::jsonb, 'at', private.now())
      where request_id = due;
    end;
  end loop;
end
$$;

-- The caller's own.
create function private.give_mine() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is not null then
    perform private.give_answers(null, member);
  end if;
end
$$;

-- Sent in time is in time: the ten seconds break no promise.
create function private.keep_promise_of_sent() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.sent_answers where request_id = new.id and fault is null and not correcting and sent_at <= old.due_at
  ) then
    return null;
  end if;
  return new;
end
$$;
create trigger requests_keep_sent before update on public.requests
  for each row when (old.breached_at is null and new.breached_at is not null and new.status = old.status)
  execute function private.keep_promise_of_sent();

create function private.sending_shown(sent private.sent_answers, me uuid) returns jsonb
  language sql immutable set search_path = '' as $$
  select jsonb_build_object('by', private.staff_shown(sent.staff_id, sent.staff_name), 'mine', sent.staff_id = me,
    'sent_at', sent.sent_at, 'until', sent.give_at, 'correcting', sent.correcting, 'document', sent.document)
$$;

create function private.desk_answer(wanted uuid, document jsonb, correcting boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked record;
  legal jsonb;
  fault text;
  sent private.sent_answers;
begin
  if me is not null then
    perform private.give_answers(wanted);
  end if;
  select * into asked from private.desk_hold(wanted, me);
  if asked.refusal is not null then
    return asked.refusal;
  end if;
  fault := private.fault_of_answer(document);
  if fault is null and document ->> 'changed' is null
    and (correcting or exists (select from private.answers where request_id = wanted)) then
    fault := 'changed';
  end if;
  select coalesce(jsonb_agg(to_status order by to_status), '[]') into legal
  from public.request_transitions where actor = 'advisor' and from_status = (asked.held).status;
  if correcting and (asked.held).status not in ('answered', 'followedUp') then
    return private.refused('not_answered', jsonb_build_object('from', (asked.held).status));
  elsif not correcting and (asked.held).status = 'answered' then
    return private.refused('already_answered');
  elsif not correcting and not legal ? 'answered' then
    return private.refused('illegal_move', jsonb_build_object('from', (asked.held).status, 'to', 'answered', 'legal', legal));
  elsif fault is not null then
    return private.refused('invalid', jsonb_build_object('field', fault));
  end if;
  insert into private.sent_answers (request_id, staff_id, staff_name, document, correcting, sent_at, give_at)
  values (wanted, me, private.staff_name(me), desk_answer.document, desk_answer.correcting, private.now(),
    private.now() + interval '10 seconds')
  on conflict (request_id) do update set staff_id = excluded.staff_id, staff_name = excluded.staff_name,
    document = excluded.document, correcting = excluded.correcting, sent_at = excluded.sent_at, give_at = excluded.give_at, fault = null
  returning * into sent;
  -- Who answers has the lease, asked for or not.
  insert into private.desk_leases (request_id, staff_id, until) values (wanted, me, private.now() + interval '60 seconds')
  on conflict (request_id) do update set staff_id = excluded.staff_id, until = excluded.until;
  perform private.record_act(me, 'answerSent', wanted, jsonb_build_object('correcting', correcting));
  return jsonb_build_object('outcome', 'stored', 'sending', private.sending_shown(sent, me));
end
$$;

create function private.desk_take_answer_back(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  asked record;
  sent private.sent_answers;
begin
  if me is not null then
    perform private.give_answers(wanted);
  end if;
  select * into asked from private.desk_hold(wanted, me);
  if asked.refusal is not null and asked.refusal ->> 'reason' <> 'answer_waits' then
    return asked.refusal;
  end if;
  delete from private.sent_answers where request_id = wanted and fault is null returning * into sent;
  if not found then
    return private.refused(case when exists (
      select from public.desk_acts where request_id = wanted and act in ('answered', 'corrected') and at > private.now() - interval '5 minutes'
    ) then 'too_late' else 'nothing_to_take_back' end);
  end if;
  perform private.record_act(me, 'answerTakenBack', wanted, jsonb_build_object('correcting', sent.correcting));
  return jsonb_build_object('outcome', 'stored', 'document', sent.document);
end
$$;

-- Everything about one request, for staff.
create function private.desk_request(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.staff_now();
  known public.requests;
  sent private.sent_answers;
  is_sending boolean;
  legal jsonb;
begin
  if me is null then
    return private.refused('not_found');
  end if;
  perform private.give_answers(wanted);
  select * into known from public.requests where id = wanted;
  if not found then
    return private.refused('not_found');
  end if;
  if known.gathering is not null then
    perform private.settle_gathering(known.gathering);
  elsif known.member_id is not null then
    perform private.settle(known.member_id);
  end if;
  select * into known from public.requests where id = wanted;
  select * into sent from private.sent_answers where request_id = wanted;
  is_sending := sent.request_id is not null and sent.fault is null;
  select coalesce(jsonb_agg(to_status order by to_status), '[]') into legal
  from public.request_transitions where actor = 'advisor' and from_status = known.status;
  return jsonb_build_object(
    'outcome', 'found', 'now', private.now(),
    'request', private.shown(known) - 'member_id' - 'address',
    'address', known.address,
    'member', (
      select jsonb_build_object('id', account.id, 'email', account.email, 'since', account.created_at,
        'tier', private.tier_of(account.id),
        'renews_at', (
          select max(plan.renews_at) from public.subscriptions as plan
          where plan.user_id = account.id and plan.product = 'membership' and private.is_running(plan)
        ),
        'profile', (
          select to_jsonb(profile) - 'id' - 'created_at' - 'updated_at' from public.profiles as profile where profile.id = account.id
        ))
      from auth.users as account where account.id = known.member_id
    ),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', other.id, 'kind', other.kind, 'subject', other.subject, 'status', other.status, 'created_at', other.created_at,
        'answered_at', private.answered_at(other.id)
      ) order by other.created_at desc, other.id), '[]')
      from (
        select * from public.requests as request
        where request.id <> wanted and (request.member_id = known.member_id
          or (known.member_id is null and request.member_id is null and request.address = known.address))
        order by request.created_at desc, request.id limit 50
      ) as other
    ),
    'attachments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', file.name, 'type', file.type, 'size', file.size
      ) order by file.created_at, file.id), '[]')
      from public.attachments as file where file.request_id = wanted
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(event) - 'request_id' || jsonb_build_object('by', (
        select private.staff_shown(acts.staff_id, acts.staff_name) from public.desk_acts as acts
        where acts.event_id = event.id order by acts.id limit 1
      )) order by event.id), '[]')
      from public.request_events as event where event.request_id = wanted
    ),
    'notes', (
      select coalesce(jsonb_agg(private.note_shown(one) order by one.id), '[]')
      from private.desk_notes as one where one.request_id = wanted
    ),
    'answer', (
      select jsonb_build_object('versions', jsonb_agg(jsonb_build_object(
        'version', answer.version, 'title', answer.title, 'parts', answer.parts, 'source', answer.source,
        'signed_by', answer.signed_by, 'signed_at', answer.signed_at, 'changed', answer.changed
      ) order by answer.version desc))
      from private.answers as answer where answer.request_id = wanted having count(*) > 0
    ),
    'answer_files', private.answer_files_of(wanted),
    'opinion', private.opinion_of(wanted),
    'consent', private.consent_of(wanted),
    'follow_up', private.follow_up_of(known),
    'legal', legal,
    'moves', (
      select coalesce(jsonb_agg(move.name order by move.place), '[]') from (values
        (1, 'desk_answer', legal ? 'answered' and not is_sending),
        (2, 'desk_correct', known.status in ('answered', 'followedUp') and not is_sending),
        (3, 'desk_take_answer_back', is_sending),
        (4, 'desk_decide_move', known.wanted_slot is not null and not is_sending),
        (5, 'desk_schedule', known.kind = 'office-hours' and legal ? 'scheduled' and not is_sending),
        (6, 'desk_attach', known.status not in ('declined', 'held', 'expired', 'withdrawn') and not is_sending)
      ) as move (place, name, is_legal) where move.is_legal
    ),
    'offered_slots', (select to_jsonb(slots) from private.slot_offers where request_id = wanted),
    'lease', private.lease_shown(wanted, me),
    'present', private.presence_of(wanted, me),
    'sending', case when is_sending then private.sending_shown(sent, me) end,
    'failed', case when sent.fault is not null then sent.fault || jsonb_build_object(
      'by', private.staff_shown(sent.staff_id, sent.staff_name), 'document', sent.document) end
  );
end
$$;

revoke all on function private.give_answers(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function private.give_mine() from public, anon, authenticated, service_role;
revoke all on function private.keep_promise_of_sent() from public, anon, authenticated, service_role;
revoke all on function private.sending_shown(private.sent_answers, uuid) from public, anon, authenticated, service_role;
revoke all on function private.desk_answer(uuid, jsonb, boolean) from public, anon, authenticated, service_role;
revoke all on function private.desk_take_answer_back(uuid) from public, anon, authenticated, service_role;
revoke all on function private.desk_request(uuid) from public, anon, authenticated, service_role;
grant execute on function private.give_answers(uuid, uuid) to service_role;
grant execute on function private.give_mine() to anon, authenticated;
grant execute on function private.desk_answer(uuid, jsonb, boolean) to anon, authenticated;
grant execute on function private.desk_take_answer_back(uuid) to anon, authenticated;
grant execute on function private.desk_request(uuid) to anon, authenticated;

create function public.desk_answer(id uuid, document jsonb, correcting boolean default false) returns jsonb
  language sql set search_path = '' as $$ select private.desk_answer($1, private.unwrapped($2), coalesce($3, false)) $$;
create function public.desk_take_answer_back(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.desk_take_answer_back($1) $$;
create function public.desk_request(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.desk_request($1) $$;

revoke all on function public.desk_answer(uuid, jsonb, boolean) from public, anon, authenticated, service_role;
revoke all on function public.desk_take_answer_back(uuid) from public, anon, authenticated, service_role;
revoke all on function public.desk_request(uuid) from public, anon, authenticated, service_role;
grant execute on function public.desk_answer(uuid, jsonb, boolean) to anon, authenticated;
grant execute on function public.desk_take_answer_back(uuid) to anon, authenticated;
grant execute on function public.desk_request(uuid) to anon, authenticated;

-- Who asks gets what is due: as before, after the answers whose ten seconds are over.
create or replace function public.my_requests() returns jsonb
  language sql set search_path = '' as $$ select private.give_mine(); select private.my_requests() $$;
create or replace function public.request_page(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.give_mine(); select private.request_page($1) $$;
create or replace function public.withdraw_request(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.give_mine(); select private.move_own($1, 'withdrawn') $$;
create or replace function public.reply_to_request(id uuid, note text) returns jsonb
  language sql set search_path = '' as $$ select private.give_mine(); select private.move_own($1, 'inReview', $2) $$;
create or replace function public.claim_mails(worker text, batch integer, lease integer) returns jsonb
  language sql set search_path = '' as $$ select private.give_answers(); select private.claim_mails($1, $2, $3) $$;
