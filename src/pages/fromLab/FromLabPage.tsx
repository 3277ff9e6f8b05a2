// From The Lab: six tools with their status, and how far to trust each.
import { lab } from '#content/lab.ts';
import { labTools } from '#content/labTools.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { MutedLines } from '#ui/Text.tsx';
import { labIslands } from './moving.ts';
import { labReleases as labReleasesPlate } from '#ui/plates/labReleases.tsx';

const LabTools = labIslands.piece('LabTools');
const Application = labIslands.piece('Application');
const { inquiry } = lab.page;
const titles = labTools.map(({ title }) => title);

/** The page at /from-lab. */
export function FromLabPage() {
  const { label, title } = rooms.fromLab;
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate={labReleasesPlate} />
      <Section number={1} label={label} title={title}>
        <LabTools />
      </Section>
      <Section number={2} label={inquiry.label} title={inquiry.title} isText>
        <Stack $gap="oneHalf">
          <MutedLines>{inquiry.text}</MutedLines>
          <Application form="lab-inquiry" />
        </Stack>
      </Section>
      <Notes sections={unlisted(sections, titles)} from={3} />
    </Page>
  );
}
