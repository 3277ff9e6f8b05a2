// A path that looks like a file and is none answers 404; every other unknown path is the router's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} url
 * @returns {string | undefined} nothing when it cannot be read
 */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} dist
 * @returns {import('vite').Plugin}
 */
export function missingFiles(dist) {
  return {
    name: 'axis-missing-files',
    configurePreviewServer(server) {
      server.middlewares.use((incoming, outgoing, next) => {
        const pathname = pathOf(incoming.url ?? '/');
        const looksLikeFile = pathname === undefined || /\/[^/]*\.[a-z0-9]+$/i.test(pathname);
        if (!looksLikeFile || (pathname !== undefined && existsSync(join(dist, pathname))))
          return next();
        outgoing.statusCode = 404;
        outgoing.setHeader('content-type', 'text/plain; charset=utf-8');
        outgoing.end('Not found\n');
      });
    },
  };
}
