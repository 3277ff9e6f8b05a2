-- What only the forms held until now, held by the database as well: the shape and length of every answer, web addresses,
-- the ids of channels, which posts can be liked, and whose name a post carries.

-- A text on one line: control characters, line breaks and marks that turn the direction of writing become blanks.
create function private.one_line(words text) returns text
  language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    words,
    '[\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202f\u2060-\u2069\ufeff]+', ' ', 'g'
  ))
$$;

-- A page in the web, with or without https:// before it: what the forms take (machines/application.machine.ts and
-- machines/asynq.machine.ts). A user's name, a password and other schemes have no place in it.
create function private.is_link(words text) returns boolean
  language sql immutable set search_path = '' as $$
  select words ~* '^\s*(https?://)?[^\s/.:@]+(\.[^\s/.@]+)+(/\S*)?\s*$'
$$;

-- The id of a channel as content/community.ts writes it, from whatever looks like it: in another case, with blanks,
-- underscores, long dashes or invisible characters, in full width.
create function private.channel_of(words text) returns text
  language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(lower(normalize(words, nfkc)), '[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]', '', 'g'),
    '[\u0001-\u0020\u0085\u00a0\u2000-\u200a\u2010-\u2015\u2028-\u202f\u2212_-]+', '-', 'g'
  ), '-')
$$;

-- The first answer that no form writes: nested deeper, in more parts, or with a longer text than any of them.
-- The fields of private.longest_answers have limits of their own.
create function private.overgrown(kind text, answers jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case when (select count(*) from jsonb_object_keys(answers)) > 30 then 'answers' else (
    select answer.name from jsonb_each(answers) as answer (name, value)
    where char_length(answer.name) > 60
      or (
        jsonb_typeof(answer.value) = 'string' and char_length(answer.value #>> '{}') > 4000
        and not exists (
          select from private.longest_answers() as longest
          where longest.kind = overgrown.kind and longest.field = answer.name
        )
      )
      or (select count(*) from jsonb_path_query(answer.value, 'strict $.**')) > 60
      or exists (select from jsonb_path_query(answer.value, 'strict $.**{4 to last}'))
      or exists (
        select from jsonb_path_query(answer.value, 'strict $.**{1 to last}') as part (value)
        where jsonb_typeof(value) = 'string' and char_length(value #>> '{}') > 2000
      )
    order by answer.name limit 1
  ) end
$$;

-- The first field of a submission that cannot be stored, or null: its shape first, then its length, then its sense.
create or replace function private.fault_in(kind text, subject text, answers jsonb) returns text
  language sql stable set search_path = '' as $$
  select coalesce(
    private.fault_of_shape($1, $2, $3),
    (
      select longest.field from private.longest_answers() as longest
      where longest.kind = $1
        and char_length($3 #>> string_to_array(longest.field, '.')) > longest.longest
      limit 1
    ),
    private.overgrown($1, $3),
    case
      when $1 = 'channel' and not exists (
        select from public.capabilities
        where capability = 'channel:' || private.channel_of($3 ->> 'channel')
      ) then 'channel'
      when $1 = 'perk' and $3 ->> 'partner' !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then 'partner'
      when $1 = 'contributor' and not private.is_link(substring($3 ->> 'link', '.*\S.*')) then 'link'
      when $1 = 'partner' and not private.is_link(substring($3 ->> 'website', '.*\S.*')) then 'website'
      -- A question's link is opened as it stands.
      when $1 = 'asynq' and (
        $3 #>> '{context,productLink}' ~* '^\s*(?!https?://)\S'
        or not private.is_link(substring($3 #>> '{context,productLink}', '.*\S.*'))
      ) then 'context.productLink'
    end
  )
$$;

-- A post is liked by those who may read it: the policy of its text decides.
alter policy "Members like in their own name" on public.community_likes
  with check (
    (select auth.uid()) = member_id
    and post_id in (select body.post_id from public.community_post_bodies as body)
  );

-- Names that belong to the people of the site, made from content/ (supabase/seed.sql).
create table private.reserved_names (
  name text primary key,
  -- Also as a part of a longer name.
  anywhere boolean not null default false
);
revoke all on table private.reserved_names from public, anon, authenticated, service_role;

-- What remains of a name when everything is taken away by which two names can look alike and yet differ: case, accents,
-- blanks, punctuation, invisible characters, and Cyrillic or Greek letters and figures in the place of Latin ones.
create function private.name_key(name text) returns text
  language sql immutable set search_path = '' as $$
  select regexp_replace(
    translate(
      lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')),
      '01|!lıłøđðþßаАвВеЕкКмМнНоОрРсСтТуУхХіІѕЅјЈһԁԛԝӏαΑβΒεΕΖηΗιΙκΚμΜΝνοΟρΡτΤυΥχΧ',
      'oiiiiiioddpsaabbeekkmmhhooppccttyyxxiissjjhdqwiaabbeezhhiikkmmnvooppttyyxx'
    ),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u02b0-\u036f\u2000-\u206f\u3000-\u3003\ufe00-\ufe0f\ufeff]', '', 'g'
  )
$$;

-- Whether a name is, or looks like, that of a sample author or of somebody who works here.
create function private.is_reserved_name(name text) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select from private.reserved_names as reserved
    where private.name_key(reserved.name) = private.name_key($1)
      or (reserved.anywhere and strpos(private.name_key($1), private.name_key(reserved.name)) > 0)
  ) or exists (
    select from public.community_posts as sample
    where sample.member_id is null and private.name_key(sample.author_name) = private.name_key($1)
  )
$$;

revoke all on function private.one_line(text) from public, anon, authenticated, service_role;
revoke all on function private.is_link(text) from public, anon, authenticated, service_role;
revoke all on function private.channel_of(text) from public, anon, authenticated, service_role;
revoke all on function private.overgrown(text, jsonb) from public, anon, authenticated, service_role;
revoke all on function private.name_key(text) from public, anon, authenticated, service_role;
revoke all on function private.is_reserved_name(text) from public, anon, authenticated, service_role;
