// @vitest-environment happy-dom
// The lab's tools in this browser: saved over a reload, for their author only, and written as Markdown.
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { labTimer } from '#content/labTimer.ts';
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { CanvasSheet, Note } from '#machines/labCanvas.machine.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { TimerSheet } from '#machines/labDiagnostic.machine.ts';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import {
  saveCanvasOf,
  saveTimerOf,
  restoreCanvasOf,
  restoreTimerOf,
} from '../../src/adapters/storage/labDrafts.ts';
import { canvasText, timerText } from '../../src/adapters/files/labSheets.ts';
import { port } from '../machines/kit.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const timerFor = (who: string | null) =>
  toPromise(createActor(restoreTimerOf(async () => who)).start());
const canvasFor = (who: string | null) =>
  toPromise(createActor(restoreCanvasOf(async () => who)).start());

function timerOf(owner: string | null) {
  const restoreTimer = port<TimerSheet | null>();
  const actor = createActor(
    labDiagnosticMachine.provide({ actors: { restoreTimer: restoreTimer.logic } }),
    { input: { questions: labTimer.questions } },
  );
  saveTimerOf(() => owner)(actor);
  actor.start();
  restoreTimer.resolve(null);
  return actor;
}
const answered = { answers: { q3: { before: 'yes', now: 'no' } }, alike: [], isRead: false };
function answer(owner: string | null) {
  const actor = timerOf(owner);
  actor.send({ type: 'answer.given', question: 'q3', moment: 'before', answer: 'yes' });
  actor.send({ type: 'answer.given', question: 'q3', moment: 'now', answer: 'no' });
}

describe('saved entries', () => {
  test('do not exist before anything was entered', async () => {
    timerOf('ada');
    expect(read(keys.labTimer)).toBeNull();
    expect(await timerFor('ada')).toBeNull();
  });
  test('are restored for their author, and for no other user', async () => {
    answer('ada');
    expect(await timerFor('ada')).toEqual(answered);
    expect(await timerFor('ben')).toBeNull();
    expect(await timerFor(null)).toBeNull();
  });
  test('of a visitor become those of the member who signs in, and a sign-out deletes them', async () => {
    answer(null);
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
    const restoreCanvas = port<CanvasSheet | null>();
    const actor = createActor(
      labCanvasMachine.provide({ actors: { restoreCanvas: restoreCanvas.logic } }),
    );
    saveCanvasOf(() => null)(actor);
    actor.start();
    restoreCanvas.resolve({ notes: [note], draft: '', next: 8 });
    expect(read(keys.labCanvas)).toBeNull();
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
    expect(text).toContain('2 answers have turned. With what two people');
    expect(text).toContain(`**3 to 5:** ${labTimer.readings.name.text}`);
    expect(text).toContain(
      '| 1 | Do the candidates whom we want most say yes within a week? | Yes | No | yes, double |',
    );
    expect(text).toContain('| 3 | Are they easier to notice than to sell? | Yes | Yes |  |');
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
