-- A file in other formats than the one in which it is written (PDF, DOCX, XLSX) is a row of its own, `ip-moat-map.pdf`. Their bytes do
-- not stand in seed.sql: the server brings them at its start, and `npm run content:files -- --publish` to a hosted database. The digest
-- says which are there; it is null for what seed.sql writes.

alter table public.published_files add column sha256 text;
alter table public.published_files
  add constraint digest_form check (sha256 ~ '^[0-9a-f]{64}$');

-- Stores one file, new or in place of the one before. What arrives damaged is refused.
create function private.publish_file(file jsonb, body text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  -- Some drivers hand JSON over as a string that holds it.
  wanted constant jsonb := private.unwrapped(file);
  bytes bytea;
begin
  begin
    bytes := decode(body, 'base64');
  exception when invalid_parameter_value then
    return private.refused('invalid', '{"field": "body"}');
  end;
  if bytes is null or encode(sha256(bytes), 'hex') is distinct from wanted ->> 'sha256' then
    return private.refused('invalid', '{"field": "body"}');
  end if;
  insert into public.published_files (id, title, name, type, access, product, version, published_on, sha256)
  values (
    wanted ->> 'id', wanted ->> 'title', wanted ->> 'name', wanted ->> 'type', wanted ->> 'access', wanted ->> 'product',
    wanted ->> 'version', (wanted ->> 'date')::date, wanted ->> 'sha256'
  )
  on conflict (id) do update set
    title = excluded.title,
    name = excluded.name,
    type = excluded.type,
    access = excluded.access,
    product = excluded.product,
    version = excluded.version,
    published_on = excluded.published_on,
    sha256 = excluded.sha256;
  insert into public.published_file_bodies (file_id, body) values (wanted ->> 'id', bytes)
  on conflict (file_id) do update set body = excluded.body;
  return jsonb_build_object('outcome', 'stored', 'id', wanted ->> 'id');
end
$$;

-- Removes the files that are made no more; `kept` is the list of the ids that stay.
create function private.retire_files(kept text[]) returns jsonb
  language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.published_files
    where sha256 is not null and id <> all (kept)
    returning id
  )
  select jsonb_build_object('outcome', 'stored', 'removed', (select count(*) from gone))
$$;

create function public.publish_file(file jsonb, body text) returns jsonb
  language sql set search_path = '' as $$ select private.publish_file($1, $2) $$;
create function public.retire_files(kept text[]) returns jsonb
  language sql set search_path = '' as $$ select private.retire_files($1) $$;

revoke all on function private.publish_file(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function private.retire_files(text[]) from public, anon, authenticated, service_role;
revoke all on function public.publish_file(jsonb, text) from public, anon, authenticated, service_role;
revoke all on function public.retire_files(text[]) from public, anon, authenticated, service_role;
grant execute on function private.publish_file(jsonb, text) to service_role;
grant execute on function private.retire_files(text[]) to service_role;
grant execute on function public.publish_file(jsonb, text) to service_role;
grant execute on function public.retire_files(text[]) to service_role;
