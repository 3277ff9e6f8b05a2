// The Library, 'Strategic Insights': four articles, and the two newsletters in which they appeared.
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { SignupPanel } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { libraryIslands } from './moving.ts';

const Publications = libraryIslands.piece('Publications');

/** The page at /library. */
export function LibraryPage() {
  const { label, title } = rooms.library;
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate="asyncq" />
      <Section number={1} label={label} title={title}>
        <Publications />
      </Section>
      <SignupPanel box="library" />
      <Notes sections={sections} from={2} />
    </Page>
  );
}
