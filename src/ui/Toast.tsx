// The one message on screen: polite or assertive, held while a user attends to it, dismissible by key.
import { isValidElement, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './Button.tsx';
import { riseIn } from './motion.ts';
import { media, tokens } from './tokens.ts';
import { attentionHandlers } from './attention.ts';

export type ToastTone = 'plain' | 'destructive';

const Landmark = styled.section`
  position: fixed;
  z-index: ${tokens.z.toast};
  inset-inline: ${tokens.space.one};
  inset-block-end: ${tokens.space.one};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  pointer-events: none;
  > div {
    max-width: 100%;
  }
  ${media.tablet} {
    inset-inline: auto ${tokens.space.two};
    inset-block-end: ${tokens.space.two};
  }
`;

export type ToastRegionProps = {
  /** The landmark's name. */
  label?: string;
  /** The current ToastView, or nothing. */
  children: ReactNode;
};

const toneOf = (toast: ReactNode): ToastTone =>
  isValidElement<{ tone?: ToastTone }>(toast) && toast.props.tone === 'destructive'
    ? 'destructive'
    : 'plain';

const regions = [
  { tone: 'plain', role: 'status', live: 'polite' },
  { tone: 'destructive', role: 'alert', live: 'assertive' },
] as const;

/**
 * Always mounted: a live region only announces content that is added after it exists. There are two of them: a polite
 * one for plain messages and an assertive one for destructive ones; the given ToastView is rendered in its own.
 * React Aria hides the page behind a modal dialog, except for elements with the attribute.
 */
export function ToastRegion({ label = 'Notifications', children }: ToastRegionProps) {
  const tone = toneOf(children);
  return (
    <Landmark aria-label={label} data-react-aria-top-layer>
      {regions.map((region) => (
        <div key={region.tone} role={region.role} aria-live={region.live} aria-atomic="true">
          {tone === region.tone ? children : null}
        </div>
      ))}
    </Landmark>
  );
}

const Panel = styled.div<{ $tone: ToastTone }>`
  pointer-events: auto;
  display: flex;
  gap: ${tokens.space.one};
  align-items: flex-start;
  justify-content: space-between;
  width: ${tokens.size.toast};
  max-width: 100%;
  padding: ${tokens.space.snug} ${tokens.space.snug} ${tokens.space.snug} ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.strong};
  border-inline-start: ${tokens.line.edge} solid
    ${(p) => (p.$tone === 'destructive' ? tokens.color.danger : tokens.color.accent)};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow};
  ${media.moving} {
    animation: ${riseIn} ${tokens.duration.calm} ${tokens.ease};
  }
`;

const Words = styled.div`
  min-width: 0;
  padding-block: ${tokens.space.half};
  line-height: ${tokens.leading.snug};
`;
const Title = styled.p<{ $tone: ToastTone }>`
  font-weight: ${tokens.weight.strong};
  color: ${(p) => (p.$tone === 'destructive' ? tokens.color.danger : tokens.color.text)};
`;
const Description = styled.p`
  margin-block-start: ${tokens.space.hair};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

export type ToastViewProps = {
  tone?: ToastTone;
  title: string;
  description?: string | undefined;
  /** The page announces the same, in its place: announced twice, one would cut off the other. Here it is only seen. */
  isSaidInPlace?: boolean | undefined;
  onDismiss: () => void;
  /** True while a user hovers over it or has the focus in it, false when both have ended. */
  onAttention?: ((held: boolean) => void) | undefined;
  /** The dismiss button's name. */
  dismissLabel?: string;
};

/** One message. Give it a `key` that changes with every message. */
export function ToastView({
  tone = 'plain',
  title,
  description,
  isSaidInPlace,
  onDismiss,
  onAttention,
  dismissLabel = 'Dismiss',
}: ToastViewProps) {
  const attention = attentionHandlers((isThere) => onAttention?.(isThere), true);
  const panel = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const dismiss = () => {
    // The focused button disappears: the focus returns to the element that had it before.
    if (
      panel.current?.contains(document.activeElement) &&
      cameFrom.current instanceof HTMLElement &&
      cameFrom.current.isConnected
    )
      cameFrom.current.focus();
    onDismiss();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  };

  return (
    <Panel
      ref={panel}
      $tone={tone}
      data-tone={tone}
      role="presentation"
      aria-live={isSaidInPlace ? 'off' : undefined}
      {...attention}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          cameFrom.current = event.relatedTarget;
        attention.onFocus(event);
      }}
      onKeyDown={onKeyDown}
    >
      <Words aria-hidden={isSaidInPlace || undefined}>
        <Title $tone={tone}>{title}</Title>
        {description ? <Description>{description}</Description> : null}
      </Words>
      <IconButton
        icon="close"
        label={dismissLabel}
        variant="quiet"
        takesFocus={false}
        onPress={dismiss}
      />
    </Panel>
  );
}
