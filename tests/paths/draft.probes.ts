// Probes of a draft: whose it is decides whose words are written.
import type { DraftAnswer, draftMachine } from '#machines/draft.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { ada } from './support.ts';

const found: DraftAnswer = {
  outcome: 'found',
  id: 'found',
  owner: null,
  words: { text: 'Two buyers' },
};
const write = (text: string) => ({ type: 'words.changed', words: { text } }) as const;

export const probes: ProbesOf<typeof draftMachine> = {
  'a draft without an owner is that of the member who is here': {
    steps: [
      { type: 'member.known', member: ada.id },
      { port: 'readDraft', gives: found },
      write('Two boards'),
    ],
  },
  'what is found is compared as it is stored, and kept as the form shows it': {
    steps: [
      { type: 'member.known', member: ada.id },
      { port: 'readDraft', gives: { ...found, stored: { text: 'Two buyers', unknown: 1 } } },
      { type: 'otherTab.wrote' },
      { port: 'compareDraft', gives: 'replaced' },
      { type: 'own.preferred' },
    ],
  },
  'the browser has no room, and no word for it': {
    steps: [
      { type: 'member.known', member: ada.id },
      { port: 'readDraft', gives: { outcome: 'nothing' } },
      write('Two boards'),
      { port: 'writeDraft', fails: '' },
    ],
  },
};
