// How mails look: the site's palette and measures, in styles that a mail can carry. Paper is in the elements themselves,
// because many inboxes drop a style sheet; ink is in the one sheet that a mail has, for those that follow the device.
import type { CSSProperties } from 'react';
import { palettes } from '../../../src/ui/tokens.ts';
import type { ColorName } from '../../../src/ui/tokens.ts';

/** The faces of the device: a mail fetches nothing. */
const faces = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
};

const { paper, ink } = palettes;

/** Which color of the palette each part has, and at which property; the key is the part's class. */
const colors = {
  page: { backgroundColor: 'background', color: 'text' },
  sheet: { backgroundColor: 'raised', borderColor: 'hairline' },
  text: { color: 'text' },
  muted: { color: 'muted' },
  link: { color: 'accent' },
  button: { backgroundColor: 'accent', color: 'onAccent' },
  accent: { borderColor: 'accent' },
  line: { borderColor: 'hairline' },
  quote: { color: 'text', borderColor: 'strong' },
} as const satisfies Record<
  string,
  Partial<Record<'backgroundColor' | 'color' | 'borderColor', ColorName>>
>;

const shapes = {
  page: { margin: 0, padding: 0, fontFamily: faces.sans, fontSize: '16px', lineHeight: '1.6' },
  sheet: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '28px 24px 24px',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: '4px',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  text: { margin: '0 0 16px' },
  muted: { margin: '0 0 8px', fontSize: '14px', lineHeight: '1.5' },
  link: { textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: '3px',
    fontWeight: 600,
    fontSize: '16px',
    lineHeight: '20px',
    textDecoration: 'none',
  },
  accent: { width: '56px', borderTopWidth: '2px', borderTopStyle: 'solid' },
  line: { margin: '0 0 24px', borderTopWidth: '1px', borderTopStyle: 'solid' },
  quote: {
    margin: '0 0 20px',
    padding: '2px 0 2px 16px',
    borderLeftWidth: '2px',
    borderLeftStyle: 'solid',
    fontFamily: faces.serif,
    fontSize: '17px',
  },
} as const satisfies Record<keyof typeof colors, CSSProperties>;

export type Part = keyof typeof colors;

/** What an element of this part wears: its class, for ink, and its own style, on paper. */
export function wears(part: Part, more: CSSProperties = {}) {
  const own = Object.entries(colors[part]).map(([property, name]) => [property, paper[name]]);
  return {
    className: part,
    style: { ...shapes[part], ...(Object.fromEntries(own) as CSSProperties), ...more },
  };
}

export const brandFace: CSSProperties = {
  margin: '0 0 14px',
  fontFamily: faces.serif,
  fontSize: '18px',
  lineHeight: '1.3',
};
export const headingFace: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: faces.serif,
  fontWeight: 'normal',
  fontSize: '27px',
  lineHeight: '1.2',
};
export const labelFace: CSSProperties = {
  margin: '0 0 2px',
  fontFamily: faces.mono,
  fontSize: '13px',
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const inInk = Object.entries(colors).map(([part, look]) => {
  const rules = Object.entries(look).map(
    ([property, name]) => `${kebab(property)}:${ink[name]}!important`,
  );
  return `.${part}{${rules.join(';')}}`;
});

/** The one style sheet of a mail. */
export const sheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:480px){.around{padding:0!important}.sheet{border-width:0!important;border-radius:0!important}}`,
  `@media (prefers-color-scheme:dark){${inInk.join('')}}`,
].join('');
