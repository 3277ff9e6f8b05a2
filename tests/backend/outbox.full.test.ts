// A thousand submissions over a network that fails three times in ten; `npm test` has two hundred of them.
import { storedOnce } from './outbox.check.ts';

storedOnce(1000);
