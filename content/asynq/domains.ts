// The five domains of AsynQ with their subcategories, blockers and suggestions, each in a file of its own.
import type { AsynqDomain } from '../schema.asynq.ts';
import { gtm } from './gtm.ts';
import { hiring } from './hiring.ts';
import { legal } from './legal.ts';
import { marketing } from './marketing.ts';
import { psychology } from './psychology.ts';

/** In the order in which they are offered (docs/product-spec.md, "3. Entities and their fields"). */
export const asynqDomains = [
  hiring,
  gtm,
  marketing,
  psychology,
  legal,
] as const satisfies readonly AsynqDomain[];
