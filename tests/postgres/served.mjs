// The backend behind the middleware that the site uses, in a process of its own and without the site: killed.spec.ts kills it.
import { createServer } from 'node:http';
import { startBackend } from '../../server/backend/backend.mjs';
import { backendMiddleware } from '../../tools/site/devBackend.mjs';
import { readSettings } from '../../server/settings.mjs';

const settings = readSettings(process.env);
const answer = backendMiddleware(await startBackend(settings));
createServer((request, response) => answer(request, response, () => response.end())).listen(
  settings.port,
  settings.host,
  () => process.send?.('ready'),
);
