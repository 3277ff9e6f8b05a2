// The figures of the readership of The Next Curve (docs/product-spec.md, "9. Business constants and limits"); the archive is counted.
import type { Figure } from './schema.insights.ts';
import { signals } from './signals.ts';

export const readership: readonly Figure[] = [
  { value: '17', label: 'countries in which it is read' },
  { value: '2', label: 'issues a month' },
  { value: String(signals.length), label: 'signals in the archive' },
];
