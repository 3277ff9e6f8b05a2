// A page of a build that is no longer served is loaded anew; one that is only out of reach stays.
import { expect, it, vi } from 'vitest';
import { leaveFormerBuild } from '#boot/formerBuild.ts';

const script = 'https://axis.example/assets/router-aaaaaaaa.js';

it.each([
  ['the build is gone', async () => ({ status: 404 }), 1],
  ['the build is served', async () => ({ status: 200 }), 0],
  ['the service is down', async () => ({ status: 503 }), 0],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
] as const)('%s', async (_, answer, times) => {
  const ask = vi.fn<(script: string) => Promise<{ status: number }>>(answer);
  const reload = vi.fn<() => void>();
  await leaveFormerBuild({ script, ask, reload });
  expect(ask).toHaveBeenCalledExactlyOnceWith(script);
  expect(reload).toHaveBeenCalledTimes(times);
});
