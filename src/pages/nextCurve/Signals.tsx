// The signals of The Next Curve under their search: hydrated after the page.
import { signals } from '#content/signals.ts';
import { SignalSearch } from '#flows/signalSearch/SignalSearch.tsx';
import { ArticleCards } from '#pages/parts/ArticleList.tsx';

const listed = signals.filter(({ featured }) => !featured);

/** All but the featured one, which is above. */
export const Signals = () => (
  <SignalSearch signals={listed}>
    {(found) => <ArticleCards articles={found} columns={2} />}
  </SignalSearch>
);
