// The curve beside the forms of /auth and its related pages.
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

/** Hidden on a phone and on paper, where only the form is shown. */
export function Drawn() {
  return (
    <Drawing>
      <Curve />
    </Drawing>
  );
}
