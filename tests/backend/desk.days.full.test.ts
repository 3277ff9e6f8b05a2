// A thousand days of arrivals at the desk; `npm test` has a hundred of them.
import { ranksInOrder } from './desk.daysCheck.ts';

ranksInOrder(1000);
