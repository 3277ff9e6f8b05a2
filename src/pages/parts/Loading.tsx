// The placeholder of a guarded page until the user is known.
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { tokens } from '#ui/tokens.ts';

const Box = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${tokens.space.two};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  color: ${tokens.color.muted};
  text-align: center;
`;

/**
 * The loading text.
 * @param props.id where the skip link leads, if that is not the main landmark
 */
export function Loading({ text = site.loading, id }: { text?: string; id?: string }) {
  return (
    <Box id={id} tabIndex={id === undefined ? undefined : -1}>
      <output>{text}</output>
    </Box>
  );
}
