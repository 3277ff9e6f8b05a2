-- An answer is a document of four parts, compiled from Markdown (docs/decisions/012), signed and dated. A correction is a new version
-- that says what changed. Its member forwards it by a link, says whether it helped, and may allow its publication without names.
-- Nothing here is reached but through functions: members read their own, the server writes.

-- What must stand in each version: the four parts, each with at least one block.
create function private.is_answer(parts jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(parts) = 'object' and octet_length(parts::text) <= 200000 and (
    select count(*) = 4 and bool_and(
      part.name in ('diagnosis', 'recommendation', 'nextStep', 'sources')
      and jsonb_typeof(part.blocks) = 'array' and jsonb_array_length(part.blocks) > 0
    ) from jsonb_each(case when jsonb_typeof(parts) = 'object' then parts else '{}' end) as part (name, blocks)
  ), false)
$$;

create table private.answers (
  request_id uuid not null references public.requests (id) on delete cascade,
  version integer not null,
  title text not null,
  parts jsonb not null,
  -- The Markdown of the four parts, for a correction and for an export.
  source text not null,
  signed_by text not null,
  signed_at timestamptz not null,
  -- What is different from the version before.
  changed text,

  primary key (request_id, version),
  constraint version_counts check (version > 0),
  constraint title_says_something check (title ~ '\S' and char_length(title) <= 200),
  constraint parts_are_four check (private.is_answer(parts)),
  constraint source_length check (char_length(source) between 1 and 100000),
  constraint signature_says_something check (signed_by ~ '\S' and char_length(signed_by) <= 100),
  constraint changed_says_something check (changed ~ '\S' and char_length(changed) <= 1000)
);
comment on table private.answers is 'The versions of each answer; written by the server, through write_answer.';

-- The advisor's files. One of the same name replaces the one before.
create table private.answer_files (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  name text not null,
  type text not null,
  body bytea not null,
  added_at timestamptz not null,

  unique (request_id, name),
  constraint name_is_a_name check (name ~ '\S' and char_length(name) <= 255 and name !~ '[/\\]'),
  constraint body_within_limit check (octet_length(body) between 1 and 10485760)
);
alter table private.answer_files alter column body set storage external;

-- Links by which an answer is read without an account: only their hash is stored. What was behind a link that is no more is
-- remembered, so that its page can say so.
create table private.forwardings (
  token_hash bytea primary key,
  request_id uuid references public.requests (id) on delete set null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index forwardings_request on private.forwardings (request_id);
create unique index forwardings_one_a_request on private.forwardings (request_id) where revoked_at is null;

create table private.opinions (
  request_id uuid primary key references public.requests (id) on delete cascade,
  helped boolean not null,
  why text,
  said_at timestamptz not null,

  constraint why_length check (char_length(why) <= 4000)
);

create table private.export_consents (
  request_id uuid primary key references public.requests (id) on delete cascade,
  given_at timestamptz not null,
  revoked_at timestamptz,
  exported_at timestamptz
);

revoke all on table private.answers from public, anon, authenticated, service_role;
revoke all on table private.answer_files from public, anon, authenticated, service_role;
revoke all on table private.forwardings from public, anon, authenticated, service_role;
revoke all on table private.opinions from public, anon, authenticated, service_role;
revoke all on table private.export_consents from public, anon, authenticated, service_role;

-- A secret for a link, of 244 random bits, and what is stored of it.
create function private.new_secret() returns text
  language sql volatile set search_path = '' as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;
create function private.hash_of_secret(secret text) returns bytea
  language sql immutable set search_path = '' as $$
  select sha256(convert_to(coalesce(secret, ''), 'UTF8'))
$$;

-- The versions of an answer, the newest first; null where there is none.
create function private.versions_of(wanted uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'version', answer.version, 'title', answer.title, 'parts', answer.parts,
    'signed_by', answer.signed_by, 'signed_at', answer.signed_at, 'changed', answer.changed
  ) order by answer.version desc)
  from private.answers as answer where answer.request_id = wanted
$$;

create function private.answer_files_of(wanted uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', file.id, 'name', file.name, 'type', file.type, 'size', octet_length(file.body), 'added_at', file.added_at
  ) order by file.added_at, file.name), '[]')
  from private.answer_files as file where file.request_id = wanted
$$;

-- The first field of a document that cannot be stored, or null.
create function private.fault_of_answer(document jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case
    when coalesce(jsonb_typeof(document), '') <> 'object' then 'document'
    when not private.says(document, 'title', 200) then 'title'
    when not private.says(document, 'signedBy', 100) then 'signedBy'
    when document -> 'changed' is distinct from 'null'::jsonb and document ? 'changed'
      and not private.says(document, 'changed', 1000) then 'changed'
    when not private.is_answer(document -> 'parts') then 'parts'
    when not private.says(document, 'source', 100000) then 'source'
  end
$$;

-- Writes an answer, or its next version: `correcting` leaves the status and says what changed.
create function private.write_answer(wanted uuid, document jsonb, correcting boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
  fault text;
  last_version integer;
  told jsonb;
begin
  held := private.hold(wanted, null, true);
  if held.id is null then
    return private.refused('not_found');
  end if;
  fault := private.fault_of_answer(document);
  select max(version) into last_version from private.answers where request_id = held.id;
  if fault is null and (correcting or last_version is not null) and document ->> 'changed' is null then
    fault := 'changed';
  end if;
  if fault is not null then
    return private.refused('invalid', jsonb_build_object('field', fault));
  elsif correcting and held.status not in ('answered', 'followedUp') then
    return private.refused('not_answered', jsonb_build_object('from', held.status));
  elsif not correcting then
    if held.status = 'answered' then
      return private.refused('already_answered');
    end if;
    told := private.move_request(held.id, 'answered', null);
    if told ->> 'outcome' <> 'stored' then
      return told;
    end if;
  end if;
  insert into private.answers (request_id, version, title, parts, source, signed_by, signed_at, changed)
  values (held.id, coalesce(last_version, 0) + 1, private.one_line(document ->> 'title'), document -> 'parts',
    document ->> 'source', private.one_line(document ->> 'signedBy'), private.now(), document ->> 'changed');
  if correcting then
    perform private.note_event(held, 'advisor', 'corrected', document ->> 'changed');
    told := private.stored(held);
  end if;
  return told || jsonb_build_object('version', coalesce(last_version, 0) + 1);
end
$$;

-- Puts a file of the advisor's beside the answer; its member sees it once there is one.
create function private.attach_to_answer(wanted uuid, name text, encoded text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
  kept_type constant text := private.file_type(name, null);
  bytes bytea;
  fault text;
  kept private.answer_files;
begin
  held := private.hold(wanted, null, true);
  if held.id is null then
    return private.refused('not_found');
  elsif attach_to_answer.name is null or attach_to_answer.name !~ '\S' or char_length(attach_to_answer.name) > 255
    or attach_to_answer.name ~ '[/\\\u0001-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]' then
    return private.refused('invalid', '{"field": "name"}');
  elsif kept_type is null then
    return private.refused('wrong_type', jsonb_build_object('name', attach_to_answer.name));
  elsif (
    select count(*) from private.answer_files as file
    where file.request_id = held.id and file.name <> attach_to_answer.name
  ) >= 6 then
    return private.refused('too_many', '{"limit": 6}');
  end if;
  begin
    bytes := decode(encoded, 'base64');
  exception when invalid_parameter_value then
    return private.refused('invalid', '{"field": "body"}');
  end;
  if coalesce(octet_length(bytes), 0) = 0 then
    return private.refused('invalid', '{"field": "body"}');
  elsif octet_length(bytes) > 10485760 then
    return private.refused('too_large', jsonb_build_object('name', attach_to_answer.name, 'limit', 10485760));
  end if;
  fault := private.fault_of_content(kept_type, bytes);
  if fault is not null then
    return private.refused(fault, jsonb_build_object('name', attach_to_answer.name));
  end if;
  insert into private.answer_files as file (request_id, name, type, body, added_at)
  values (held.id, attach_to_answer.name, kept_type, bytes, private.now())
  on conflict on constraint answer_files_request_id_name_key
    do update set type = excluded.type, body = excluded.body, added_at = excluded.added_at
  returning * into kept;
  return jsonb_build_object('outcome', 'stored', 'file', jsonb_build_object(
    'id', kept.id, 'name', kept.name, 'type', kept.type, 'size', octet_length(kept.body), 'added_at', kept.added_at
  ));
end
$$;

-- A file of the advisor's, for the member whose answer it belongs to.
create function private.answer_file(wanted uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('outcome', 'found', 'name', file.name, 'type', file.type,
      'body', translate(encode(file.body, 'base64'), E'\n', ''))
    from private.answer_files as file
    join public.requests as request on request.id = file.request_id
    where file.id = wanted and request.member_id = (select auth.uid()) and request.status in ('answered', 'followedUp')
  ), private.refused('not_found'))
$$;

-- A request of the caller's with a written answer, locked; the reason otherwise.
create function private.hold_answer(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  perform from public.requests where id = wanted and member_id = member for update;
  if not found then
    return private.refused('not_found');
  elsif not exists (select from private.answers where request_id = wanted) then
    return private.refused('no_answer');
  end if;
  return null;
end
$$;

-- Makes a link to an answer. Its secret is told here and nowhere else; an earlier link ends.
create function private.forward_answer(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  refusal constant jsonb := private.hold_answer(wanted);
  secret text;
begin
  if refusal is not null then
    return refusal;
  end if;
  secret := private.new_secret();
  update private.forwardings set revoked_at = private.now() where request_id = wanted and revoked_at is null;
  insert into private.forwardings (token_hash, request_id, created_at)
  values (private.hash_of_secret(secret), wanted, private.now());
  return jsonb_build_object('outcome', 'stored', 'token', secret,
    'forwarding', jsonb_build_object('created_at', private.now()));
end
$$;

create function private.revoke_forwarding(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  refusal constant jsonb := private.hold_answer(wanted);
begin
  if refusal is not null then
    return refusal;
  end if;
  update private.forwardings set revoked_at = private.now() where request_id = wanted and revoked_at is null;
  return '{"outcome": "stored", "forwarding": null}';
end
$$;

-- The answer behind a link, for whoever has it: nothing else of its member.
create function private.forwarded_answer(token text) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  link private.forwardings;
begin
  select * into link from private.forwardings where token_hash = private.hash_of_secret(token);
  if not found then
    return private.refused('not_found');
  elsif link.revoked_at is not null then
    return private.refused('revoked');
  elsif link.request_id is null then
    return private.refused('deleted');
  end if;
  return jsonb_build_object('outcome', 'found', 'answer', jsonb_build_object(
    'versions', private.versions_of(link.request_id)
  ));
end
$$;

-- Whether an answer helped, and why; said again, it replaces what was said before.
create function private.say_of_answer(wanted uuid, helped boolean, why text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  known public.requests;
begin
  if member is null then
    return private.refused('not_signed_in');
  end if;
  select * into known from public.requests where id = wanted and member_id = member for update;
  if not found then
    return private.refused('not_found');
  elsif known.status not in ('answered', 'followedUp') then
    return private.refused('no_answer');
  elsif say_of_answer.helped is null then
    return private.refused('invalid', '{"field": "helped"}');
  elsif char_length(say_of_answer.why) > 4000 then
    return private.refused('invalid', '{"field": "why"}');
  end if;
  insert into private.opinions as opinion (request_id, helped, why, said_at)
  values (wanted, say_of_answer.helped, nullif(btrim(say_of_answer.why), ''), private.now())
  on conflict (request_id) do update set helped = excluded.helped, why = excluded.why, said_at = excluded.said_at;
  return jsonb_build_object('outcome', 'stored', 'opinion', private.opinion_of(wanted));
end
$$;

create function private.opinion_of(wanted uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('helped', helped, 'why', why, 'said_at', said_at)
  from private.opinions where request_id = wanted
$$;

-- Allows to publish an answer without names, or takes that back.
create function private.consent_to_export(wanted uuid, consents boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  refusal constant jsonb := private.hold_answer(wanted);
begin
  if refusal is not null then
    return refusal;
  elsif consents then
    insert into private.export_consents as known (request_id, given_at) values (wanted, private.now())
    on conflict (request_id) do update
      set given_at = case when known.revoked_at is null then known.given_at else excluded.given_at end, revoked_at = null;
  else
    update private.export_consents set revoked_at = private.now() where request_id = wanted and revoked_at is null;
  end if;
  return jsonb_build_object('outcome', 'stored', 'consent', private.consent_of(wanted));
end
$$;

create function private.consent_of(wanted uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object('given_at', given_at)
  from private.export_consents where request_id = wanted and revoked_at is null
$$;

-- What the operator sees of an answer, beside the request.
create function private.answer_state(wanted uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', (select max(version) from private.answers where request_id = wanted),
    'files', private.answer_files_of(wanted),
    'opinion', private.opinion_of(wanted),
    'consent', private.consent_of(wanted),
    'exported_at', (select exported_at from private.export_consents where request_id = wanted)
  )
$$;

-- An answer to publish: with its member's consent alone, and with the names that must not stand in it.
create function private.export_answer(wanted uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  held public.requests;
  answer private.answers;
begin
  held := private.hold(wanted, null, true);
  if held.id is null then
    return private.refused('not_found');
  end if;
  select * into answer from private.answers where request_id = held.id order by version desc limit 1;
  if not found then
    return private.refused('no_answer');
  end if;
  update private.export_consents set exported_at = private.now() where request_id = held.id and revoked_at is null;
  if not found then
    return private.refused('no_consent');
  end if;
  return jsonb_build_object('outcome', 'stored', 'title', answer.title, 'source', answer.source, 'signed_at', answer.signed_at,
    'question', held.answers ->> 'question', 'domain', held.answers ->> 'domain',
    'names', (
      select coalesce(jsonb_agg(distinct said.name), '[]') from (
        select btrim(name) as name from unnest(array[
          held.address, held.answers ->> 'name', held.answers ->> 'company', held.answers ->> 'email'
        ]) as name
        union all select account.email from auth.users as account where account.id = held.member_id
        union all select btrim(part) from public.profiles as profile, unnest(array[profile.company_name, profile.website]) as part
          where profile.id = held.member_id
      ) as said where said.name ~ '\S'
    ));
end
$$;

-- What the API shows. Some drivers hand JSON over as a string that holds it.
create function public.write_answer(id uuid, document jsonb, correcting boolean default false) returns jsonb
  language sql set search_path = '' as $$
  select private.write_answer($1, case
    when jsonb_typeof($2) = 'string' and $2 #>> '{}' ~ '^\s*[{]' then ($2 #>> '{}')::jsonb
    else $2
  end, coalesce($3, false))
$$;
create function public.attach_to_answer(id uuid, name text, body text) returns jsonb
  language sql set search_path = '' as $$ select private.attach_to_answer($1, $2, $3) $$;
create function public.export_answer(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.export_answer($1) $$;
create function public.answer_file(id uuid) returns jsonb
  language sql stable set search_path = '' as $$ select private.answer_file($1) $$;
create function public.forward_answer(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.forward_answer($1) $$;
create function public.revoke_forwarding(id uuid) returns jsonb
  language sql set search_path = '' as $$ select private.revoke_forwarding($1) $$;
create function public.forwarded_answer(token text) returns jsonb
  language sql stable set search_path = '' as $$ select private.forwarded_answer($1) $$;
create function public.say_of_answer(id uuid, helped boolean, why text default null) returns jsonb
  language sql set search_path = '' as $$ select private.say_of_answer($1, $2, $3) $$;
create function public.consent_to_export(id uuid, consents boolean) returns jsonb
  language sql set search_path = '' as $$ select private.consent_to_export($1, $2) $$;

comment on function public.write_answer is 'The advisor''s answer or correction, through the server''s key alone.';
comment on function public.forwarded_answer is 'The answer behind a link that its member has made.';

revoke all on function private.is_answer(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.new_secret() from public, anon, authenticated, service_role;
revoke all on function private.hash_of_secret(text) from public, anon, authenticated, service_role;
revoke all on function private.versions_of(uuid) from public, anon, authenticated, service_role;
revoke all on function private.answer_files_of(uuid) from public, anon, authenticated, service_role;
revoke all on function private.fault_of_answer(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.write_answer(uuid, jsonb, boolean) from public, anon, authenticated, service_role;
revoke all on function private.attach_to_answer(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function private.answer_file(uuid) from public, anon, authenticated, service_role;
revoke all on function private.hold_answer(uuid) from public, anon, authenticated, service_role;
revoke all on function private.forward_answer(uuid) from public, anon, authenticated, service_role;
revoke all on function private.revoke_forwarding(uuid) from public, anon, authenticated, service_role;
revoke all on function private.forwarded_answer(text) from public, anon, authenticated, service_role;
revoke all on function private.say_of_answer(uuid, boolean, text) from public, anon, authenticated, service_role;
revoke all on function private.opinion_of(uuid) from public, anon, authenticated, service_role;
revoke all on function private.consent_to_export(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function private.consent_of(uuid) from public, anon, authenticated, service_role;
revoke all on function private.answer_state(uuid) from public, anon, authenticated, service_role;
revoke all on function private.export_answer(uuid) from public, anon, authenticated, service_role;
revoke all on function public.write_answer(uuid, jsonb, boolean) from public, anon, authenticated, service_role;
revoke all on function public.attach_to_answer(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.export_answer(uuid) from public, anon, authenticated, service_role;
revoke all on function public.answer_file(uuid) from public, anon, authenticated, service_role;
revoke all on function public.forward_answer(uuid) from public, anon, authenticated, service_role;
revoke all on function public.revoke_forwarding(uuid) from public, anon, authenticated, service_role;
revoke all on function public.forwarded_answer(text) from public, anon, authenticated, service_role;
revoke all on function public.say_of_answer(uuid, boolean, text) from public, anon, authenticated, service_role;
revoke all on function public.consent_to_export(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function private.write_answer(uuid, jsonb, boolean) to service_role;
grant execute on function private.attach_to_answer(uuid, text, text) to service_role;
grant execute on function private.export_answer(uuid) to service_role;
grant execute on function private.answer_file(uuid) to anon, authenticated;
grant execute on function private.forward_answer(uuid) to anon, authenticated;
grant execute on function private.revoke_forwarding(uuid) to anon, authenticated;
grant execute on function private.forwarded_answer(text) to anon, authenticated;
grant execute on function private.say_of_answer(uuid, boolean, text) to anon, authenticated;
grant execute on function private.consent_to_export(uuid, boolean) to anon, authenticated;
grant execute on function public.write_answer(uuid, jsonb, boolean) to service_role;
grant execute on function public.attach_to_answer(uuid, text, text) to service_role;
grant execute on function public.export_answer(uuid) to service_role;
grant execute on function public.answer_file(uuid) to anon, authenticated;
grant execute on function public.forward_answer(uuid) to anon, authenticated;
grant execute on function public.revoke_forwarding(uuid) to anon, authenticated;
grant execute on function public.forwarded_answer(text) to anon, authenticated;
grant execute on function public.say_of_answer(uuid, boolean, text) to anon, authenticated;
grant execute on function public.consent_to_export(uuid, boolean) to anon, authenticated;
