// The shell around every page: skip link, header, main, footer, toasts, and the layers over it.
import { useRef, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { site } from '#content/site.ts';
import { useApp, usePath, useVisitor } from '#boot/app.tsx';
import { SiteStyle } from '#ui/GlobalStyle.tsx';
import { tellHeard } from '#ui/hydration.ts';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnNavigation } from '#ui/useFocusOnNavigation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Footer } from './Footer.tsx';
import { frameOf } from './frame.ts';
import { Header } from './Header.tsx';
import { ThemeColor } from '#flows/theme/ThemeColor.tsx';
import { Toaster } from '#flows/toaster/Toaster.tsx';

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: ${tokens.z.skip};
  inset-block-start: ${tokens.space.half};
  inset-inline-start: ${tokens.space.half};
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.one};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-weight: ${tokens.weight.strong};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export type ShellProps = {
  children: ReactNode;
  /** Full-screen flows over the page: app may not import flows, the site passes them. */
  layers?: ReactNode;
};

/** The whole page. */
export function Shell({ children, layers }: ShellProps) {
  const { navigation } = useApp();
  const path = usePath();
  const frame = frameOf(path, useVisitor());
  const announcer = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(announcer, navigation.onNavigated);
  return (
    <I18nProvider locale="en-US">
      <SiteStyle />
      <ThemeColor />
      <Ground>
        <SkipLink href={frame.header || !frame.footer ? site.skipLink.href : '#dashboard'}>
          {site.skipLink.label}
        </SkipLink>
        {frame.header ? <Header path={path} /> : null}
        <Main id="main" tabIndex={-1} onPointerDownCapture={tellHeard} onClickCapture={tellHeard}>
          {children}
        </Main>
        {frame.footer ? <Footer /> : null}
      </Ground>
      {layers}
      <Toaster />
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true" ref={announcer} />
    </I18nProvider>
  );
}
