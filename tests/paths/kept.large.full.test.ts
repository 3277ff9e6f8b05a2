// The property "kept" of the machines with the most situations, in each of them; `npm test` runs a part.
import { large, losesNothing } from './kept/check.ts';

losesNothing(large);
