// The property "kept" of the machines with the most situations: beside kept.test.ts, so that both run at the same time.
import { large, losesNothing } from './kept/check.ts';

losesNothing(large);
