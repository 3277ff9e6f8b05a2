// Theme: what people, other tabs and the browser's memory can do to it.
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
      closed: { fails: 'Storage is refused.', say: "The browser's memory cannot be read" },
    },
  },
  states: {
    system: "The site wears the theme of the visitor's system",
    ink: 'The site wears the dark theme',
    paper: 'The site wears the light theme',
  },
  resting: ['system', 'ink', 'paper'],
  invariants: {
    'What is worn is what was chosen': ({ snapshot, emitted }) =>
      emitted.every((word) => word['theme'] === snapshot.value),
  },
});
