// What a visitor's browser never uses and the bundler cannot know: left out of the browser's build.
import { join } from 'node:path';
import { minifySync, parseSync } from 'vite';
import { root } from '../../server/settings.mjs';
import { leanClient, leanExports, mustBeChecked } from './leanReact.mjs';
import { leanXState, xstateModule } from './leanXState.mjs';
import { missingIn } from './reactUses.mjs';
import { nodesIn } from './syntax.mjs';

/** styled-components with what the site uses of it. */
const leanStyled = join(root, 'tools/site/leanStyled.mjs');

/** Modules of which the browser uses nothing, or little, and their replacements. */
const unused = [
  // The global styles are in every page's HTML, so they are not rendered again. Their fallback fonts are in the style sheet.
  {
    module: /\/src\/ui\/GlobalStyle\.tsx$/,
    code: 'import "./fonts.css"; export const SiteStyle = () => null;',
  },
  // The site has one language. React Aria asks the browser for its own while a module is evaluated, which loads the tables of all of
  // them: 40 ms on a slow phone.
  {
    module: /react-aria\/dist\/private\/i18n\/I18nProvider\.mjs$/,
    code: `const own = { locale: 'en-US', direction: 'ltr' };
export const I18nProvider = ({ children }) => children, useLocale = () => own;`,
  },
  // With one language, the words that React Aria and React Stately have for some thirty others are never read: 86 kB before
  // compression for drag and drop alone.
  {
    module: /\/(?:react-aria|react-stately)\/dist\/private\/intl\/\w+\/(?!en-US\b)[\w-]+\.mjs$/,
    code: 'export default {};',
  },
  // The same hook for React 17: later ones have it.
  {
    module: /use-sync-external-store\/shim\/index\.js$/,
    code: `exports.useSyncExternalStore = require('react').useSyncExternalStore;`,
  },
  // Links are the browser's own here (src/boot/links.ts); the router's routes name its component all the same.
  {
    module: /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    code: 'export const Link = null, composeHandlers = null, createLink = null, linkOptions = null, useLinkProps = null;',
  },
  // Vite's own also waits for the styles of a chunk and reports what cannot be fetched: the styles are in every page's HTML, and
  // the importer handles the failure.
  {
    module: /^\0vite\/preload-helper\.js$/,
    code: `const seen = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file, fetchPriority: 'low' }));
  }
  return load();
};`,
  },
];

/** @typedef {import('./syntax.mjs').Node} Node */

/** Whether a component of styled-components has properties of its own; an import of what is left out ends the build by itself. @param {string} code */
export const usesAttrs = (code) =>
  /from ['"]styled-components['"]/.test(code) && /\.attrs\b/.test(code);

/** A machine's file. */
const chart = /\/machines\/\w+\.machine\.ts$/;

/** What a chart says of a port that its page does not provide. */
const placeholder = /^['"](?:Port|Flow) \w+ is not provided\.['"]$/;

/** Whether a property holds nothing but types, as `types` of a setup does: empty values, each with its type. @param {Node} node */
const holdsTypes = ({ type, key, value }) =>
  type === 'Property' &&
  /** @type {Node} */ (key)['name'] === 'types' &&
  /** @type {Node[] | undefined} */ (/** @type {Node} */ (value)['properties'])?.every(
    (one) => /** @type {Node | undefined} */ (one['value'])?.type === 'TSAsExpression',
  ) === true;

/**
 * A chart without what no visitor reads: the descriptions of its states, which the atlas and docs/flows show, the errors of ports
 * that a page does not provide, which the types exclude, and the object that carries the types. Lines keep their numbers.
 * @param {string} code a machine's file
 */
export function withoutSentences(code) {
  let left = code;
  const sentences = [...nodesIn(parseSync('chart.ts', code).program)].filter((node) => {
    const { key, value } = /** @type {{ key?: Node, value?: Node }} */ (
      /** @type {unknown} */ (node)
    );
    if (holdsTypes(node)) return true;
    if (node.type === 'Literal') return placeholder.test(code.slice(node.start, node.end));
    return node.type === 'Property' && key?.['name'] === 'description' && value?.type === 'Literal';
  });
  for (const { start, end } of sentences.toSorted((one, other) => other.start - one.start)) {
    const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
    const cut = left.slice(start, end + comma);
    left = left.slice(0, start) + '\n'.repeat(cut.split('\n').length - 1) + left.slice(end + comma);
  }
  return left;
}

const reactClient = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** The packages of React, for production. */
const reactPackages =
  /\/(?:react|react-dom|scheduler)\/cjs\/(?:react|react-dom|scheduler)\.production\.js$/;

/** React's own modules ask for nothing; its development build, which the tests of hydration use, has everything. */
const ofReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The errors that React makes while it is evaluated; it throws and compares them, and no one reads where they were made. */
const madeOnLoad = /\b(\w+Exception) = Error\(/g;

/**
 * React's client without the stacks of those errors: for each, a browser with an inspector parses the whole script again (67 ms on a
 * slow phone, in the one task that evaluates React).
 * @param {string} code react-dom's client, for production
 */
export const withoutStacks = (code) =>
  code.replaceAll(
    madeOnLoad,
    (_, name) =>
      `${name} = ((message) => Object.create(Error.prototype, { message: { value: message } }))(`,
  );

/**
 * Names a component in React's reports of errors without its place in the script: to find the place, React calls the component
 * once more.
 * @param {string} code react-dom's client, for production
 */
export const withoutPlaces = (code) =>
  code.replace(
    'function describeNativeComponentFrame(fn, construct) {',
    (head) =>
      `${head} return fn ? describeBuiltInComponentFrame(fn.displayName || fn.name || '') : '';`,
  );

/**
 * The document's frame with its inline script as short as the other scripts.
 * @param {string} template Vite's index.html
 */
export const withLeanScript = (template) =>
  template.replace(/<script>([\s\S]*?)<\/script>/, (_, /** @type {string} */ code) => {
    const { code: lean, errors } = minifySync('head.js', code, { compress: true, mangle: true });
    if (errors[0] !== undefined) throw new Error(`index.html: ${errors[0].message}`);
    return `<script>${lean.trim()}</script>`;
  });

/**
 * The plugin. The atlas' build keeps the charts whole.
 * @param {string} mode
 * @returns {import('vite').Plugin}
 */
export const leanScripts = (mode) => ({
  name: 'axis-one:lean-scripts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'ssr' && mode !== 'atlas',
  resolveId: (source) => (source === 'styled-components' ? leanStyled : null),
  load: (id) => unused.find(({ module }) => module.test(id))?.code,
  transform: {
    filter: { id: /\.m?[jt]sx?(?:$|\?)/ },
    handler(code, id) {
      if (reactClient.test(id) || reactPackages.test(id)) mustBeChecked(id, code);
      if (reactClient.test(id))
        return { code: leanClient(withoutPlaces(withoutStacks(code))), map: null };
      if (reactPackages.test(id)) return { code: leanExports(code), map: null };
      if (mode === 'production' && xstateModule.test(id))
        return { code: leanXState(code), map: null };
      const missing = ofReact.test(id) ? [] : missingIn(id.replace(/\?.*$/, ''), code);
      if (missing.length > 0)
        this.error(`${id} uses ${missing.join(', ')}, which tools/site/reactParts.mjs leaves out.`);
      if (usesAttrs(code))
        this.error(`${id} uses attrs, which tools/site/leanStyled.mjs does without.`);
      return chart.test(id) ? { code: withoutSentences(code), map: null } : null;
    },
  },
});
