// From The Lab: six tools with their status, and how far to trust each.
import { labTools } from '#content/labTools.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { labIslands } from './moving.ts';

const LabTools = labIslands.piece('LabTools');
const titles = labTools.map(({ title }) => title);

/** The page at /from-lab. */
export function FromLabPage() {
  const { label, title } = rooms.fromLab;
  return (
    <Page>
      <Opening path="/from-lab" plate="lab-releases" />
      <Section number={1} label={label} title={title}>
        <LabTools />
      </Section>
      <Notes sections={unlisted(routes['/from-lab'].sections, titles)} from={2} />
    </Page>
  );
}
