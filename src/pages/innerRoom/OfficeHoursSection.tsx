// Office hours in the Inner Room: when they are, and who holds them.
import { routes } from '#content/routes.ts';
import { Notes } from '#pages/parts/Notes.tsx';

const about: readonly string[] = ['office-hours', 'three-hosts'];
const sections = routes['/inner-room'].sections.filter(({ id }) => about.includes(id));

/** The office hours; `number` is the section's place on the page. */
export function OfficeHoursSection({ number }: { number: number }) {
  return <Notes sections={sections} from={number} />;
}
