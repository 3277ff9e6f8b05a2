// A small set of hairline icons, drawn on a 20 × 20 grid. Never the only carrier of a meaning.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

const drawings = {
  check: <path d="m4 10.5 4 4 8-9" />,
  close: <path d="m4.5 4.5 11 11m0-11-11 11" />,
  chevron: <path d="m5 7.5 5 5 5-5" />,
  chevronLeft: <path d="m12.5 5-5 5 5 5" />,
  chevronRight: <path d="m7.5 5 5 5-5 5" />,
  menu: <path d="M3 6.5h14M3 13.5h14" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  arrow: <path d="M3.5 10h13m-5-5 5 5-5 5" />,
  back: <path d="M16.5 10h-13m5-5-5 5 5 5" />,
  up: <path d="M10 16.5v-13m-5 5 5-5 5 5" />,
  down: <path d="M10 3.5v13m-5-5 5 5 5-5" />,
  share: <path d="M5.5 14.5 15 5M8 5h7v7" />,
  external: <path d="M11.5 3.5h5v5m0-5-8 8m0-6.5h-5v11.500h11v-5" />,
  download: <path d="M10 3v10m-4.5-4.500L10 13l4.5-4.500M3.5 16.500h13" />,
  upload: <path d="M10 13V3m-4.5 4.500L10 3l4.5 4.500M3.5 16.500h13" />,
  bell: <path d="M4 14.500h12l-1.5-2.500V8.500a4.5 4.5 0 0 0-9 0V12zm4.5 2.500h3" />,
  eye: (
    <>
      <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.500S2 10 2 10Z" />
      <circle cx="10" cy="10" r="2.25" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.500S2 10 2 10Z" />
      <path d="m4 16.5 12-13" />
    </>
  ),
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
  pause: <path d="M7 4.500v11m6-11v11" />,
  play: <path d="M6.5 4.500v11l9-5.500z" />,
  user: <path d="M10 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 7c.5-3 2.8-4.5 6-4.500s5.5 1.5 6 4.5" />,
  mail: <path d="M3 5h14v10.500H3zm0 .5 7 5.5 7-5.5" />,
  alert: <path d="M10 3 2.5 16.500h15zm0 5v4m0 2v.5" />,
  info: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-8v4.500M10 6.500v.5" />,
  record: <circle cx="10" cy="10" r="5" fill="currentColor" stroke="none" />,
  file: <path d="M5 2.500h6.500L15 6v11.500H5zm6.5 0V6H15" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

const Drawing = styled.svg<{ $small: boolean }>`
  flex: none;
  width: ${(p) => (p.$small ? tokens.size.iconSmall : tokens.size.icon)};
  height: ${(p) => (p.$small ? tokens.size.iconSmall : tokens.size.icon)};
`;

export type IconProps = { name: IconName; small?: boolean };

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
      {drawings[name]}
    </Drawing>
  );
}
