// The styles of every page: fonts, both themes, a reset, the focus ring, print, reduced motion, forced colors.
import { createGlobalStyle } from 'styled-components';
import './fonts.css';
import { media, sharedDeclarations, themeDeclarations, tokens } from './tokens.ts';

/**
 * Mount once, at the root. `data-theme="ink" | "paper"` on any element overrides the system's preference for
 * its content; `data-js` on the root element marks that scripts run (set before first paint).
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${sharedDeclarations}
    ${themeDeclarations('paper')}
    color-scheme: light;
  }
  @media (prefers-color-scheme: dark) {
    :root { ${themeDeclarations('ink')} color-scheme: dark; }
  }
  [data-theme='ink'] { ${themeDeclarations('ink')} color-scheme: dark; color: ${tokens.color.text}; }
  [data-theme='paper'] { ${themeDeclarations('paper')} color-scheme: light; color: ${tokens.color.text}; }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
    background: ${tokens.color.background};
    accent-color: ${tokens.color.accent};
  }
  body {
    min-height: 100dvh;
    background: ${tokens.color.background};
    color: ${tokens.color.text};
    font: ${tokens.weight.regular} ${tokens.type.body} / ${tokens.leading.text} ${tokens.font.text};
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, h6 { font: inherit; text-wrap: balance; }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: ${tokens.line.hair}; }
  img, svg, canvas { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { background: none; border: 0; cursor: pointer; text-align: inherit; -webkit-tap-highlight-color: transparent; }
  button:disabled, [aria-disabled='true'] { cursor: default; }
  textarea { resize: vertical; }
  fieldset { border: 0; min-width: 0; }
  table { border-collapse: collapse; border-spacing: 0; }
  hr { border: 0; border-top: ${tokens.line.hair} solid ${tokens.color.hairline}; }
  abbr[title] { text-decoration: none; }
  [hidden] { display: none !important; }
  [data-still] { display: contents; }

  ::selection { background: ${tokens.color.accent}; color: ${tokens.color.onAccent}; }
  ::placeholder { color: ${tokens.color.muted}; opacity: 1; }

  :focus-visible { outline: ${tokens.line.focus} solid ${tokens.color.accent}; outline-offset: ${tokens.ring.outside}; }
  /* Headings take focus when a step changes; a ring there would add no information. */
  :is(h1, h2, h3, main)[tabindex='-1']:focus { outline: none; }
  :target { scroll-margin-block-start: ${tokens.space.four}; }

  /* Content that only scripts reveal is hidden only once the head script has marked that they run. */
  [data-js] [data-js-hidden] { visibility: hidden; }
  html:not([data-js]) [data-needs-js] { display: none; }

  /* A slow navigation (src/boot/pendingIndicator.ts): a line along the top, until the next page is rendered. */
  [data-under-way], [data-under-way] :is(a, button) { cursor: progress; }
  [data-under-way]::before {
    content: '';
    position: fixed;
    z-index: ${tokens.z.toast};
    inset-block-start: 0;
    inset-inline: 0;
    border-block-start: ${tokens.line.edge} solid ${tokens.color.accent};
    transform-origin: 0 0;
    animation: under-way ${tokens.duration.underWay} cubic-bezier(0, 0.7, 0.1, 1) both;
  }
  @keyframes under-way { from { transform: scaleX(0); } to { transform: scaleX(0.95); } }

  ${media.moving} {
    html { scroll-behavior: smooth; }
  }
  ${media.still} {
    *, *::before, *::after {
      animation-duration: ${tokens.duration.instant} !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      /* None, not a short one: React Aria waits for every transition that runs. */
      transition-property: none !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.forced} {
    :focus-visible { outline-color: Highlight; }
    svg { forced-color-adjust: auto; }
  }
  ${media.print} {
    :root, [data-theme] { ${themeDeclarations('paper')} color-scheme: light; }
    html, body { background: none; }
    body { font-size: ${tokens.printType}; }
    nav, button, [data-print='hide'], [role='status'], [role='alert'] { display: none !important; }
    /* A card is not split between pages; an essay is an article too, and longer than a page. */
    article:not(:has(h1)), figure, tr { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    /* A part that is printed alone hides everything around it. */
    main:has([data-print='alone']) *:not(:has([data-print='alone']), [data-print='alone'], [data-print='alone'] *) { display: none !important; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; }
  }
`;

/**
 * The same for the site's own pages: a built page has it in its HTML, so that no script contains it.
 * In development there is no such HTML.
 */
export function SiteStyle() {
  return import.meta.env.SSR || import.meta.env.DEV ? <GlobalStyle /> : null;
}
