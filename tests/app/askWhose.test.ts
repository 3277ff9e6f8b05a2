// @vitest-environment happy-dom
// The question about texts of an earlier visit is one layer of the page, however often a member signs in.
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { PortsContext } from '../../src/boot/flows.ts';
import { askWhose } from '../../src/flows/unclaimedWork/ports/mount.tsx';

const openPage = () =>
  ({ connectFlow: (_: string, machine: unknown) => machine }) as unknown as PortsContext;

test('a page gets one question, another page another', () => {
  const layers: ReactNode[] = [];
  const show = (_?: ReactNode, layer?: ReactNode) => void layers.push(layer);
  const page = openPage();
  askWhose(page, show);
  askWhose(page, show);
  askWhose(openPage(), show);
  const [first, second, other] = layers;
  expect(isValidElement(first)).toBe(true);
  expect([first === second, first === other]).toEqual([true, false]);
});
