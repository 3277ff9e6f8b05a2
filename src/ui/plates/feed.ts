// The plates of what is published, by its type.
import type { FeedType } from '#content/schema.items.ts';
import { asyncq } from './asyncq.tsx';
import { labReleases } from './labReleases.tsx';
import { nextCurve } from './nextCurve.tsx';
import { openCircle } from './openCircle.tsx';
import { secondCurve } from './secondCurve.tsx';
import { signalExchange } from './signalExchange.tsx';
import { toolDrops } from './toolDrops.tsx';
import type { Look } from './draw.ts';

export const feedPlates: Readonly<Record<FeedType, Look>> = {
  'second-curve': secondCurve,
  'next-curve': nextCurve,
  'tool-drops': toolDrops,
  'lab-releases': labReleases,
  asyncq,
  'open-circle': openCircle,
  'signal-exchange': signalExchange,
};
