// Which parts of the frame each page has (docs/product-spec.md, "Global header").
import { expect, test } from 'vitest';
import { frameOf } from '../../src/shell/frame.ts';

const visitor = { isMember: false, isResolving: false };
const member = { isMember: true, isResolving: false };
const unknown = { isMember: false, isResolving: true };

test.each([
  ['/', member, { header: true, footer: true }],
  ['/library', visitor, { header: true, footer: true }],
  ['/dashboard', member, { header: false, footer: true }],
  ['/dashboard/anything', member, { header: false, footer: true }],
  ['/dashboard', unknown, { header: false, footer: true }],
  ['/dashboard', visitor, { header: true, footer: true }],
  ['/onboarding', visitor, { header: false, footer: false }],
  ['/onboarding', member, { header: false, footer: false }],
  ['/onboardings', visitor, { header: true, footer: true }],
] as const)('%s for %o', (path, who, frame) => {
  expect(frameOf(path, who)).toEqual(frame);
});
