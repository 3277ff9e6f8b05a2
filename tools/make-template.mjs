// Migrates an empty data folder (AXIS_DATA) and leaves: tests copy it. Called by lib/throwaway.mjs.
import { startBackend } from '../server/backend/backend.mjs';
import { readSettings } from '../server/settings.mjs';
import { giveUp } from '../server/sorry.mjs';

/** The sample gatherings lie ahead whenever the tests run: every start of a server writes their days anew from the content. */
const samplesLieAhead = [
  // Those of the day of the samples (content/builtOn.ts), however late the tests run.
  "select private.publish_gatherings('2026-11-26')",
  'create table private.samples as select id from public.gathering_seats',
  `create function private.put_ahead() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    if new.id in (select id from private.samples) then
      new.held_on := greatest(new.held_on, current_date + 60);
    end if;
    return new;
  end
  $$`,
  'revoke all on function private.put_ahead() from public',
  'create trigger put_ahead before insert or update on public.gathering_seats for each row execute function private.put_ahead()',
  'update public.gathering_seats set id = id',
];

try {
  const backend = await startBackend(readSettings(process.env));
  for (const statement of samplesLieAhead) await backend.sql(statement);
  await backend.close();
  process.send?.('made', () => process.exit(0));
} catch (error) {
  giveUp(error);
}
