-- Priority response: a premium member's question is due after 48 hours and, because the queue begins with the promise that ends first,
-- stands before those that were asked up to a day earlier. A request remembers what it was promised, whatever its member's plan becomes.

alter table public.requests
  add column priority boolean not null default false,
  add constraint only_questions_have_priority check (not priority or kind = 'asynq');
comment on column public.requests.priority is 'Asked with Premium: due after 48 hours, not after 72.';

-- What this request was promised; null where nothing was.
create function private.promise_of(request public.requests) returns interval
  language sql immutable set search_path = '' as $$
  select case when request.priority then interval '48 hours' else private.promise(request.kind) end
$$;
revoke all on function private.promise_of(public.requests) from public, anon, authenticated, service_role;

-- As they stand, whichever versions these are; each with the promise of the request instead of that of its kind.
do $$
declare
  change record;
  known text;
  changed text;
begin
  for change in
    select * from (values
      ('private.admit_request()',
        'new.due_at := new.created_at + private.promise(new.kind);',
        'new.priority := new.kind = ''asynq'' and private.tier_of(new.member_id) = ''premium'';
  new.due_at := new.created_at + private.promise_of(new);'),
      ('private.guard_request()',
        '(new.member_id, new.address, new.gathering, new.due_at)',
        '(new.member_id, new.address, new.gathering, new.due_at, new.priority)'),
      ('private.guard_request()',
        '(old.member_id, old.address, old.gathering, old.due_at)',
        '(old.member_id, old.address, old.gathering, old.due_at, old.priority)'),
      ('private.guard_request()',
        'new.due_at := private.now() + private.promise(new.kind);',
        'new.due_at := private.now() + private.promise_of(new);'),
      ('private.promises_since(timestamptz)', 'private.promise(request.kind)', 'private.promise_of(request)'),
      ('private.mail_step()', '''dueAt'', about.due_at,', '''dueAt'', about.due_at, ''priority'', about.priority,')
    ) as one (name, part, other)
  loop
    known := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    changed := replace(known, change.part, change.other);
    if changed = known then
      raise exception '% does not make the promise as this migration knows it', change.name;
    end if;
    execute changed;
  end loop;
end $$;
