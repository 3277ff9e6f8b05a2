// The page of one item, from its route's loader data.
import { usePageData } from '#boot/pageData.ts';
import { DetailPage } from './DetailPage.tsx';
import type { DetailPageData } from './load.ts';

/** The component of every detail route. */
export const Detail = () => <DetailPage {...usePageData<DetailPageData>()} />;
