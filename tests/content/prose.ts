// The rules of the site's prose, as functions of texts: what is found is said with its place.

/** A text that is read, and where it is written. */
export type Said = { place: string; text: string };

/** Words and phrases that are not plain American English, each with what replaces it. */
export const retired: readonly (readonly [RegExp, string])[] = [
  [/\bwh(?:o|om)ever\b/i, 'name the person'],
  [/\bTime of Paris\b/, 'Paris time'],
  [/\b(?:cannot|could not) be read (?:right|just) now\b/i, "we can't load"],
  [/\bhanded out\b/i, 'create the file'],
  [/\bbrowser keeps nothing\b/i, "can't save"],
  [/\blies? (?:among|in|safe|under)\b/i, 'is'],
  [/\bNothing holds\b/, 'no results match'],
  [/\bindex did not arrive\b/i, "didn't load"],
  [/\bWhat it was for has passed\b/, 'the date passed'],
  [/\bis yours again\b/i, 'you get it back'],
  [/\bmeeting of two\b/i, '1-on-1'],
  [/\bstill counts\b/i, 'still works'],
  [/\bHere ends\b/, 'the rest'],
  [/\bwith its reason\b/i, 'along with the reason'],
  [/\banew\b/i, 'again'],
  [/\bto dear\b|\bcheap (?:or|and) dear\b/i, 'expensive'],
  [/\bgoes out by itself\b/i, 'is sent automatically'],
  [
    /\bas it stands\b|\bwhere it stands\b|\bstands? (?:under|below|above|there|beside|on this)\b/i,
    'is',
  ],
  [/\bnot there any ?more\b/i, 'no longer exists'],
  [/\bany more until\b|\b(?:works?|read) it any more\b/i, 'anymore'],
  [/\b(?:days?|dates?|occasions?|evenings?) on which\b/i, 'when'],
  [/‘[^’]+’/, 'double quotation marks'],
  [/\b(?:reply|post|note) (?:holds|carries|takes)\b/i, 'can have'],
  [/\bfor whom not\b/i, 'turn the clause around'],
  [/\bputs? off longest\b/i, 'keep postponing'],
  [/\b(?:we|I) shall\b/i, 'will'],
  [/\bPut (?:your|a) question\b/i, 'ask'],
  [/\bexpiry\b/i, 'expiration'],
  [/\band not only\b/i, 'not just'],
  [/, and not (?:the|an?) /i, 'not, without "and"'],
  [/\b(?:ends?|begins?|starts?|fails?) by (?:itself|themselves)\b/i, 'automatically'],
  [/\bnor (?:is|does|was) it\b/i, 'turn the clause around'],
  [/\bwhat would change this:/i, 'one thing would change this'],
  [/(?:^|[.?!] )That (?:the|an?) [^.?!]+ (?:is|was) /, 'say who knows it'],
  [/\bhas this form\b/i, 'follows this format'],
  [/\bcash machines?\b/i, 'ATM'],
  [
    /\b(?:take|takes|taking|took) (?:the|an?) decision|\bmade (?:me|us|them) take\b/i,
    'make a decision',
  ],
  [/\bobliged to\b/i, 'have to'],
  [/\bwith yes or no\b/i, 'answer yes or no'],
  [/\bin turns\b/i, 'take turns'],
  [/\bin the (?:first|second|last) call\b/i, 'on the call'],
  [/\bwithin \d+-\d+ (?:hours|days)\b/i, 'in, or one figure'],
  [/\b(?:one|minimum) and a date\b/i, 'an end date'],
  [/\bis the reason for (?:its|the|their)\b/i, 'is why'],
  [/\ba chance of one in\b/i, 'an even chance'],
  [/\bin the order given\b/i, 'in this order'],
];

/** British spellings, by their American ones. */
export const british: readonly (readonly [RegExp, string])[] = [
  [/\bcheques?\b/i, 'check'],
  [/\b(?:col|fav|behavi|hon|lab|neighb|rum)our/i, 'or'],
  [/\bjudgement/i, 'judgment'],
  [/\b(?:learnt|spelt|burnt|dreamt)\b/i, 'learned'],
  [/\bper cent\b/i, 'percent'],
  [/\b(?:whilst|amongst|towards|afterwards|upwards)\b/i, 'while, among, toward'],
  [/\b(?:label|cancel|travel|model)l(?:ed|ing)\b/i, 'one l'],
  [/\bsceptic/i, 'skeptic'],
  [/\bpractis(?:e|ed|ing)\b/i, 'practice'],
  [/\blicences?\b/i, 'license'],
  [/\b(?:organ|real|recogn|summar|priorit|personal)is(?:e|ed|es|ing|ation)\b/i, 'ize'],
  [/\banalys(?:e|ed|es|ing)\b/i, 'analyze'],
  [/\b(?:centre|fibre|theatre)s?\b/i, 'er'],
  [/\b(?:programme|fortnight|telephone|advert)s?\b/i, 'program, two weeks, phone, ad'],
  [/\bgrey\b/i, 'gray'],
];

/** Turns of phrase that a reader notices when they come back. */
export const patterns: readonly (readonly [string, RegExp])[] = [
  ['One X, one Y', /\bone [a-z-]+(?: [a-z-]+)?, one [a-z]/i],
  ['put off longest', /\bput off longest\b/i],
  ['prove it wrong', /\bprove (?:us|you|me|it|this|that|them) wrong\b/i],
  [
    'show it to be wrong',
    /\bshow (?:it|itself|this signal|the reading) to be (?:wrong|mistaken)\b/i,
  ],
  ['not X but Y', /\bis not [a-z ]{3,20}, but\b/i],
  ['a fact that somebody paid for', /\bthat somebody (?:has already )?paid for\b/i],
  ['neither is longer than its thought', /\blonger than its thought\b/i],
];

const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!:;])["”)*_]*\s+/).filter((sentence) => sentence.trim() !== '');

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

const listed = (rules: readonly (readonly [RegExp, string])[], said: readonly Said[]) =>
  said.flatMap(({ place, text }) =>
    rules.flatMap(([rule, instead]) => {
      const found = rule.exec(text);
      return found === null ? [] : [`${place} says "${found[0]}": ${instead}`];
    }),
  );

/** The retired words and the British spellings of texts. */
export const retiredIn = (said: readonly Said[]): string[] => [
  ...listed(retired, said),
  ...listed(british, said),
];

/** The patterns that more than two texts have. */
export const repeatedIn = (said: readonly Said[]): string[] =>
  patterns.flatMap(([name, pattern]) => {
    const places = said.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
    return places.length > 2 ? [`"${name}" is said by ${places.join(', ')}`] : [];
  });

/** The sentences of more than 40 words. */
export const longIn = (said: readonly Said[]): string[] =>
  said.flatMap(({ place, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > 40)
      .map((sentence) => `${place} has ${wordsOf(sentence).length} words: ${sentence}`),
  );

/** The paragraphs of fifteen words or more that two pages share; the page is the place up to its first blank. */
export function sharedIn(said: readonly Said[]): string[] {
  const pages = new Map<string, Set<string>>();
  for (const { place, text } of said) {
    if (wordsOf(text).length < 15) continue;
    const [page = ''] = place.split(' ');
    pages.set(text, (pages.get(text) ?? new Set()).add(page));
  }
  return [...pages].flatMap(([text, places]) =>
    places.size > 1 ? [`${[...places].join(' and ')} share: ${text}`] : [],
  );
}
