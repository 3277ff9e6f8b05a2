// The dialog and the layer themselves: React Aria's, fetched when the first one opens. Used through Dialog.tsx alone.
import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { IconButton } from './Button.tsx';
import { useFilledGutter, useVeiledGutter } from './gutter.ts';
import { LayerFrame } from './LayerFrame.tsx';
import { overlayMotion, veilMotion } from './motion.ts';
import { Sentence } from './Text.tsx';
import { media, tokens } from './tokens.ts';

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.layer};
  display: grid;
  align-items: end;
  justify-items: center;
  background: ${tokens.color.scrim};
  ${veilMotion}
  ${media.tablet} {
    align-items: center;
    padding: ${tokens.space.two};
  }
`;

const Panel = styled(Modal)<{ $tone: 'plain' | 'danger' }>`
  width: 100%;
  max-width: ${tokens.size.dialog};
  max-height: ${tokens.size.overlayLimit};
  overflow: auto;
  /* Keeps a focused field above the buttons, even if they wrap to two rows. */
  ${media.tall} {
    scroll-padding-block-end: calc(${tokens.space.four} + ${tokens.space.six});
  }
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.strong};
  border-block-start: ${tokens.line.bold} solid
    ${(p) => (p.$tone === 'danger' ? tokens.color.danger : tokens.color.accent)};
  border-radius: ${tokens.radius.large} ${tokens.radius.large} 0 0;
  box-shadow: ${tokens.shadow};
  ${overlayMotion}
  ${media.tablet} {
    border-radius: ${tokens.radius.large};
  }
`;

const Body = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.oneHalf};
  padding: ${tokens.space.oneHalf};
  outline: none;
  ${media.tablet} {
    padding: ${tokens.space.two};
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${tokens.space.one};
  > button {
    margin-inline-end: calc(-1 * ${tokens.space.snug});
  }
`;

const Title = styled(AriaHeading)`
  padding-block-start: ${tokens.space.hair};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.section};
  line-height: ${tokens.leading.heading};
  letter-spacing: ${tokens.tracking.heading};
`;

type OpenProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type DialogProps = OpenProps & {
  /** Its heading and its name. */
  title: string;
  children: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** The close button's name. */
  closeLabel?: string | undefined;
  /** False where pressing outside must not close it (a form with words in it). Escape always closes. */
  isDismissable?: boolean | undefined;
  /** While something is under way that must not be left. */
  isCloseDisabled?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The element that says what it is about: read with its name. */
  'aria-describedby'?: string | undefined;
};

/** A modal dialog. The focus moves in, and back to the opener on closing. */
export function DialogPart({
  title,
  children,
  isOpen,
  onOpenChange,
  tone = 'plain',
  closeLabel = 'Close',
  isDismissable = true,
  isCloseDisabled = false,
  role = 'dialog',
  'aria-describedby': description,
}: DialogProps) {
  useVeiledGutter(isOpen);
  return (
    <Veil
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isCloseDisabled}
      isKeyboardDismissDisabled={isCloseDisabled}
    >
      <Panel $tone={tone}>
        <Body role={role} {...(description !== undefined && { 'aria-describedby': description })}>
          <Head>
            <Title slot="title" level={2}>
              <Sentence text={title} />
            </Title>
            <IconButton
              icon="close"
              label={closeLabel}
              variant="quiet"
              isDisabled={isCloseDisabled}
              onPress={() => onOpenChange(false)}
            />
          </Head>
          {children}
        </Body>
      </Panel>
    </Veil>
  );
}

const Fill = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.layer};
  background: ${tokens.color.background};
  ${veilMotion}
`;

const FillModal = styled(Modal)`
  height: 100%;
`;

const FillDialog = styled(AriaDialog)`
  height: 100%;
  outline: none;
`;

export type LayerProps = OpenProps & {
  /** Its name. */
  'aria-label': string;
  /** The name of the close button, at the top right. */
  closeLabel: string;
  /** While something is under way that must not be left. */
  isCloseDisabled?: boolean | undefined;
  /** What stands in the middle of its header: usually ProgressSteps. */
  header?: ReactNode;
  /** What stands at the left of its header; the brand if nothing is given. */
  brand?: ReactNode;
  children: ReactNode;
  /** The part that scrolls, so that a new step can begin at the top. */
  scrollRef?: Ref<HTMLDivElement> | undefined;
};

/** A dialog that fills the screen, with a close button at the top right. */
export function LayerPart({ isOpen, onOpenChange, 'aria-label': label, ...frame }: LayerProps) {
  useFilledGutter(isOpen);
  return (
    <Fill isOpen={isOpen} onOpenChange={onOpenChange}>
      <FillModal>
        <FillDialog aria-label={label}>
          <LayerFrame {...frame} onClose={() => onOpenChange(false)} />
        </FillDialog>
      </FillModal>
    </Fill>
  );
}
