// One offer: its text, its conditions, and claiming it.
import { usePageData } from '#boot/pageData.ts';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import type { DetailPageData } from '#pages/parts/load.ts';
import { OfferClaim } from './offers.ts';

/** The page at /signal-exchange/{slug}. */
export function OfferPage() {
  const data = usePageData<DetailPageData>();
  const id = data.item.path.slice(data.item.path.lastIndexOf('/') + 1);
  return (
    <DetailPage {...data}>
      <OfferClaim key={id} id={id} />
    </DetailPage>
  );
}
