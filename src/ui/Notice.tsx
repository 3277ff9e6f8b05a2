// A message inside a form or a card.
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon, type IconDrawing } from './Icon.tsx';
import { Sentence } from './Text.tsx';
import { media, tokens } from './tokens.ts';

export type NoticeTone = 'info' | 'error' | 'success' | 'gold';

const tones = {
  info: { color: tokens.color.indigo, icon: 'info' },
  error: { color: tokens.color.danger, icon: 'alert' },
  success: { color: tokens.color.mint, icon: 'check' },
  gold: { color: tokens.color.gold, icon: 'arrow' },
} as const satisfies Record<NoticeTone, { color: string; icon: IconDrawing }>;

const Box = styled.div<{ $color: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.one};
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-inline-start: ${tokens.line.bold} solid ${(p) => p.$color};
  border-radius: ${tokens.radius.small};
  ${media.forced} {
    border-color: CanvasText;
  }
`;
const waiting = keyframes`
  from, to { visibility: hidden; }
`;
const Main = styled.div<{ $color: string }>`
  flex: 1 1 ${tokens.size.noticeText};
  display: flex;
  gap: ${tokens.space.snug};
  min-width: 0;
  > svg {
    color: ${(p) => p.$color};
    margin-block-start: 0.15em;
  }
  /* A polite region is announced when its text changes, and not when it is inserted with its text: it is empty at first. */
  [role='status'] > & {
    animation: ${waiting} ${tokens.duration.quick} !important;
  }
`;
const Words = styled.div`
  min-width: 0;
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.muted};
  /* An address may be wider than a phone's screen. */
  overflow-wrap: anywhere;
`;
const Title = styled.p`
  font-weight: ${tokens.weight.strong};
  color: ${tokens.color.text};
`;

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** It appears in answer to something: an error is announced at once, anything else politely. */
  live?: boolean | undefined;
  icon?: boolean | undefined;
};

/** An inline notice. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  live = false,
  icon = true,
}: NoticeProps) {
  const { color, icon: name } = tones[tone];
  return (
    <Box
      $color={color}
      data-tone={tone}
      {...(live ? { role: tone === 'error' ? 'alert' : 'status' } : {})}
      // A button that is pressed and changes its label does not have the whole notice read again.
      aria-atomic={live && action ? false : undefined}
    >
      <Main $color={color}>
        {icon ? <Icon name={name} /> : null}
        <Words>
          {title ? (
            <Title>
              <Sentence text={title} />
            </Title>
          ) : null}
          {children}
        </Words>
      </Main>
      {action}
    </Box>
  );
}
