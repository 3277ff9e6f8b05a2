// Who writes, answers and invests: the advisor, in the first person.
import { usePageWords } from '#boot/pageData.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page } from '#ui/Page.tsx';
import { expert as expertPlate } from '#ui/plates/expert.tsx';

/** The page at /advisor. */
export function AdvisorPage() {
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate={expertPlate} />
      <Notes sections={sections} />
    </Page>
  );
}
