// The devices of the models and drivers: this one, and two others.
import type { Device } from '#machines/devices.machine.ts';

export const here: Device = {
  id: 'here',
  isThis: true,
  signedInAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-28T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
};
export const phone: Device = {
  id: 'phone',
  isThis: false,
  signedInAt: '2026-11-21T08:00:00.000Z',
  lastUsedAt: '2026-11-27T09:00:00.000Z',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
};
export const library: Device = {
  id: 'library',
  isThis: false,
  signedInAt: '2026-11-22T08:00:00.000Z',
  lastUsedAt: '2026-11-22T08:30:00.000Z',
  userAgent: null,
};
