// What counts as typed, and when it is lost.
import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { entriesOf, lostOf, textsIn, typedIn } from './typed.ts';

const machineWith = (context: object, typed: readonly string[]) =>
  setup({}).createMachine({ id: 'form', meta: { typed }, context });
const heldBy = (context: object, ...typed: string[]) =>
  entriesOf(createActor(machineWith(context, typed)).getSnapshot(), typed);

describe('typed data', () => {
  it('is named at the root of a machine, and nowhere else', () => {
    expect(typedIn(machineWith({}, ['words', 'files']))).toEqual(['words', 'files']);
    expect(typedIn(setup({}).createMachine({ id: 'plain' }))).toEqual([]);
  });
  it('are texts and ticks, however deep; no blanks, no numbers, no ids', () => {
    const context = {
      answers: { name: ' Ada ', agreed: true, declined: false, size: 3, note: '  ' },
      files: [{ id: 'f1', name: 'deck.pdf' }],
      secret: 'unnamed',
    };
    expect([...heldBy(context, 'answers', 'files').values()]).toEqual([
      { place: 'answers.name', text: 'Ada' },
      { place: 'answers.agreed', text: 'agreed: yes' },
      { place: 'files.name', text: 'deck.pdf' },
    ]);
  });
  it('may be a part of what a name holds', () => {
    expect([
      ...heldBy({ draft: { answers: { a: 'x' }, step: 'two' } }, 'draft.answers').keys(),
    ]).toEqual(['answers.a: x']);
  });
});

describe('a text is lost', () => {
  const before = heldBy({ words: 'Two buyers', mood: 'calm' }, 'words', 'mood');
  it('unless it is in the same field again, or was handed over', () => {
    expect(lostOf(before, before, new Set())).toEqual([]);
    expect(lostOf(before, heldBy({ words: 'Two buyers' }, 'words'), new Set(['calm']))).toEqual([]);
    expect(lostOf(before, heldBy({ words: 'calm' }, 'words'), new Set())).toHaveLength(2);
  });
  it('where an answer of the outbox has other words', () => {
    const texts = textsIn([{ question: 'Two buyers' }, [{ id: 'f1', name: 'deck.pdf' }]]);
    expect(lostOf(before, new Map(), texts)).toEqual([{ place: 'mood', text: 'calm' }]);
  });
});
