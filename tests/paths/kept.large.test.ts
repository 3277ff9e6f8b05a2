// The property "kept" of the machines with the most situations, in a part of them: beside kept.test.ts, so that both run
// at the same time. `npm run test:full` runs all of them.
import { large, losesNothingInPart } from './kept/check.ts';

losesNothingInPart(large, 20);
