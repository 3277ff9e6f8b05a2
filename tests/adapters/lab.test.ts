// @vitest-environment happy-dom
// The lab's tools in this browser: saved over a reload, for their author only, and written as Markdown.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { labTimer } from '#content/labTimer.ts';
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { Note } from '#machines/labCanvas.machine.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { DraftWords } from '#machines/draft.machine.ts';
import type { StoredAnswers } from '../../src/adapters/storage/draftStore.ts';
import type { timerStore } from '../../src/adapters/storage/draftStores.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { canvasDraft } from '../../src/flows/labCanvas/ports/draft.ts';
import { timerDraft } from '../../src/flows/labDiagnostic/ports/draft.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { canvasText, timerText } from '../../src/adapters/files/labSheets.ts';
import { sits } from './openForm.ts';
import { freshBrowser } from './wire.ts';
import { tagsOf } from '../machines/kit.ts';

beforeEach(freshBrowser);

/** What this user would be shown of a store. */
async function shownTo<Sheet>(
  who: string | null,
  { store, understand }: { store: typeof timerStore; understand: (stored: StoredAnswers) => Sheet },
) {
  const found = await store.find('', who, (stored) => understand(stored) as DraftWords);
  return found.outcome === 'found' ? (found.words as Sheet) : null;
}
const timerFor = (who: string | null) => shownTo(who, timerDraft);
const canvasFor = (who: string | null) => shownTo(who, canvasDraft);

async function timerOf(owner: string | null) {
  const actor = createActor(
    labDiagnosticMachine.provide({ actors: { draft: draftOf(sits(owner), timerDraft) } }),
    { input: { questions: labTimer.questions } },
  ).start();
  await vi.waitFor(() => expect(tagsOf(actor)).not.toContain('restoring'));
  return actor;
}
const answered = { answers: { q3: { before: 'yes', now: 'no' } }, alike: [], isRead: false };
async function answer(owner: string | null) {
  const actor = await timerOf(owner);
  actor.send({ type: 'answer.given', question: 'q3', moment: 'before', answer: 'yes' });
  actor.send({ type: 'answer.given', question: 'q3', moment: 'now', answer: 'no' });
}

describe('saved entries', () => {
  test('do not exist before anything was entered', async () => {
    await timerOf('ada');
    expect(read(keys.labTimer)).toBeNull();
    expect(await timerFor('ada')).toBeNull();
  });
  test('are restored for their author, and for no other user', async () => {
    await answer('ada');
    expect(await timerFor('ada')).toEqual(answered);
    expect(await timerFor('ben')).toBeNull();
    expect(await timerFor(null)).toBeNull();
  });
  test('of a visitor become those of the member who signs in, and a sign-out deletes them', async () => {
    await answer(null);
    write(keys.owner, 'ben');
    adopt('ada');
    expect(await timerFor('ada')).toEqual(answered);
    expect(await timerFor('ben')).toBeNull();
    forgetMember();
    expect(await timerFor('ada')).toBeNull();
  });
  test.each(['not json', '{"answers":{"q1":{"before":"perhaps"},"q2":3},"alike":[1]}'])(
    'are read as far as they are valid: %s',
    async (text) => {
      write(keys.labTimer, text);
      const kept = await timerFor(null);
      expect(kept?.answers ?? {}).toEqual({});
      expect(kept?.alike ?? []).toEqual([]);
    },
  );
});

const note: Note = {
  id: 'n7',
  text: 'A hospital | signs\nin May',
  cell: 'dies-madeUp',
  line: { who: 'Ines', by: 'June' },
  learnt: [{ what: 'They sign', whom: 'the buyer' }],
};

describe('a canvas', () => {
  test('is restored with its notes, its lines and what was learnt; new notes get new ids', async () => {
    const text = JSON.stringify({ version: 1, owner: null, notes: [note], draft: '' });
    write(keys.labCanvas, text);
    const actor = createActor(
      labCanvasMachine.provide({ actors: { draft: draftOf(sits(null), canvasDraft) } }),
    ).start();
    await vi.waitFor(() => expect(tagsOf(actor)).toContain('editable'));
    expect(actor.getSnapshot().context).toMatchObject({ notes: [note], next: 8 });
    expect(read(keys.labCanvas)).toBe(text);
    actor.send({ type: 'note.typed', text: 'Half a sentence' });
    expect(await canvasFor(null)).toEqual({ notes: [note], draft: 'Half a sentence', next: 8 });
  });
  test('drops what is not valid', async () => {
    write(
      keys.labCanvas,
      JSON.stringify({ owner: null, notes: [3, { id: 'n1' }, { ...note, cell: 'moon', line: 1 }] }),
    );
    expect(await canvasFor(null)).toEqual({
      notes: [{ ...note, cell: null, line: {} }],
      draft: '',
      next: 8,
    });
  });
});

describe('as Markdown', () => {
  test('the timer lists what turned, what it means, and what to write down', () => {
    const answers = Object.fromEntries(
      labTimer.questions.map(({ id }, place) => [
        id,
        { before: 'yes' as const, now: place < 2 ? ('no' as const) : ('yes' as const) },
      ]),
    );
    const text = timerText({ answers, alike: ['q1'], isRead: true }, '2026-11-22');
    expect(text).toContain('# Second curve timer\n\n2026-11-22\n');
    expect(text).toContain('2 answers have turned. Where two people agreed');
    expect(text).toContain(`**3 to 5:** ${labTimer.readings.name.text}`);
    expect(text).toContain(
      '| 1 | Do the candidates we want most say yes within a week? | Yes | No | yes, double |',
    );
    expect(text).toContain(
      '| 3 | Do customers notice those improvements before we point them out? | Yes | Yes |  |',
    );
    expect(text).toContain('- The person:');
  });
  test.each([
    [0, 'No answer has turned.'],
    [1, 'One answer has turned.'],
  ])('%i turned', (count, sentence) => {
    const answers = Object.fromEntries(
      labTimer.questions
        .slice(0, count)
        .map(({ id }) => [id, { before: 'yes' as const, now: 'no' as const }]),
    );
    expect(timerText({ answers, alike: [], isRead: true }, '2026-11-22')).toContain(sentence);
  });
  test('the canvas keeps its tables intact', () => {
    const text = canvasText([note, { ...note, id: 'n8', text: 'New', cell: null }], '2026-11-22');
    expect(text).toContain('| The plan dies |  |  | A hospital \\| signs in May |');
    expect(text).toContain('## Still to be placed\n\n- New');
    expect(text).toContain('| A hospital \\| signs in May |  |  | Ines | June |');
    expect(text).toContain('| A hospital \\| signs in May | They sign | the buyer |');
  });
});
