// Replays one path for `npm run paths -- <flow> --replay "@<way in> <move> …" --headed`; has no test otherwise.
import { test } from './kit/fixtures.ts';
import { driverOf } from './kit/plan.ts';
import { travel } from './kit/travel.ts';

const [flow = '', start = '', ...ids] = (process.env['AXIS_PATHS_REPLAY'] ?? '').split(/\s+/);

if (flow !== '') {
  test(`${flow} again`, async ({ page }) => {
    await travel(page, await driverOf(flow), start.replace(/^@/, ''), ids);
  });
}
