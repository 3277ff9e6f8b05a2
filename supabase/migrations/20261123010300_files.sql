-- Files by what is in them: a file must begin as its type does, must not carry macros, must be one that its form takes,
-- and goes with a request that is still open. content/attachments.ts tells the forms the same (a test compares).

-- What is known of each type: how it begins (from which byte), and what stands somewhere in it.
create function private.file_signs() returns table (type text, start integer, sign bytea, parts bytea[])
  language sql immutable set search_path = '' as $$
  values
    ('application/pdf', 0, '\x255044462d'::bytea, '{}'::bytea[]),
    ('application/vnd.ms-powerpoint', 0, '\xd0cf11e0a1b11ae1', '{}'),
    ('application/msword', 0, '\xd0cf11e0a1b11ae1', '{}'),
    -- A zip with the parts of its format.
    ('application/vnd.openxmlformats-officedocument.presentationml.presentation', 0, '\x504b0304',
      array['[Content_Types].xml'::bytea, 'ppt/']),
    ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 0, '\x504b0304',
      array['[Content_Types].xml'::bytea, 'word/']),
    ('image/png', 0, '\x89504e470d0a1a0a', '{}'),
    ('image/jpeg', 0, '\xffd8ff', '{}'),
    ('audio/webm', 0, '\x1a45dfa3', array['webm'::bytea]),
    ('audio/mp4', 4, 'ftyp', '{}')
$$;

-- Where macros lie: in Office's zips, and (in UTF-16) in its older files.
create function private.macro_signs() returns setof bytea
  language sql immutable set search_path = '' as $$
  values ('vbaProject.bin'::bytea), ('\x5f005600420041005f00500052004f004a00450043005400'::bytea)
$$;

-- Formats that exist to carry macros, by their endings; by type they all say "macroEnabled".
create function private.macro_endings() returns setof text
  language sql immutable set search_path = '' as $$
  values ('docm'), ('dotm'), ('pptm'), ('potm'), ('ppsm'), ('ppam'), ('sldm'), ('xlsm'), ('xltm'), ('xlam'), ('xlsb')
$$;

-- Which files go with which kind of request, and how many of them; no other kind takes any.
create function private.file_places() returns table (kind text, endings text[], most integer)
  language sql immutable set search_path = '' as $$
  values
    ('asynq', array['pdf', 'ppt', 'pptx', 'doc', 'docx', 'png', 'jpg', 'jpeg'], 5),
    ('asynq', array['webm', 'mp4', 'm4a'], 1),
    ('office-hours', array['pdf', 'pptx', 'docx'], 1)
$$;

create function private.ending_of(name text) returns text
  language sql immutable set search_path = '' as $$
  select lower(substring(name from '\.([A-Za-z0-9]+)$'))
$$;

-- Why these bytes are not what their type says: 'macros', 'wrong_content', or null where nothing speaks against them.
create function private.fault_of_content(type text, bytes bytea) returns text
  language sql immutable set search_path = '' as $$
  select case
    when not exists (
      select from private.file_signs() as signs
      where signs.type = $1
        and substring($2 from signs.start + 1 for octet_length(signs.sign)) = signs.sign
        and not exists (select from unnest(signs.parts) as part where position(part in $2) = 0)
    ) then 'wrong_content'
    when $1 ~ 'officedocument|ms-powerpoint|msword'
      and exists (select from private.macro_signs() as sign where position(sign in $2) > 0) then 'macros'
  end
$$;

create or replace function private.attach(wanted uuid, request uuid, name text, claimed text, encoded text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  owner public.requests;
  known public.attachments;
  kept_type constant text := private.file_type(name, claimed);
  ending constant text := private.ending_of(name);
  bytes bytea;
  largest constant integer := 10485760;
  place record;
  fault text;
begin
  if member is null then
    return private.refused('not_signed_in');
  elsif wanted is null then
    return private.refused('invalid', '{"field": "id"}');
  end if;
  -- The lock makes six the last one, however many arrive at once.
  select * into owner from public.requests where id = request and member_id = member for update;
  if not found then
    return private.refused('not_found');
  end if;
  select * into known from public.attachments where id = wanted;
  if found and (known.member_id <> member or known.request_id <> request) then
    return private.refused('not_allowed');
  elsif not found then
    select * into place from private.file_places() as places
    where places.kind = owner.kind and ending = any (places.endings);
    if not private.is_open(owner.kind, owner.status) then
      return private.refused('request_closed', jsonb_build_object('name', name));
    elsif name is null or name !~ '\S' or char_length(name) > 255 or name ~ '[/\\]'
      -- Marks that turn the direction of writing show another ending than the file has.
      or name ~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]' then
      return private.refused('invalid', '{"field": "name"}');
    elsif ending in (select private.macro_endings()) or claimed ~* 'macroenabled' then
      return private.refused('macros', jsonb_build_object('name', name));
    elsif kept_type is null or place.most is null then
      return private.refused('wrong_type', jsonb_build_object('name', name, 'type', claimed));
    elsif octet_length(encoded) > largest / 3 * 4 + 1024 then
      return private.refused('too_large', jsonb_build_object('name', name, 'limit', largest));
    elsif (select count(*) from public.attachments where request_id = request) >= 6 then
      return private.refused('too_many', '{"limit": 6}');
    elsif (
      select count(*) from public.attachments as file
      where file.request_id = request and private.ending_of(file.name) = any (place.endings)
    ) >= place.most then
      return private.refused('too_many', jsonb_build_object('limit', place.most));
    end if;
    begin
      bytes := decode(encoded, 'base64');
    exception when invalid_parameter_value then
      return private.refused('invalid', '{"field": "body"}');
    end;
    if coalesce(octet_length(bytes), 0) = 0 then
      return private.refused('invalid', '{"field": "body"}');
    elsif octet_length(bytes) > largest then
      return private.refused('too_large', jsonb_build_object('name', name, 'limit', largest));
    end if;
    fault := private.fault_of_content(kept_type, bytes);
    if fault is not null then
      return private.refused(fault, jsonb_build_object('name', name));
    end if;
    perform private.alone('files', member);
    if (select coalesce(sum(size), 0) from public.attachments where member_id = member) + octet_length(bytes)
      > private.member_limit('fileBytes') then
      return private.refused('storage_full',
        jsonb_build_object('name', name, 'limit', private.member_limit('fileBytes')));
    end if;
    insert into public.attachments (id, request_id, member_id, name, type, size, created_at)
    values (wanted, request, member, name, kept_type, octet_length(bytes), private.now()) returning * into known;
    insert into public.attachment_bodies (attachment_id, body) values (wanted, bytes);
  end if;
  return jsonb_build_object('outcome', 'stored', 'attachment', jsonb_build_object(
    'id', known.id, 'name', known.name, 'type', known.type, 'size', known.size
  ));
end
$$;

revoke all on function private.file_signs() from public, anon, authenticated, service_role;
revoke all on function private.macro_signs() from public, anon, authenticated, service_role;
revoke all on function private.macro_endings() from public, anon, authenticated, service_role;
revoke all on function private.file_places() from public, anon, authenticated, service_role;
revoke all on function private.ending_of(text) from public, anon, authenticated, service_role;
revoke all on function private.fault_of_content(text, bytea) from public, anon, authenticated, service_role;
