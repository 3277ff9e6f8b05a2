// A server for the adapters alone: the embedded backend on a port of its own, behind the middleware that the site
// uses, and one empty page.
import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { startBackend } from '../../server/backend/backend.mjs';
import { backendMiddleware } from '../../tools/site/devBackend.mjs';
import { readSettings } from '../../server/settings.mjs';
import { freePort, freshData } from '../../tools/lib/throwaway.mjs';

const root = join(import.meta.dirname, '../..');

/** The entry with all its imports, as one script that knows the backend's key. */
async function bundle(publishableKey: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      'import.meta.env.VITE_SUPABASE_URL': '""',
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publishableKey),
    },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'entry.ts'),
        output: { codeSplitting: false, entryFileNames: 'adapters.js' },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite built something else.');
  const [script] = built.output;
  return script.code;
}

/** Opens it on fresh data. `sql` queries its database with all rights; `close` removes everything. */
export async function openApp() {
  // The cheapest hash, and no log line for each refusal: the tests cause refusals on purpose.
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  process.env['AXIS_LOG'] = 'quiet';
  const data = await freshData();
  const port = await freePort();
  // Ten megabytes exceed the time limit of a statement when other tests share the machine.
  const backend = await startBackend(
    readSettings({ AXIS_DATA: data, PORT: String(port), AXIS_STATEMENT_TIMEOUT: '60000' }),
  );
  const script = await bundle(backend.keys.publishableKey);
  const answer = backendMiddleware(backend);
  const server = createServer((request, response) =>
    answer(request, response, () => {
      const isScript = request.url === '/adapters.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(
        isScript
          ? script
          : '<!doctype html><html lang="en"><meta charset="utf-8"><title>Adapters</title><link rel="icon" href="data:,"><body><script type="module" src="/adapters.js"></script>',
      );
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    sql: (statement: string) => backend.sql(statement),
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
      rmSync(dirname(data), { recursive: true, force: true });
    },
  };
}
