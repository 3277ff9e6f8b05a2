-- A gathering that keeps a waitlist puts newcomers into it, also in the moment in which a seat is free: the seat is
-- then offered to the first in line, and nobody steps past those who wait. All else is as it was.
create or replace function private.admit_request() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  place public.gathering_seats;
  quota jsonb;
begin
  new.created_at := private.now();
  new.updated_at := new.created_at;
  new.due_at := new.created_at + private.promise(new.kind);
  new.status := 'submitted';
  new.breached_at := null;
  new.quota_month := null;
  new.queued_at := null;
  new.offered_until := null;

  if new.kind = 'asynq' then
    -- One at a time a member: the count below must see what the one before has stored.
    perform pg_advisory_xact_lock(hashtextextended('asynq ' || new.member_id, 0));
    quota := private.quota_of(new.member_id);
    if (quota ->> 'left')::integer < 1 then
      perform private.refuse('quota_spent', quota - 'used' - 'left');
    end if;
    new.quota_month := quota ->> 'month';
  elsif new.kind = 'office-hours' then
    if exists (
      select from public.requests
      where kind = 'office-hours' and status = 'scheduled' and slot = new.slot
    ) then
      perform private.refuse('slot_closed', jsonb_build_object('nearest', private.nearest_slots(new.slot)));
    end if;
  elsif new.kind = 'gathering' then
    select * into place from public.gathering_seats where id = new.gathering for update;
    if not found or place.status = 'past' then
      perform private.refuse('invalid', jsonb_build_object('field', 'gathering'));
    elsif place.status = 'full' then
      perform private.refuse('gathering_full');
    elsif place.status = 'waitlist' or private.free_seats(new.gathering) < 1 then
      new.status := 'waitlisted';
      new.queued_at := clock_timestamp();
    end if;
  end if;
  return new;
end
$$;
