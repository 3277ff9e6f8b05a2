// Figures and prices: each belongs to one place, and no page may name a rival (docs/product-decisions.md, "Social proof";
// docs/product-spec.md, "9. Business constants and limits"). Signals report the figures of others: docs/sources.md.
import type { Words } from './findings.words.ts';

type Complaint = { file: string; path: string; complaint: string };

/** Where a figure may appear: a file and the beginning of a path within it. */
type Home = { file: string; path: RegExp };

const strip: Home = { file: 'content/home.ts', path: /^stats\./ };
const fundCard: Home = { file: 'content/home.ts', path: /^identities\.cards\[general-partner\]/ };
const angelCard: Home = { file: 'content/home.ts', path: /^identities\.cards\[private-angel\]/ };
const nextCurve: Home = { file: 'content/routes.ts', path: /^\/next-curve\./ };

/** Figures that live in one place only. */
const homes: readonly { figure: RegExp; name: string; home: Home }[] = [
  { figure: /(?<![\d.,])50\+/, name: '50+ startups', home: strip },
  { figure: /\$3M\b/, name: '$3M of personal capital', home: strip },
  { figure: /\$100M\b/, name: 'the fund size of $100M', home: fundCard },
  { figure: /(?<![\d.,])100\+ startups/, name: '100+ startups', home: fundCard },
  { figure: /(?<![\d.,])200\+ startups/, name: '200+ startups', home: angelCard },
  { figure: /(?<![\d.,])3\.5M\b/, name: '3.5M of pre-seed capital', home: angelCard },
  { figure: /(?<![\d.,])17 countries/, name: '17 countries', home: nextCurve },
];

/** What may be counted, and how much of it there is. */
const counted: readonly { noun: RegExp; allowed: readonly string[] }[] = [
  { noun: /([\d][\d.,]*\+?) countries/g, allowed: ['22', '17'] },
  { noun: /([\d][\d.,]*\+?) startups/g, allowed: ['50+', '100+', '200+'] },
  { noun: /([\d][\d.,]*\+?) readers/g, allowed: ['6,000+'] },
  { noun: /([\d][\d.,]*\+?) patents/g, allowed: ['12,000+'] },
  { noun: /([\d][\d.,]*\+?) ventures/g, allowed: ['10+'] },
  { noun: /([\d][\d.,]*\+?) EUR/g, allowed: ['0', '49', '490', '1,500', '3,000', '4,000'] },
  { noun: /\$(\d[\d.,]*[MK]?\+?)/g, allowed: ['3M', '90M+', '100M', '29', '290', '100,000'] },
];

/** Whether words belong to a signal, a sample answer or a worksheet: to its file, to its entry in the list, or to its page. */
function signalWords(words: readonly Words[]): (one: Words) => boolean {
  const pages = words
    .filter(
      ({ file, key, text }) =>
        file === 'content/details.ts' &&
        key === 'path' &&
        /^\/(?:next-curve|asyncq\/responses)\//.test(text),
    )
    .map(({ path }) => path.replace(/path$/, ''));
  return ({ file, path }) =>
    /^content\/(?:signals|premium|answers|asynq|files)\//.test(file) ||
    file === 'content/signals.ts' ||
    (file === 'content/details.ts' && pages.some((page) => path.startsWith(page)));
}

/** One complaint for each figure that is in another one's place, or that is not in the list. */
export function figureFindings(words: readonly Words[]): Complaint[] {
  const isSignal = signalWords(words);
  // Other pages may quote what a signal reports.
  const reported = new Set(
    words
      .filter(isSignal)
      .flatMap(({ text }) =>
        counted.flatMap(({ noun }) => [...text.matchAll(noun)].map(([phrase]) => phrase)),
      ),
  );
  return words.flatMap((one) => {
    const { file, path, text } = one;
    const astray = homes
      .filter(
        ({ figure, home }) => figure.test(text) && !(home.file === file && home.path.test(path)),
      )
      .map(({ name }) => ({ file, path, complaint: `says ${name}, a figure of another place` }));
    const undecided = counted.flatMap(({ noun, allowed }) =>
      [...text.matchAll(noun)]
        .filter(
          ([phrase, figure = '']) =>
            !isSignal(one) &&
            !reported.has(phrase) &&
            !allowed.includes(figure.replace(/[.,]+$/, '')),
        )
        .map(([phrase]) => ({
          file,
          path,
          complaint: `says "${phrase}", a figure that is not decided`,
        })),
    );
    const rival =
      nextCurve.file === file && nextCurve.path.test(path) && /22 countries/.test(text)
        ? [{ file, path, complaint: 'says 22 countries where the Next Curve has 17' }]
        : [];
    return [...astray, ...undecided, ...rival];
  });
}
