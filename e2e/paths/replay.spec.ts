// Replays one path for `npm run paths -- <flow> --replay "@<input> <move> …" --headed`; has no test otherwise.
import { driverOf, modelOf, test } from './app.ts';
import { walkPath } from './kit/walkPath.ts';

const [flow = '', start = '', ...ids] = (process.env['AXIS_PATHS_REPLAY'] ?? '').split(/\s+/);

if (flow !== '') {
  test(`${flow} again`, async ({ page }) => {
    const [driver, model] = await Promise.all([driverOf(flow), modelOf(flow)]);
    await walkPath(page, driver, model, start.replace(/^@/, ''), ids);
  });
}
