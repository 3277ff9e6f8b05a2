// `npm run keys -- rotate [--api]`: new secrets in the place of those that have been in use, or may be known.
import '../server/check-node.cjs';

const usage = [
  'npm run keys -- rotate        a new secret for sessions: members stay signed in, what signs their tokens changes',
  'npm run keys -- rotate --api  new keys of the API as well: the site has to be built again',
].join('\n');

async function main() {
  const { runCommand } = await import('./lib/command.mjs');
  const { rotateKeys } = await import('../server/keys.mjs');
  const { lockFolder } = await import('../server/lock.mjs');
  const { Sorry } = await import('../server/sorry.mjs');
  await runCommand('The keys are as they were', async (words, settings) => {
    const [verb, ...options] = words;
    if (verb !== 'rotate' || options.some((option) => option !== '--api')) throw new Sorry(usage);
    const api = options.length > 0;
    const chosen = settings();
    const isEmbedded = chosen.databaseUrl === undefined;
    // A server that runs would go on with the old keys, and its next start with the new ones.
    const unlock = isEmbedded ? await lockFolder(chosen.data) : () => {};
    await rotateKeys(chosen, { api });
    unlock();
    return [
      api ? 'The keys are new, all three.' : 'The secret of the sessions is new.',
      isEmbedded
        ? 'It counts from the next start.'
        : 'Restart every server of this database now: until then some know the old one, and some the new.',
      'Members stay signed in: a browser gets a new token with what it keeps.',
      ...(api ? ['Build the site again before it is served: npm run build (npm start does).'] : []),
    ].join('\n');
  });
}
main();
