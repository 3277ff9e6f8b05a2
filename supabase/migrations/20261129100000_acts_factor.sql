-- What staff did names members' requests: it is read, like the desk itself, only by staff who have switched the second factor on.

create function private.may_work() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.is_staff() and not private.lacks_factor(private.staff_now())
$$;
revoke all on function private.may_work() from public, anon, authenticated, service_role;
grant execute on function private.may_work() to authenticated;

alter policy "Staff read what staff did" on public.desk_acts using ((select private.may_work()));
