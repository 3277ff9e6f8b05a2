// Everything that has been published, newest first: the essays, the signals and the answers.
import { answers } from '#content/answers.ts';
import { essays } from '#content/essays.ts';
import { itemWords } from '#content/itemWords.ts';
import { rooms } from '#content/rooms.ts';
import { signals } from '#content/signals.ts';
import { PublicationList, type Publication } from '#pages/parts/PublicationList.tsx';
import { Section } from '#ui/Page.tsx';

const { essay, signal, answer } = itemWords.kinds;
const { label, title } = rooms.allPublications;

const published: readonly Publication[] = [
  ...essays.map((one) => ({ ...one, kind: essay, isPremium: one.tier === 'premium' })),
  ...signals.map((one) => ({ ...one, kind: signal, isPremium: one.tier === 'premium' })),
  ...answers.map((one) => ({ ...one, kind: answer, isPremium: false })),
].toSorted((one, other) => other.date.localeCompare(one.date));

/** The list, with its heading. */
export const AllPublications = () => (
  <Section number={2} label={label} title={title}>
    <PublicationList publications={published} />
  </Section>
);
