// `npm run flows`: the atlas and a site that reports to it, from one server, on data of its own.
import { join } from 'node:path';
import type { Console } from './console.ts';
import { atlasData } from './data.ts';
import type { Measure } from './data.ts';
import { buildAtlas } from './page.ts';
import { picturesFolder } from '../lib/smallPictures.mjs';
import { copyPictures } from './pictures.ts';
import { atlasHeaders } from './policy.ts';

export const atlasPath = '/_flows';
const port = '4180';

/** Builds and serves both; the promise ends when they run. Says where. */
export async function openAtlas({ root, say, lib }: Console, measure: Measure): Promise<void> {
  const { build, serve, settings: reading, lock } = lib;
  const cache = join(root, 'node_modules/.cache/axis-one/flows');
  // Its own port, data and build, whatever `npm start` uses; AXIS_FLOWS_* says otherwise.
  process.env['PORT'] = process.env['AXIS_FLOWS_PORT'] ?? port;
  process.env['AXIS_DATA'] = process.env['AXIS_FLOWS_DATA'] ?? join(cache, 'data');
  process.env['AXIS_DIST'] = process.env['AXIS_FLOWS_DIST'] ?? join(cache, 'site');
  delete process.env['AXIS_SITE_URL'];
  const env = reading.withEnvFiles(process.env, root);
  const settings = reading.readSettings(env);
  serve.requireWritable(settings.data, 'The data folder');
  serve.requireWritable(settings.dist, 'The build folder');
  await lock.lockFolder(settings.data);
  await serve.requireFreePort(settings.host, settings.port);
  say('Drawing the charts …');
  const picturesAt = `${atlasPath}/pictures`;
  const data = await atlasData(root, measure, { isLive: true, picturesAt });
  const html = await buildAtlas(root, data);
  say('Building the site that reports to them …');
  await build.buildSite(env, 'atlas');
  copyPictures(join(root, picturesFolder), join(settings.dist, picturesAt));
  const running = await serve.serveSite(settings, {
    [atlasPath]: { html, headers: atlasHeaders(html) },
  });
  serve.closeOnSignals(running.close);
  serve.announce(running, settings);
  say(`The flow atlas: ${running.url}${atlasPath}\nThe site on this address reports to it.\n`);
  process.send?.({ ready: running.url });
}
