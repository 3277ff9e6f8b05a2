// What stands on something that the plan does not open: why, and the way to open it.
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
  /** The capability that is missing: its row of the table says why. */
  id: CapabilityId;
  /** What is locked, for who hears the link without seeing where it stands. */
  what: string;
};

/** The reason and the way: to the plans, or to the end of an upgrade that this browser shows and no plan backs. */
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
