// The frame of a full-screen flow, in a layer or on a page: brand, header, close button, and the part that scrolls.
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from './BrandMark.tsx';
import { IconButton } from './Button.tsx';
import { tokens } from './tokens.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: ${tokens.color.background};
`;

const Bar = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.one};
  padding: ${tokens.space.one} ${tokens.space.gutter};
`;

const Middle = styled.div`
  justify-self: center;
  width: 100%;
  max-width: ${tokens.size.progress};
`;

const End = styled.div`
  justify-self: end;
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space.two} ${tokens.space.gutter} ${tokens.space.six};
`;

export type LayerFrameProps = {
  closeLabel: string;
  onClose: () => void;
  /** Disables closing while an action must not be interrupted. */
  isCloseDisabled?: boolean | undefined;
  header?: ReactNode;
  brand?: ReactNode;
  children: ReactNode;
  scrollRef?: Ref<HTMLDivElement> | undefined;
};

/** Header left, middle and close button, and the content below. */
export function LayerFrame({
  closeLabel,
  onClose,
  isCloseDisabled = false,
  header,
  brand,
  children,
  scrollRef,
}: LayerFrameProps) {
  return (
    <Frame>
      <Bar>
        {brand ?? <BrandMark compact />}
        <Middle>{header}</Middle>
        <End>
          <IconButton
            icon="close"
            label={closeLabel}
            isDisabled={isCloseDisabled}
            onPress={onClose}
          />
        </End>
      </Bar>
      <Scroll ref={scrollRef}>{children}</Scroll>
    </Frame>
  );
}
