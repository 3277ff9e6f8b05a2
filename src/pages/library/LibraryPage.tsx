// The Library, 'Strategic Insights': four articles, everything published, and the two newsletters in which it appeared.
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { SignupPanel } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { libraryIslands } from './moving.ts';
import { libraryParts } from './staticParts.ts';

const Publications = libraryIslands.piece('Publications');
const AllPublications = libraryParts.piece('AllPublications');

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
      <AllPublications />
      <SignupPanel box="library" />
      <Notes sections={sections} from={3} />
    </Page>
  );
}
