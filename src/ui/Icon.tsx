// A small set of hairline icons, drawn on a 20 × 20 grid. Never the only carrier of a meaning.
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

const drawings = {
  check: <path d="m4 10.5 4 4 8-9" />,
  close: <path d="m4.5 4.5 11 11m0-11-11 11" />,
  chevron: <path d="m5 7.5 5 5 5-5" />,
  menu: <path d="M3 6.5h14M3 13.5h14" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  arrow: <path d="M3.5 10h13m-5-5 5 5-5 5" />,
  share: <path d="M5.5 14.5 15 5M8 5h7v7" />,
  lock: <path d="M5 9h10v7.500H5zm2-.500V6.500a3 3 0 0 1 6 0v2M10 12v1.5" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2v2m0 12v2m8-8h-2M4 10H2m13.7-5.7-1.4 1.400m-8.6 8.6-1.4 1.400m11.4 0-1.4-1.400M5.7 5.7 4.3 4.3" />
    </>
  ),
  moon: <path d="M16.5 12.200A7 7 0 0 1 7.8 3.500a7 7 0 1 0 8.7 8.700Z" />,
  system: <path d="M10 3.500a6.5 6.5 0 1 0 0 13zm0 0a6.5 6.5 0 0 1 0 13" />,
  search: <path d="m12.8 12.8 4 4M8.75 14a5.25 5.25 0 1 1 0-10.5 5.25 5.25 0 0 1 0 10.500Z" />,
  back: <path d="M16.5 10h-13m5-5-5 5 5 5" />,
  external: <path d="M11.5 3.5h5v5m0-5-8 8m0-6.5h-5v11.500h11v-5" />,
  info: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-8v4.500M10 6.500v.5" />,
  alert: <path d="M10 3 2.5 16.500h15zm0 5v4m0 2v.5" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;
/** An icon of most pages by its name, or one of icons.tsx. */
export type IconDrawing = IconName | ReactElement;
export const iconNames = Object.keys(drawings) as IconName[];

const Drawing = styled.svg<{ $small: boolean }>`
  flex: none;
  width: ${(p) => (p.$small ? tokens.size.iconSmall : tokens.size.icon)};
  height: ${(p) => (p.$small ? tokens.size.iconSmall : tokens.size.icon)};
`;

export type IconProps = { name: IconDrawing; small?: boolean };

/** One icon in the color of the text around it, hidden from assistive technology. */
export function Icon({ name, small = false }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      $small={small}
    >
      {typeof name === 'string' ? drawings[name] : name}
    </Drawing>
  );
}
