// The address of an app's secret as a picture (QR code), which the app's camera reads. Drawn here, so that it is sharp in any size and
// comes from no other place.
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useId } from 'react';
import { styled } from 'styled-components';
import { tokens } from '#ui/tokens.ts';

/** Cameras read dark on light, in either theme. */
const Sheet = styled.svg`
  width: 100%;
  max-width: ${tokens.size.card};
  aspect-ratio: 1;
  background: ${tokens.color.raised};
  fill: ${tokens.color.text};
  border-radius: ${tokens.radius.medium};
`;

/** The empty modules that a camera needs around the picture. */
const margin = 4;

/** The picture; `label` says what it is for. */
export function Picture({ uri, label }: { uri: string; label: string }) {
  const id = useId();
  const code = generate(uri);
  const size = code.size + 2 * margin;
  return (
    <Sheet
      data-theme="paper"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page: no other address is loaded for it
      role="img"
      aria-labelledby={id}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <title id={id}>{label}</title>
      <path d={toSvgPath(code)} />
    </Sheet>
  );
}
