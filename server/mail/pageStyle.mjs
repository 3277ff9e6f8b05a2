// The style of /_mail. It is a file of its own because the page's policy allows it by its hash.

/** The site's colors (src/ui/tokens.ts), light and dark; the fonts are the system's. */
export const pageStyle = `
:root { color-scheme: light dark; --background: #F7F4ED; --raised: #FFFDF8; --line: #DBD5C6; --text: #16191F; --muted: #5C6470; --accent: #A84B00; }
@media (prefers-color-scheme: dark) {
  :root { --background: #0B0E13; --raised: #11161E; --line: #232B37; --text: #ECEAE4; --muted: #9AA4B2; --accent: #E9B44C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.75rem; font: 500 2rem/1.2 Georgia, serif; }
h2 { margin: 2.5rem 0 0.75rem; font: 500 1.25rem/1.3 Georgia, serif; }
p { margin: 0 0 1rem; max-width: 42rem; }
a { color: var(--accent); }
ol { margin: 2rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
li { padding: 0.5rem 0 0.875rem; border-bottom: 1px solid var(--line); }
li a { display: inline-block; padding: 0.625rem 0; font: 500 1.125rem/1.4 Georgia, serif; }
small { display: block; color: var(--muted); font: 0.8125rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: 0.375rem 1.25rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid var(--line); }
dt { color: var(--muted); font: 0.8125rem/1.7 ui-monospace, Menlo, Consolas, monospace; }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 48rem; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); }
pre { margin: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; }
@media (max-width: 36rem) { dl { display: block; } dd { margin: 0 0 0.625rem; } }
`;
