// The pieces of the landing page that stand still.
import { Advisory, Community } from './Closing.tsx';
import { Identities } from './Identities.tsx';
import { Platforms } from './Platforms.tsx';
import { Voices } from './Voices.tsx';

export { Doors, Drawn, Facts, Opening } from './HeroParts.tsx';

/** Everything below the hero. */
export function Sections() {
  return (
    <>
      <Identities />
      <Platforms />
      <Voices />
      <Advisory />
      <Community />
    </>
  );
}
