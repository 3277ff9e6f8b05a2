// Path model of the theme: the effects of the user, other tabs and the browser's storage.
import { themeMachine } from '#machines/theme.machine.ts';
import { definePaths } from './kit/define.ts';

const names = { system: 'System', ink: 'Ink', paper: 'Paper' };

export default definePaths({
  machine: themeMachine,
  input: { site: { say: 'The site opens' } },
  events: {
    'theme.chosen': {
      say: ({ theme }) => `Choose the theme ${names[theme]}`,
      samples: { ink: { theme: 'ink' }, paper: { theme: 'paper' }, system: { theme: 'system' } },
    },
  },
  environment: {
    themeMemory: {
      'theme.restored': {
        say: ({ theme }) => `The browser, or another tab, says that the theme is ${names[theme]}`,
        samples: { ink: { theme: 'ink' }, paper: { theme: 'paper' }, system: { theme: 'system' } },
      },
    },
  },
  outcomes: {
    themeMemory: {
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
  },
  states: {
    system: "The site wears the theme of the visitor's system",
    ink: 'The site has the dark theme',
    paper: 'The site has the light theme',
  },
  resting: ['system', 'ink', 'paper'],
  invariants: {
    'The applied theme is the chosen one': ({ snapshot, emitted }) =>
      emitted.every((word) => word['theme'] === snapshot.value),
  },
});
