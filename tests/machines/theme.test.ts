// The theme by state: the system decides until somebody chooses, and the choice is told to the world.
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

test('the system decides at first', () => {
  expect(begin().states()).toEqual(['system']);
});

test('a memory that breaks leaves it to the system', () => {
  const theme = play(themeMachine.provide({ actors: { themeMemory: brokenFeed() } }));
  expect(theme.states()).toEqual(['system']);
});

describe.each(choices)('when %s is worn', (worn) => {
  test.each(choices)('theme.chosen %s wears it and says so', (theme) => {
    const flow = begin({ type: 'theme.restored', theme: worn });
    flow.heard();
    flow.send({ type: 'theme.chosen', theme });
    expect(flow.states()).toEqual([theme]);
    expect(flow.heard()).toEqual([{ type: 'theme.worn', theme }]);
  });

  test.each(choices)(
    'theme.recalled %s follows what the browser kept, without telling it',
    (theme) => {
      const flow = begin({ type: 'theme.restored', theme: worn });
      flow.memory.say({ type: 'theme.restored', theme });
      expect(flow.states()).toEqual([theme]);
      expect(flow.heard()).toEqual([]);
    },
  );
});
