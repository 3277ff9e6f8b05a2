// Every detail path of the site and its page, area by area.
import { asyncqDetails } from './details/asyncq.ts';
import { coLabDetails } from './details/co-lab.ts';
import { fromLabDetails } from './details/from-lab.ts';
import { nextCurveDetails } from './details/next-curve.ts';
import { opsCabinetDetails } from './details/ops-cabinet.ts';
import { secondCurveDetails } from './details/second-curve.ts';
import { signalExchangeDetails } from './details/signal-exchange.ts';
import type { Detail } from './schema.items.ts';

export const details: readonly Detail[] = [
  ...secondCurveDetails,
  ...nextCurveDetails,
  ...opsCabinetDetails,
  ...fromLabDetails,
  ...asyncqDetails,
  ...coLabDetails,
  ...signalExchangeDetails,
];
