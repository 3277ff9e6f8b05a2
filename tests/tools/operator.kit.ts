// The operator's command in a test: its output, its errors, and the exit code.
import { run } from '../../tools/operator/run.mjs';
import type { Row } from '../../tools/operator/words.mjs';

/** A Saturday in Paris. */
export const saturday = new Date('2026-11-21T12:00:00Z');

/** Runs a command in this process, with a clock and an environment of the test's own. */
export async function operate(
  typed: readonly string[],
  { env = {}, now = saturday, width }: { env?: NodeJS.ProcessEnv; now?: Date; width?: number } = {},
) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await run([...typed], {
    env: { AXIS_ENV_FILES: 'off', ...env },
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
    now,
    ...(width === undefined ? {} : { width }),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** A question of Ada's, due on Tuesday. */
export const question: Row = {
  id: '996a3815-1eac-4366-9532-a8a5285c745a',
  short: '996a3815',
  kind: 'asynq',
  subject: 'Which pilot first?',
  answers: { domain: 'gtm', blockers: ['Pricing', 'Procurement'] },
  status: 'submitted',
  due_at: '2026-11-24T10:00:00Z',
  breached_at: null,
  offered_until: null,
  slot: null,
  gathering: null,
  quota_month: '2026-11',
  position: null,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  email: 'ada@example.com',
  company: 'Halden Robotics',
  tier: 'free',
  events: [
    {
      actor: 'member',
      from_status: 'draft',
      to_status: 'submitted',
      at: '2026-11-21T10:00:00Z',
      note: null,
    },
  ],
  attachments: [],
};
