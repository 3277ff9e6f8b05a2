// Plays a recording: the browser's own controls, in the site's width.
import { styled } from 'styled-components';
import { tokens } from './tokens.ts';

const Audio = styled.audio`
  flex: 1 1 ${tokens.size.noticeText};
  min-width: 0;
  max-width: 100%;
  height: ${tokens.size.control};
`;

export type PlayerProps = {
  /** Its accessible name. */
  label: string;
  /** The address of the recording. */
  address: string;
};

/** A player. */
export function Player({ label, address }: PlayerProps) {
  return <Audio controls preload="metadata" src={address} aria-label={label} />;
}
