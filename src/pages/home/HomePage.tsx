// The landing page: an overview of Axis One.
import { Page } from '#ui/Page.tsx';
import { Hero } from './Hero.tsx';
import { heroIslands, homeIslands } from './moving.ts';
import { homeParts } from './staticParts.ts';

const Proof = homeParts.piece('Proof');
const Identities = homeIslands.piece('Identities');
const Platforms = homeParts.piece('Platforms');
const Testimonials = homeIslands.piece('Testimonials');
const Advisory = homeParts.piece('Advisory');
const Signal = homeIslands.piece('Signal');
const Community = homeParts.piece('Community');
const ScrollHint = heroIslands.piece('ScrollHint');
const StartHereBar = heroIslands.piece('StartHereBar');

/** The page at /. */
export function HomePage() {
  return (
    <>
      <Page>
        <Hero />
        <Proof />
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
