// The advisory services of the Inner Room: what can be asked for, and how to arrive prepared.
import { routes } from '#content/routes.ts';
import { Notes } from '#pages/parts/Notes.tsx';

const about: readonly string[] = ['strategic-advisory', 'come-prepared'];
const sections = routes['/inner-room'].sections.filter(({ id }) => about.includes(id));

/** The services; `number` is the section's place on the page. */
export function ServicesSection({ number }: { number: number }) {
  return <Notes sections={sections} from={number} />;
}
