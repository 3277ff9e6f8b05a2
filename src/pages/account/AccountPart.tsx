// The panel of one part of a section.
import { styled } from 'styled-components';
import { panel } from '#ui/panel.ts';
import { tokens } from '#ui/tokens.ts';

/** A raised panel around what one machine shows. */
export const AccountPart = styled.div`
  ${panel}
  padding: ${tokens.space.oneHalf};
`;
