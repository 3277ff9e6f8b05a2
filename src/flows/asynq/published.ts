// Published pieces about a question: those that share its subjects and its words.
import { answers as publishedAnswers } from '#content/answers.ts';
import { essays } from '#content/essays.ts';
import { signals } from '#content/signals.ts';
import { toolkits } from '#content/toolkits.ts';

/** A piece that may answer a question, or part of it. */
export type Piece = {
  kind: 'answer' | 'essay' | 'signal' | 'toolkit';
  title: string;
  excerpt: string;
  href: string;
  tags: readonly string[];
};

/** All published pieces, the answers first: they are the best match for a question. */
export const pieces: readonly Piece[] = [
  ...publishedAnswers.map((one) => ({ ...one, kind: 'answer' as const })),
  ...toolkits.map(({ title, description, previewLink, category }) => ({
    kind: 'toolkit' as const,
    title,
    excerpt: description,
    href: previewLink,
    tags: [category],
  })),
  ...essays.map((one) => ({ ...one, kind: 'essay' as const })),
  ...signals.map((one) => ({ ...one, kind: 'signal' as const })),
];

/** Words that are common in all questions and do not identify a subject. */
const idle = new Set(
  (
    'about after again all already and another any are because been before being best both but can choose company ' +
    'could customer day does each every everybody first five for founder four from had has have her him his how into ' +
    'its itself just keep long make many may more most much must nobody not now off one only other our out over own ' +
    'people question quarter same say she should six some somebody such tell than that the their them then there these ' +
    'they thing this those three through time two until want was well were what when where whether which while who ' +
    'whom whose why will with within without would year month you your ' +
    'lose loses market marketing markets tell told word words write written wrong'
  ).split(' '),
);

/** A word without its ending, so that "pilots" and "pilot", "pricing" and "price" match. */
const stem = (word: string) =>
  word.replace(/(?:ings?|edly|ed|ies|es|s|y|e)$/, '').replace(/(.)\1$/, '$1');

/** The words of a text that identify its subject. */
export const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}/g) ?? [])
      .filter((word) => !idle.has(word) && !idle.has(word.replace(/s$/, '')))
      .filter((word) => word.length > 3 || /^(?:gtm|ip|ai)$/.test(word))
      .map(stem),
  );

/** Subjects weigh more than words, and a word that many pieces use weighs less. */
const tagWeight = 3;
const enough = 1;
const mostPieces = 3;

/**
 * The pieces that share the subjects and words of a question, the best match first, at most three.
 * @param texts the known parts of the question: domain, subcategory, blockers, its text
 */
export function publishedOn(texts: readonly string[], among: readonly Piece[] = pieces): Piece[] {
  const asked = tellingWords(texts.join(' '));
  const wordsOf = among.map(({ title, excerpt }) => tellingWords(`${title} ${excerpt}`));
  const usedBy = (word: string) => wordsOf.filter((words) => words.has(word)).length;
  const scores = among.map(({ tags }, place) => {
    const subjects = tags.filter((tag) => {
      const words = [...tellingWords(tag)];
      return words.length > 0 && words.every((word) => asked.has(word));
    });
    const shared = [...(wordsOf[place] ?? [])].filter((word) => asked.has(word));
    return shared.reduce(
      (sum, word) => sum + 1 / usedBy(word),
      subjects.length * tagWeight - (shared.length === 1 ? enough / 2 : 0),
    );
  });
  return among
    .map((piece, place) => ({ piece, score: scores[place] ?? 0 }))
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostPieces)
    .map(({ piece }) => piece);
}
