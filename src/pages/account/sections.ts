// The sections of a member's account, in their order, with the parts that each holds.
import type { ComponentType } from 'react';
import type { AccountWords } from '#content/schema.account.ts';
import { Security } from './Security.tsx';

export type AccountSection = {
  /** Also the anchor of the section: /account#data. */
  id: keyof AccountWords['sections'];
  /** One part for each machine, in their order. A section without parts is not shown. */
  parts: readonly ComponentType[];
};

export const accountSections: readonly AccountSection[] = [
  { id: 'profile', parts: [] },
  { id: 'security', parts: [Security] },
  { id: 'mail', parts: [] },
  { id: 'data', parts: [] },
];
