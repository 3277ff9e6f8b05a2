// The curve beside the doors of the site.
import { styled } from 'styled-components';
import { Curve } from '#ui/Curve.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Drawing = styled.div`
  display: none;
  max-width: ${tokens.size.form};
  ${media.desktop} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
`;

/** On a phone, and on paper, the form stands alone. */
export function Drawn() {
  return (
    <Drawing>
      <Curve />
    </Drawing>
  );
}
