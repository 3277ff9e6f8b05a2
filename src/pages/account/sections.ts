// The sections of a member's account, in their order, with the parts that each holds.
import type { ComponentType } from 'react';
import type { AccountWords } from '#content/schema.account.ts';
import { ExportData } from '#flows/exportData/ExportData.tsx';
import { MailChoices } from '#flows/mailChoices/MailChoices.tsx';
import { ProfileFields } from '#flows/profileFields/ProfileFields.tsx';
import { Deletion } from './Deletion.tsx';
import { Security } from './Security.tsx';

export type AccountSection = {
  /** Also the anchor of the section: /account#data. */
  id: keyof AccountWords['sections'];
  /** One part for each machine, in their order. A section without parts is not shown. */
  parts: readonly ComponentType[];
};

export const accountSections: readonly AccountSection[] = [
  { id: 'profile', parts: [ProfileFields] },
  { id: 'security', parts: [Security] },
  { id: 'mail', parts: [MailChoices] },
  { id: 'data', parts: [ExportData, Deletion] },
];
