// The six tools of From The Lab.
import type { LabTool } from './schema.items.ts';

export const labTools = [
  {
    id: 'dilution-weather-map',
    title: 'Dilution weather map',
    description: 'See four rounds ahead, with the storms marked.',
    takes: 'Forty minutes, alone, with your cap table open.',
    result:
      'One sheet that shows what you hold after four rounds and what each of four storms costs you.',
    trust:
      'Stable. The arithmetic is reliable; the forecast is only as good as the figures you enter.',
    status: 'Stable',
    category: 'Diagnostic',
    releaseDate: '2026-11-05',
    tags: ['cap table', 'rounds'],
    relatedTools: ['decision-ledger', 'assumption-canvas'],
    href: '/from-lab/dilution-weather-map',
    isOpen: false,
  },
  {
    id: 'second-curve-timer',
    title: 'Second curve timer',
    description: 'Twelve questions that show whether it is time to start your second curve.',
    takes: 'Half an hour, with two people who were at the company a year ago.',
    result:
      'The number of answers that have turned from yes to no within a year, and what that number means for you.',
    trust:
      'It has been right twice and early once. Use it to start a conversation, not to end one.',
    status: 'Experimental',
    category: 'Diagnostic',
    releaseDate: '2026-10-27',
    tags: ['timing', 'founder psychology'],
    relatedTools: ['assumption-canvas', 'signal-triage'],
    href: '/from-lab/second-curve-timer',
    isOpen: true,
  },
  {
    id: 'decision-ledger',
    title: 'Decision ledger',
    description: 'A system that remembers what you expected when you decided.',
    takes: 'Four minutes per decision, before you announce it.',
    result:
      'A table that records what you expected and, once a year, shows which good results had nothing to do with your reasons.',
    trust: 'Experimental as a product, old as an idea. Two companies use it.',
    status: 'Experimental',
    category: 'System',
    releaseDate: '2026-10-13',
    tags: ['decisions', 'boards'],
    relatedTools: ['assumption-canvas', 'reverse-premortem'],
    href: '/from-lab/decision-ledger',
    isOpen: false,
  },
  {
    id: 'assumption-canvas',
    title: 'Assumption canvas',
    description: 'One sheet that separates what you know from what you need to be true.',
    takes: 'One hour, up to five people; then ten minutes a month.',
    result:
      'At most four assumptions that could kill the plan, each with the cheapest way to test it.',
    trust:
      'Stable. Keep to four notes in the upper right corner; with more, the canvas no longer tells you what to test first.',
    status: 'Stable',
    category: 'Canvas',
    releaseDate: '2026-09-29',
    tags: ['planning', 'evidence'],
    relatedTools: ['signal-triage', 'decision-ledger'],
    href: '/from-lab/assumption-canvas',
    isOpen: false,
  },
  {
    id: 'signal-triage',
    title: 'Signal triage',
    description: 'Four questions that tell a market signal from a story about one.',
    takes: 'Twenty minutes, twice a week.',
    result:
      'A log in which every entry says what you would do differently if the signal were true.',
    trust: 'Stable. We use it to sort some two hundred items a month for The Next Curve.',
    status: 'Stable',
    category: 'Framework',
    releaseDate: '2026-09-15',
    tags: ['research', 'markets'],
    relatedTools: ['second-curve-timer', 'assumption-canvas'],
    href: '/from-lab/signal-triage',
    isOpen: true,
  },
  {
    id: 'reverse-premortem',
    title: 'Reverse pre-mortem',
    description: 'A method for teams that are too good at imagining failure.',
    takes: 'Forty-five minutes, three to seven careful people.',
    result: 'Three things that start next week, each with a person, a day and a cost.',
    trust:
      'Archived. It helped careful teams and harmed optimistic ones. If you use it, do an ordinary pre-mortem as well.',
    status: 'Archived',
    category: 'Methodology',
    releaseDate: '2026-07-14',
    tags: ['planning', 'teams'],
    relatedTools: ['decision-ledger', 'assumption-canvas'],
    href: '/from-lab/reverse-premortem',
    isOpen: false,
  },
] satisfies readonly LabTool[];
