// The landing page: an overview of Axis One.
import { Page } from '#ui/Page.tsx';
import { Hero } from './Hero.tsx';
import { homeIslands } from './moving.ts';
import { homeParts } from './staticParts.ts';

const Identities = homeIslands.piece('Identities');
const Platforms = homeParts.piece('Platforms');
const Testimonials = homeIslands.piece('Testimonials');
const Advisory = homeParts.piece('Advisory');
const Signal = homeIslands.piece('Signal');
const Community = homeParts.piece('Community');
const ScrollHint = homeIslands.piece('ScrollHint');
const StartHereBar = homeIslands.piece('StartHereBar');

/** The page at /. */
export function HomePage() {
  return (
    <>
      <Page>
        <Hero />
        <Identities />
        <Platforms />
        <Testimonials />
        <Advisory />
        <Signal />
        <Community />
      </Page>
      <ScrollHint />
      <StartHereBar />
    </>
  );
}
