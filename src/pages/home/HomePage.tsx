// The landing page: what Axis One is, in one long look.
import { Page } from '#ui/Page.tsx';
import { Advisory, Community } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { Identities } from './Identities.tsx';
import { Platforms } from './Platforms.tsx';
import { Voices } from './Voices.tsx';

/** The page at /. */
export function HomePage() {
  return (
    <Page>
      <Hero />
      <Identities />
      <Platforms />
      <Voices />
      <Advisory />
      <Community />
    </Page>
  );
}
