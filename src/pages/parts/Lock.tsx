// The lock on content that the plan does not include: the reason, and a link to unlock it.
import { styled } from 'styled-components';
import { lockOf, type CapabilityId } from '#content/capabilities.ts';
import { itemWords } from '#content/itemWords.ts';
import { useVisitor } from '#boot/app.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { tokens } from '#ui/tokens.ts';

const Reason = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space.half};
  > svg {
    align-self: center;
    color: ${tokens.color.gold};
  }
`;

export type LockProps = {
  /** The missing capability: its row of the table gives the reason. */
  id: CapabilityId;
  /** The locked content, for screen reader users who reach the link out of context. */
  what: string;
};

/** The reason and a link: to the plans, or to complete an upgrade that is only in this browser's storage. */
export function Lock({ id, what }: LockProps) {
  const { lacksRow } = useVisitor();
  const { complete, unlock } = itemWords;
  const { name, href } = lacksRow ? complete.link : unlock;
  return (
    <>
      <Reason>
        <Icon name="lock" small />
        {lacksRow ? complete.reason : lockOf(id)}
      </Reason>
      <TextLink href={href} tone="action">
        {name}
        <VisuallyHidden> {what}</VisuallyHidden>
      </TextLink>
    </>
  );
}
