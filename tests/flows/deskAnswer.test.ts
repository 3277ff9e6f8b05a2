// The editor of answers compiles what is typed as the operator's command compiles a file, and says in which part a fault is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnswerWords } from '#machines/deskAnswer.machine.ts';
import { desk } from '#content/desk.ts';
import { compileAnswer } from '#flows/deskAnswer/document.ts';
import { failedIn, sentIn, writtenIn } from '#flows/deskAnswer/ports/answer.ts';
import { sourceOf, wordsIn } from '#flows/shared/answerDocument.mjs';
import { readAnswer } from '../../tools/operator/document.mjs';
import { complete } from '../paths/desk.samples.ts';

const work = mkdtempSync(join(tmpdir(), 'axis-editor-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const rich: AnswerWords = {
  ...complete,
  changed: 'The figures of May.',
  diagnosis: 'Two of three **pilots**, and `one` [page](/library/a).\n\n### Who pays\n\nNobody.',
  recommendation: '1. Name the buyer\n2. Then the price\n\n> As they said.',
  sources: 'Table: Pilots\n\n| Site | Weeks |\n| --- | ---: |\n| Lyon | 6 |',
};

describe('the document', () => {
  test.each([
    ['a short one', complete, false],
    ['one with all blocks, and a version before it', rich, true],
  ])('is that of the operator’s command: %s', (_, words, isLater) => {
    const file = join(work, 'answer.md');
    const front = [
      '---',
      `title: ${words.title}`,
      `signed: ${words.signedBy}`,
      ...(isLater ? [`changed: ${words.changed}`] : []),
      '---',
    ];
    writeFileSync(file, [...front, '', sourceOf(words)].join('\n'));
    expect(compileAnswer(words, isLater)).toEqual({ document: readAnswer(file), faults: [] });
  });
  test('keeps the words under their headings', () => {
    expect(wordsIn(sourceOf(rich))).toEqual({
      diagnosis: rich.diagnosis,
      recommendation: rich.recommendation,
      nextStep: rich.nextStep,
      sources: rich.sources,
    });
    const { document } = compileAnswer(rich, true);
    expect(writtenIn(document)).toEqual(rich);
  });
  test('has empty parts while they are not written', () => {
    const { document } = compileAnswer({ ...complete, nextStep: ' ' }, false);
    expect(document.parts.nextStep).toEqual([]);
  });
});

const faults = (change: Partial<AnswerWords>, isLater = false) =>
  compileAnswer({ ...complete, ...change }, isLater).faults;

describe('a fault', () => {
  test.each([
    [{ title: ' ' }, 'Title is empty.'],
    [{ nextStep: '' }, 'Next step is empty.'],
    [{ signedBy: '' }, 'Signed by is empty.'],
    [{ title: 'T'.repeat(201) }, 'Title is too long: 200 characters at most.'],
    [
      { diagnosis: '\n\nFirst.\n\n<b>Second.</b>' },
      'Diagnosis, line 5: holds html, which the site does not show.',
    ],
    [
      { sources: 'First.\n\n![A picture](/a.png)' },
      'Sources, line 3: holds image, which the site does not show.',
    ],
    [{ recommendation: '[here](here.html)' }, 'The link to “here.html” leads to no page.'],
    [
      { nextStep: 'Call.\n\n## More\n\nAnd write.' },
      'A heading of the second level would begin another part: use ### in Next step.',
    ],
  ] as [Partial<AnswerWords>, string][])('%j: %s', (change, sentence) => {
    expect(faults(change)).toEqual([sentence]);
  });
  test('of a later version that does not say what has changed', () => {
    expect(faults({}, true)).toEqual(['What has changed is empty.']);
    expect(faults({ changed: 'The title.' }, true)).toEqual([]);
  });
});

describe('what the database says of an answer', () => {
  const document = compileAnswer(complete, false).document;
  const by = { id: 'g', name: 'Grace' };
  test('its seconds are counted by the database’s clock, and are never none', () => {
    const sending = {
      by,
      mine: false,
      sent_at: '2026-11-22 10:00:00+00',
      until: '2026-11-22 10:00:10+00',
      correcting: false,
      document,
    };
    expect(sentIn(sending, '2026-11-22T10:00:03.200Z')).toEqual({
      by,
      isMine: false,
      seconds: 7,
      words: complete,
    });
    expect(sentIn(sending, null)?.seconds).toBe(10);
    expect(sentIn(sending, '2026-11-22T10:01:00Z')?.seconds).toBe(1);
    expect(sentIn(null, null)).toBeNull();
  });
  test('one that could not be given has its words, and a sentence', () => {
    const failed = { by, at: '', reason: 'illegal_move', detail: { from: 'withdrawn' }, document };
    expect(failedIn(failed)).toEqual({ words: complete, message: desk.answer.refusals.moved });
    expect(failedIn({ ...failed, reason: 'already_answered' })?.message).toBe(
      desk.answer.refusals.already_answered,
    );
    expect(failedIn(null)).toBeNull();
  });
});
