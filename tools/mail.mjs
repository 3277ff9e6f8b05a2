// `npm run mail`: a worker of the queue beside a running backend, a hosted one above all. Several may run at once.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { keysIn } = await import('../server/keys.mjs');
const { openLog } = await import('../server/log.mjs');
const { closeOnSignals } = await import('../server/serve.mjs');
const { readSettings, root, withEnvFiles } = await import('../server/settings.mjs');
const { Sorry, giveUp } = await import('../server/sorry.mjs');

/**
 * Deletes accounts that are due, each minute.
 * @param {import('../server/mail/queue.mjs').Call} call
 * @param {import('../server/settings.mjs').Settings} settings
 * @param {import('../server/log.mjs').Log} log
 */
async function deletionsOn(call, { deletions: list }, log) {
  const { deleteAgain, deleteDue } = await import('../server/account/deletions.mjs');
  const parts = { call, list, mailDir: undefined, cancelPlan: undefined, log };
  await deleteAgain(parts);
  const look = () =>
    deleteDue(parts).catch(() => log.failure('Deletions: the database did not answer'));
  await look();
  return setInterval(look, 60_000);
}

try {
  process.chdir(root);
  const env = withEnvFiles(process.env, root);
  const settings = readSettings(env);
  const { smtp, siteUrl } = settings;
  if (smtp === undefined)
    throw new Sorry('SMTP_HOST is not set: a worker needs a server that sends its mails.');
  const { connect } = await import('./operator/backend.mjs');
  const { startMail } = await import('../server/mail/start.mjs');
  const ask = await connect(env);
  /** @type {import('../server/mail/queue.mjs').Call} */
  const call = (name, args) => ask(`rpc/${name}`, args);
  // One call first: a wrong key, or an old database, ends the command with its sentence.
  await call('settle_requests', {});
  const log = openLog(settings.log);
  // A hosted project sends the mails with secret links by itself.
  const secret = env['SUPABASE_URL']
    ? undefined
    : (settings.keys ?? keysIn(settings.data))?.jwtSecret;
  const worker = startMail({ ...settings, mailDir: undefined }, { call, secret, log });
  log.notice(`Mails are sent through ${smtp.host}:${smtp.port}; links in them lead to ${siteUrl}`);
  // Beside a hosted project nothing else deletes the accounts that are due.
  const deletions = env['SUPABASE_URL'] && (await deletionsOn(call, settings, log));
  closeOnSignals(async () => {
    if (deletions) clearInterval(deletions);
    await worker?.close();
  });
} catch (error) {
  giveUp(error);
}
