// The Library, 'Strategic Insights': four articles, two series, everything there is to read, and the two newsletters.
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { SignupPanel } from '#pages/parts/newsletters.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { publicationParts } from '#pages/parts/publications.ts';
import { Page, Section } from '#ui/Page.tsx';
import { libraryIslands } from './moving.ts';
import { asyncq as asyncqPlate } from '#ui/plates/asyncq.tsx';

const Publications = libraryIslands.piece('Publications');
const Writing = publicationParts.piece('Writing');
const SeriesList = publicationParts.piece('SeriesList');

/** The page at /library. */
export function LibraryPage() {
  const { label, title } = rooms.library;
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate={asyncqPlate} />
      <Section number={1} label={label} title={title}>
        <Publications />
      </Section>
      <SeriesList />
      <Writing />
      <SignupPanel box="library" />
      <Notes sections={sections} from={2} />
    </Page>
  );
}
