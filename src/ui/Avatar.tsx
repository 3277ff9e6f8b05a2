// The signed-in user: two initials in a circle.
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

const Ring = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  font-weight: ${tokens.weight.strong};
  letter-spacing: ${tokens.tracking.mono};
  line-height: 1;
`;

/** The first two letters of an e-mail address, in upper case. Decoration: its button carries the name. */
export function Avatar({ email }: { email: string }) {
  return <Ring aria-hidden="true">{Array.from(email).slice(0, 2).join('').toUpperCase()}</Ring>;
}
