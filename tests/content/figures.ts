// The figures and dates that a text names, and the claims that docs/sources.md lists for it.

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** The numbers of a text as they are written, without currency marks, thousands separators and closing zeros. */
export const figuresIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) =>
      String(Number(found.replaceAll(',', ''))),
    ),
  ),
];

/** The latest day that each date of a text can mean: a day, a month or a year, as an ISO date. */
export function datesIn(text: string): string[] {
  const named = [
    ...text.matchAll(new RegExp(`(${months})(?: (\\d{1,2}),)? ((?:19|20)\\d{2})`, 'g')),
  ].map(([, month = '', day, year = '']) => {
    const number = String(months.split('|').indexOf(month) + 1).padStart(2, '0');
    return `${year}-${number}-${day === undefined ? '01' : day.padStart(2, '0')}`;
  });
  const years = [...text.matchAll(/(?<![\d,.$€£])(?:19|20)\d{2}(?![\d,.]*\d)/g)].map(
    ([year]) => `${year}-01-01`,
  );
  return [...named, ...years];
}

/** A row of a section: what is claimed, where in the signal, by which document, and how that was checked. */
export type Claim = { claim: string; where: string; document: string; checked: string };

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The sections of docs/sources.md, by the id of their signal. */
export const claimsOf = (text: string): Map<string, Claim[]> =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [id = '', ...lines] = section.split('\n');
        const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
        return [
          id.trim(),
          rows.map((row) => {
            const [claim = '', where = '', document = '', checked = ''] = cellsOf(row);
            return { claim, where, document, checked };
          }),
        ];
      }),
  );

/** The figures of a text that no claim holds. */
export const unsourced = (text: string, claims: readonly Claim[]): string[] => {
  const held = new Set(claims.flatMap(({ claim }) => figuresIn(claim)));
  return figuresIn(text).filter((figure) => !held.has(figure));
};

/** The dates of a text that lie after a day. */
export const datesAfter = (text: string, day: string): string[] =>
  datesIn(text).filter((date) => date > day);

/** The sentences of a text with more words than allowed. */
export const longSentences = (text: string, most: number): string[] =>
  text.split(/(?<=[.?!:])["”]?\s+/).filter((sentence) => sentence.split(/\s+/).length > most);
