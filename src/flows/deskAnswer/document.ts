// What is typed, compiled to the document that the database takes: by the same code as the operator's command.
import type { AnswerField, AnswerWords } from '#machines/deskAnswer.machine.ts';
import type { AnswerPart } from '#machines/requestPage.machine.ts';
import { desk } from '#content/desk.ts';
import { badAddresses, longest, order, partsOf, sourceOf } from '#flows/shared/answerDocument.mjs';
import type { AnswerDocument } from '#flows/shared/answerDocument.mjs';
import { fillIn } from '#flows/shared/fillIn.ts';
import { compileText } from '#flows/shared/markdown.mjs';

const { faults: sentences, fields } = desk.answer;

const linesIn = (text: string) => text.split('\n').length;

/** The part that holds a line of the joined Markdown, and the line in what was typed there. */
function placeOf(words: AnswerWords, line: number): { part: AnswerPart; line: number } {
  let first = 3;
  let place: { part: AnswerPart; line: number } = { part: 'diagnosis', line: 1 };
  for (const { part } of order) {
    const text = words[part];
    const skipped = linesIn(text) - linesIn(text.trimStart());
    if (line >= first - 2) place = { part, line: Math.max(line - first, 0) + 1 + skipped };
    first += linesIn(text.trim()) + 3;
  }
  return place;
}

/** What is wrong with the words, a sentence each. */
function faultsOf(words: AnswerWords, isLater: boolean): string[] {
  const asked: AnswerField[] = [
    'title',
    ...order.map(({ part }) => part),
    ...(isLater ? (['changed'] as const) : []),
    'signedBy',
  ];
  const missing = asked
    .filter((field) => words[field].trim() === '')
    .map((field) => fillIn(sentences.missing, { field: fields[field] }));
  const long = (['title', 'signedBy', 'changed'] as const)
    .filter((field) => words[field].trim().length > longest[field])
    .map((field) => fillIn(sentences.long, { field: fields[field], longest: longest[field] }));
  const { blocks, faults } = compileText(sourceOf(words));
  const inText = faults.map(({ line, says }) => {
    const place = placeOf(words, line);
    return fillIn(sentences.line, { field: fields[place.part], line: place.line, says });
  });
  const headings = order
    .filter(({ part }) =>
      compileText(words[part]).blocks.some(
        (block) => typeof block !== 'string' && block.kind === 'heading' && block.level === 2,
      ),
    )
    .map(({ part }) => fillIn(sentences.heading, { field: fields[part] }));
  const addresses = badAddresses(blocks).map((href) => fillIn(sentences.address, { href }));
  return [...missing, ...long, ...inText, ...headings, ...addresses];
}

/**
 * The document, and what keeps it from being sent.
 * @param isLater there is a version before this one: what has changed must be said
 */
export function compileAnswer(
  words: AnswerWords,
  isLater: boolean,
): { document: AnswerDocument; faults: readonly string[] } {
  const source = sourceOf(words);
  // What is not written yet is no fault while it is written: the preview leaves it empty.
  const parts = partsOf(compileText(source).blocks, () => {});
  const changed = words.changed.trim();
  return {
    document: {
      title: words.title.trim(),
      signedBy: words.signedBy.trim(),
      source,
      parts: {
        diagnosis: parts.diagnosis ?? [],
        recommendation: parts.recommendation ?? [],
        nextStep: parts.nextStep ?? [],
        sources: parts.sources ?? [],
      },
      ...(isLater && changed !== '' && { changed }),
    },
    faults: faultsOf(words, isLater),
  };
}
