// The index of the search while developing: what a build writes to search.json, made anew for each request.
import { isRunnableDevEnvironment } from 'vite';

/** @typedef {typeof import('../../src/boot/published/searchIndex.ts')} Index */

/**
 * The plugin of the server with hot reload.
 * @returns {import('vite').Plugin}
 */
export const developmentSearch = () => ({
  name: 'axis-one:search',
  apply: 'serve',
  configureServer(server) {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) return;
    server.middlewares.use('/search.json', async (_incoming, outgoing, next) => {
      try {
        /** @type {Index} */
        const { searchIndex } = await ssr.runner.import('/src/boot/published/searchIndex.ts');
        outgoing.setHeader('Content-Type', 'application/json; charset=utf-8');
        outgoing.setHeader('Cache-Control', 'no-store');
        outgoing.end(JSON.stringify(searchIndex));
      } catch (error) {
        next(error);
      }
    });
  },
});
