// The theme by state: the system preference applies until the user chooses, and the choice is reported to the page.
import { describe, expect, test } from 'vitest';
import { themeMachine } from '#machines/theme.machine.ts';
import type { ThemeEvent } from '#machines/theme.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const choices = ['system', 'ink', 'paper'] as const;

const begin = (...opening: ThemeEvent[]) => {
  const memory = feed<ThemeEvent>(...opening);
  const theme = play(themeMachine.provide({ actors: { themeMemory: memory.logic } }));
  return { ...theme, memory };
};

test('the system preference applies at first', () => {
  expect(begin().states()).toEqual(['system']);
});

test('storage that fails leaves the system preference', () => {
  const theme = play(themeMachine.provide({ actors: { themeMemory: brokenFeed() } }));
  expect(theme.states()).toEqual(['system']);
});

describe.each(choices)('when %s is applied', (worn) => {
  test.each(choices)('theme.chosen %s applies it and emits it', (theme) => {
    const flow = begin({ type: 'theme.restored', theme: worn });
    flow.heard();
    flow.send({ type: 'theme.chosen', theme });
    expect(flow.states()).toEqual([theme]);
    expect(flow.heard()).toEqual([{ type: 'theme.worn', theme }]);
  });

  test.each(choices)('theme.restored %s applies the stored theme, without saving it', (theme) => {
    const flow = begin({ type: 'theme.restored', theme: worn });
    flow.memory.say({ type: 'theme.restored', theme });
    expect(flow.states()).toEqual([theme]);
    expect(flow.heard()).toEqual([]);
  });
});
