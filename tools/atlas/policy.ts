// What the atlas' page may load and run: what is in the file, and nothing else.
import { hashOf } from '../../server/http/policy.mjs';
import { inlineOf, libraryStyles } from '../site/policy.mjs';

/**
 * The headers of the atlas' page. Its charts are SVG that it sets as HTML, so Trusted Types are not asked for. It may
 * talk to windows that it opens: with `?inspect=stately` the site beside it opens stately.ai/inspect, and both pages
 * have to share that permission to see each other.
 * @param html the page as it is served
 */
export function atlasHeaders(html: string): Record<string, string> {
  const { scripts, styles } = inlineOf(html);
  const sources = {
    'default-src': ["'none'"],
    'script-src': scripts.map(hashOf),
    'style-src': [...libraryStyles, ...styles].map(hashOf),
    // Its fonts are inside.
    'font-src': ['data:'],
    // And the pictures beside it.
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': Object.entries(sources)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}
