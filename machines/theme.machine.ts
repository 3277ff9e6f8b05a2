// The theme: the system decides until a user chooses ink or paper, and the choice is kept.
import { emit, fromCallback, setup } from 'xstate';

export type ThemeChoice = 'system' | 'ink' | 'paper';

export type ThemeEvent =
  { type: 'theme.chosen'; theme: ThemeChoice } | { type: 'theme.restored'; theme: ThemeChoice };

/** Emitted whenever the choice changes: the document applies it and the browser saves it. */
export type ThemeEmitted = { type: 'theme.worn'; theme: ThemeChoice };

export const themeMachine = setup({
  types: { events: {} as ThemeEvent, emitted: {} as ThemeEmitted },
  actors: {
    /** Feed: reports `theme.recalled` when it starts and when another tab chooses. */
    themeMemory: fromCallback<ThemeEvent>(() => {
      throw new Error('Port themeMemory is not provided.');
    }),
  },
  actions: {
    wear: emit((_, params: { theme: ThemeChoice }) => ({
      type: 'theme.worn' as const,
      theme: params.theme,
    })),
  },
  guards: {
    isInk: (_, params: { theme: ThemeChoice }) => params.theme === 'ink',
    isPaper: (_, params: { theme: ThemeChoice }) => params.theme === 'paper',
  },
}).createMachine({
  id: 'theme',
  description: 'Which of the two themes the site wears, and who decided it.',
  initial: 'system',
  invoke: {
    id: 'themeMemory',
    src: 'themeMemory',
    onError: { target: '.system' },
  },
  on: {
    'theme.chosen': [
      {
        guard: { type: 'isInk', params: ({ event }) => event },
        target: '.ink',
        actions: { type: 'wear', params: ({ event }) => event },
      },
      {
        guard: { type: 'isPaper', params: ({ event }) => event },
        target: '.paper',
        actions: { type: 'wear', params: ({ event }) => event },
      },
      { target: '.system', actions: { type: 'wear', params: ({ event }) => event } },
    ],
    'theme.restored': [
      { guard: { type: 'isInk', params: ({ event }) => event }, target: '.ink' },
      { guard: { type: 'isPaper', params: ({ event }) => event }, target: '.paper' },
      { target: '.system' },
    ],
  },
  states: {
    system: { description: "The visitor's system decides between ink and paper." },
    ink: { description: 'The visitor chose the dark theme.' },
    paper: { description: 'The visitor chose the light theme.' },
  },
});
