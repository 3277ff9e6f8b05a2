// A premium post for a reader without premium: its beginning, the reason why it is cut, and a link to the plans.
import { styled } from 'styled-components';
import { lockOf } from '#content/capabilities.ts';
import { itemWords } from '#content/itemWords.ts';
import { PremiumBadge } from '#ui/Badge.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  padding-block-start: ${tokens.space.half};
`;
/* The backend has sent only this beginning: its end fades out. */
const Teaser = styled.p`
  color: ${tokens.color.text};
  font-size: ${tokens.type.body};
`;
const Veil = styled.div`
  position: relative;
  z-index: ${tokens.z.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.half} ${tokens.space.one};
  margin-block-start: ${tokens.space.half};
  padding: ${tokens.space.half} ${tokens.space.one};
  background: ${tokens.color.sunk};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.gold};
  border-radius: ${tokens.radius.small};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    height: ${tokens.space.two};
    background: linear-gradient(transparent, ${tokens.color.raised});
    pointer-events: none;
  }
  ${media.forced} {
    border-color: CanvasText;
  }
`;

export type HeldBackProps = {
  author: string;
  teaser: string;
  /** The browser's storage says Premium, but there is no subscription. */
  isFlagged: boolean;
};

/** The teaser under its 'Premium' overlay. */
export function HeldBack({ author, teaser, isFlagged }: HeldBackProps) {
  const { complete, premium, unlock } = itemWords;
  const link = isFlagged ? complete.link : unlock;
  return (
    <Box>
      <Teaser>{teaser}</Teaser>
      <Veil>
        <PremiumBadge word={premium} />
        <span>{isFlagged ? complete.reason : lockOf('premium-posts')}</span>
        <TextLink tone="action" href={link.href}>
          {link.name}
          <VisuallyHidden>: {author}</VisuallyHidden>
        </TextLink>
      </Veil>
    </Box>
  );
}
