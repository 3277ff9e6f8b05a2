// The style of the error pages. It is a file of its own because the header table allows it by its hash.

/** The site's colors (src/ui/tokens.ts), light and dark, and its measures; the fonts are the system's. */
export const errorStyle = `
:root { color-scheme: light dark; --background: #F7F4ED; --text: #16191F; --muted: #5C6470; --accent: #A84B00; }
@media (prefers-color-scheme: dark) {
  :root { --background: #0B0E13; --text: #ECEAE4; --muted: #9AA4B2; --accent: #E9B44C; }
}
body { margin: 0; background: var(--background); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 20vh 1.5rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font: 500 2.375rem/1.15 Georgia, serif; }
p { margin: 0 0 1.5rem; }
a { color: var(--accent); }
small { color: var(--muted); font-size: 0.875rem; }
`;
