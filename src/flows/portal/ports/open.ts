// The address of the page on which the checkout manages a member's plan.
import { fromPromise } from 'xstate';
import { portal as words } from '#content/portal.ts';
import type { PortalAnswer } from '#machines/portal.machine.ts';
import { toError } from '#adapters/supabase/client.ts';
import { askServer } from '#adapters/supabase/server.ts';
import { isRecord } from '#adapters/isRecord.ts';

const refused = (reason: keyof typeof words.problems): PortalAnswer => ({
  outcome: 'refused',
  message: words.problems[reason],
});

async function open(): Promise<PortalAnswer> {
  const answer = await askServer('/checkout/portal', {});
  if (answer === null) return refused('not_signed_in');
  const { status, body } = answer;
  if (status >= 500 && status !== 502) throw toError({ message: '', status });
  if (status === 502) return refused('unreachable');
  if (!isRecord(body) || status >= 400) return refused('not_available');
  const { outcome, url, reason } = body;
  if (outcome === 'leaving' && typeof url === 'string') return { outcome, url };
  return refused(reason === 'no_plan' ? reason : 'not_available');
}

/** Port `openPortal`. */
export const openPortal = fromPromise<PortalAnswer>(open);
