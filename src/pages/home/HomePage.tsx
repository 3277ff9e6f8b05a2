// The landing page: what Axis One is, in one long look.
import { Page } from '#ui/Page.tsx';
import { Hero } from './Hero.tsx';
import { homeParts } from './still.ts';

const Sections = homeParts.piece('Sections');

/** The page at /. */
export function HomePage() {
  return (
    <Page>
      <Hero />
      <Sections />
    </Page>
  );
}
