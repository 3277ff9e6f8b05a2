// A visit is the page session of one tab: it lives through reloads and ends with the tab. Words that are written without
// an account carry the visit in which they were written (docs/product-decisions.md, "Words written without an account").

/** The visit of this page, where its tab has none yet or keeps nothing. */
let ofPage: string | undefined;

/**
 * The visit that this tab is in; made at the first call. A tab whose storage is refused has a new one at each page load.
 * @returns its id, which begins with the moment in which the visit began (ISO)
 */
export function thisVisit(): string {
  // The second part tells two visits of the same moment apart.
  ofPage ??= `${new Date().toISOString()}${Math.random()}`;
  try {
    return (sessionStorage['axisOneVisit'] ??= ofPage) as string;
  } catch {
    return ofPage;
  }
}

/** Whose some words are, and in which visit they were written. */
export type Authorship = {
  /** The member whose they are, or null where they were written without an account. */
  owner: string | null;
  /** The visit in which they were last written; null where an earlier version of the site has kept them. */
  visit: string | null;
};

/** Whether words were written in this visit, without an account. */
export const isOfThisVisit = ({ owner, visit }: Authorship): boolean =>
  owner === null && visit === thisVisit();

/**
 * Whether words are shown to the current user: a member sees their own and those of this visit, a visitor all that have no
 * owner.
 * @param member null for a visitor, undefined while the user is unknown
 */
export const isShownTo = (member: string | null | undefined, words: Authorship): boolean =>
  words.owner === (member ?? null) || isOfThisVisit(words);
