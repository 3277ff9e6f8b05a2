// Path model of Share: a link is copied, handed to the system, or offered to be selected.
import { feed } from '#content/feed.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { definePaths } from './kit/define.ts';

const linkOf = (index: number) => {
  const { link, title } = feed[index] ?? { link: '', title: '' };
  return { link, title };
};

export default definePaths({
  machine: shareMachine,
  input: { page: { say: 'A visitor reads /signal-stack' } },
  events: {
    'link.shared': {
      say: ({ title }) => `Press Share of ‘${title}’`,
      samples: { essay: linkOf(0), tool: linkOf(2) },
    },
    'panel.closed': { say: 'Close the panel' },
  },
  outcomes: {
    shareLink: {
      copied: { gives: 'copied', say: 'The browser has copied the link' },
      handedOver: { gives: 'handedOver', say: 'The system has taken the link' },
      refused: { gives: 'refused', say: 'The browser refuses' },
      unable: { fails: '', say: 'The browser cannot share' },
    },
  },
  states: {
    idle: 'The cards can be shared',
    sharing: 'The button is busy',
    copied: 'The card says that the link was copied',
    offering: 'The link is shown in a small panel, selected',
  },
  resting: ['idle', 'copied', 'offering'],
  invariants: {
    'The toast says copied only when the link was copied': ({ emitted, snapshot }) =>
      emitted.length === 0 || snapshot.matches('copied'),
    'The shared page is the one that was pressed': ({ started, snapshot }) =>
      started.every(({ input }) => (input as { link: string }).link === snapshot.context.link),
  },
});
