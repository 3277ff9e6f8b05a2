// Step 0: the invitation.
import { styled } from 'styled-components';
import { onboardingFrame } from '#content/onboarding.frame.ts';
import { Button } from '#ui/Button.tsx';
import { Curve } from '#ui/Curve.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Display, Lede } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import type { StepProps } from './steps.ts';

const Box = styled.div`
  display: grid;
  gap: ${tokens.space.three};
  width: 100%;
  max-width: ${tokens.size.stage};
  margin-inline: auto;
  padding-block-start: ${tokens.space.two};
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: center;
    gap: ${tokens.space.six};
    padding-block-start: ${tokens.space.four};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.oneHalf};
`;

const Tagline = styled.p`
  max-width: 17em;
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.section};
  line-height: ${tokens.leading.heading};
  letter-spacing: ${tokens.tracking.heading};
  text-wrap: balance;
`;

const Drawing = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

export type WelcomeProps = StepProps & {
  /** The user has started, and the next step is being fetched. */
  isWaiting: boolean;
};

/** The invitation; in Edit Profile also that the answers are loading, or that they could not be read. */
export function Welcome({ actor, snapshot, isWaiting }: WelcomeProps) {
  const isEditing = snapshot.context.purpose === 'edit';
  const isUnread = snapshot.hasTag('unread');
  const { welcome, edit, unread } = onboardingFrame;
  // Stored answers may take seconds to load, and Edit Profile waits for them; a first onboarding hardly does.
  const isPending = isWaiting || (isEditing && snapshot.hasTag('restoring'));
  const onward = { type: isUnread ? 'retry.requested' : 'step.continued' } as const;
  return (
    <Box>
      <Words>
        <Display as="h2" $size={isEditing ? 'display' : 'hero'} tabIndex={-1}>
          {isEditing ? edit.title : welcome.title}
        </Display>
        {isUnread ? (
          <Notice tone="error" live title={unread.title}>
            {unread.text}
          </Notice>
        ) : isEditing ? (
          <Lede>{edit.hint}</Lede>
        ) : (
          <>
            <Tagline>{welcome.tagline}</Tagline>
            <Lede>{welcome.text}</Lede>
          </>
        )}
        {/* One button for both, so that it keeps the focus when the user retries. */}
        <Button
          variant="primary"
          size="large"
          isDisabled={!isPending && !snapshot.can(onward)}
          isPending={isPending}
          onPress={() => actor.send(onward)}
        >
          {isUnread ? unread.action : welcome.button}
        </Button>
      </Words>
      <Drawing>
        <Curve />
      </Drawing>
    </Box>
  );
}
