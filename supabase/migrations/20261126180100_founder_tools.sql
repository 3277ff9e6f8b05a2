-- The toolkits have a row of their own in public.capabilities: founder-tools. They open by it, or by having been bought by themselves;
-- every other premium file and text opens by premium-files.

-- As before; a plan that includes them opens them as well.
create or replace function private.has_toolkits() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.may('founder-tools') or exists (
    select from public.subscriptions as plan
    where plan.user_id = (select auth.uid()) and plan.product = 'toolkits' and private.is_running(plan)
  )
$$;

alter policy "Files open by tier" on public.published_file_bodies
  using (
    file_id in (
      select id from public.published_files
      where access = 'everyone'
        or (access = 'members' and (select auth.uid()) is not null)
        or (access = 'premium' and product is null and (select private.may('premium-files')))
        or (access = 'premium' and product = 'toolkits' and (select private.has_toolkits()))
    )
  );
