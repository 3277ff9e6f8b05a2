// A worker of the queue in a process of its own, which mailRun.mjs kills: it asks the queue through its parent.
import { startMail } from '../../server/mail/start.mjs';
import { openLog } from '../../server/log.mjs';
import { readSettings } from '../../server/settings.mjs';

/** @type {Map<number, (answer: unknown) => void>} */
const waiting = new Map();
let count = 0;
process.on('message', (/** @type {{ at: number, answer: unknown }} */ { at, answer }) => {
  waiting.get(at)?.(answer);
  waiting.delete(at);
});
process.on('disconnect', () => process.exit(0));

/** @type {import('../../server/mail/queue.mjs').Call} */
const call = (name, args) =>
  new Promise((resolve) => {
    count += 1;
    waiting.set(count, resolve);
    process.send?.({ at: count, name, args });
  });

const log = openLog({ format: 'text', quiet: true }, () => {});
// A minute of the queue is a second here (mailRun.mjs): a lease of four minutes, and one second for an attempt.
startMail(
  { ...readSettings(process.env), mailDir: undefined },
  { call, secret: undefined, log, answerTime: 1000 },
  { idle: 50, minute: 3_600_000, lease: 240, limit: 1500 },
);
