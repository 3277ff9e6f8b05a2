// What a model declares of the world around its machine, and in which shapes.
import { describe, expect, it } from 'vitest';
import { declaredOf } from './declared.ts';
import { explore } from './explore.ts';
import { lamp, spoilt } from './sample.ts';
import { errorShape, shapesOf } from './shapes.ts';

describe('a shape', () => {
  it.each([
    [undefined, ['nothing']],
    [null, ['null']],
    [[], ['an empty list']],
    [[1, 2], ['a list']],
    ['typed by a user', ['text']],
    ['', ['empty text']],
    [{ owner: null, count: 3 }, ['an object', 'owner: null', 'count: a number']],
    [{ left: undefined }, ['an object']],
    [{ outcome: 'found', words: 'mine' }, ['an object', 'outcome: found', 'words: text']],
    [{ outcome: 'Two words' }, ['an object', 'outcome: text']],
    [{ 'ada@example.com': 1 }, ['an object']],
    [{ go: () => {}, name: 'router' }, ['an object']],
    [new Map([['a', 1]]), ['an object']],
  ])('of %o', (value, shapes) => {
    expect(shapesOf(value)).toEqual(shapes);
  });
  it('of an error tells whether it has words and a wait', () => {
    expect(errorShape(new Error('Too short.'))).toBe('with words');
    expect(errorShape(new Error(''))).toBe('without words');
    expect(errorShape(null)).toBe('without words');
    expect(errorShape(Object.assign(new Error('Wait.'), { retryAfter: 40 }))).toBe(
      'with words, and names the seconds to wait',
    );
  });
});

describe('a model declares', () => {
  it('events with their source, and what ports answer', () => {
    expect(declaredOf(explore(lamp))).toEqual([
      'genie fails with words',
      'genie gives an object',
      'genie gives kind: false',
      'genie gives kind: true',
      'hears lamp.left',
      'hears lamp.rubbed',
      'hears storm.came from weather',
      'hears wish.typed',
      'hears wish.typed with text: text',
      'weather fails with words',
    ]);
  });
  it('what a child sends and the machine does not hear', () => {
    const model = spoilt({ unheard: { weather: { 'rain.came': 'A cave is dry.' } } });
    expect(declaredOf(explore(model))).toContain('hears rain.came from weather');
  });
  it('what only a probe says', () => {
    const probed = spoilt({
      probes: {
        'an empty wish': { steps: [{ type: 'wish.typed', text: '' }] },
        'no answer': {
          steps: ['wish.typed/gold', 'lamp.rubbed', { port: 'genie', fails: '', retryAfter: 3 }],
        },
        'a storm': { steps: [{ type: 'storm.came' }] },
      },
    });
    const more = declaredOf(explore(probed)).filter(
      (fact) => !declaredOf(explore(lamp)).includes(fact),
    );
    expect(more).toEqual([
      'genie fails without words, and names the seconds to wait',
      'hears wish.typed with text: empty text',
    ]);
  });
});
