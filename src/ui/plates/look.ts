// How the marks on a plate are drawn: on the page and on the picture of a link alike.
import { css } from 'styled-components';
import { tokens } from '../tokens.ts';

const { color } = tokens;

/** The rules as CSS; colors are the theme's custom properties. */
export const plateRules = css`
  .line,
  .axis {
    stroke: ${color.strong};
    stroke-width: 1.25;
  }
  .axis {
    stroke-width: 1;
  }
  .line.muted {
    stroke: ${color.controlBorder};
    stroke-width: 1.5;
  }
  .faint {
    stroke: ${color.hairline};
    stroke-width: 1;
  }
  .dash {
    stroke: ${color.controlBorder};
    stroke-dasharray: 2 4;
  }
  .accent {
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .accent.fine {
    stroke-width: 1.25;
  }
  .wash {
    fill: ${color.accent};
    fill-opacity: 0.12;
  }
  .dot {
    fill: ${color.strong};
  }
  .dot.muted {
    fill: ${color.controlBorder};
  }
  .hot {
    fill: ${color.accent};
  }
  .ground {
    fill: ${color.sunk};
  }
  .stroke {
    stroke: ${color.text};
    stroke-width: 2.5;
  }
  .sun {
    fill: ${color.text};
  }
  .ring {
    fill: ${color.sunk};
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .halo {
    stroke: ${color.accent};
    stroke-width: 1.25;
  }
  .ring.quiet {
    stroke: ${color.controlBorder};
    stroke-width: 1.5;
  }
`;
