-- An application for advisory may be sent without an account. No page shows it to its sender, so that its mails must not lead to
-- one: whoever queues a mail about such a request has it say so.

create or replace function private.queue_mail(
  kind text, member uuid, address text, data jsonb, key text,
  due_at timestamptz default null, expires_at timestamptz default null
) returns void
  language plpgsql set search_path = '' as $$
declare
  facts jsonb := jsonb_strip_nulls(data);
begin
  if coalesce(address, '') !~ '.@.' or char_length(address) > 320 or address ~ '[\r\n]' then
    return;
  end if;
  if member is null and facts ? 'requestId' then
    facts := facts || '{"withoutAccount": true}';
  end if;
  if private.is_optional_mail(kind) and not facts ? 'leaveToken' then
    facts := facts || jsonb_build_object('leaveToken', private.mail_token(address, kind));
  end if;
  insert into private.mails (kind, member, address, data, dedupe_key, due_at, expires_at, created_at)
  values (kind, member, address, facts, key, coalesce(queue_mail.due_at, private.now()), queue_mail.expires_at, private.now())
  on conflict (dedupe_key) do nothing;
end
$$;
