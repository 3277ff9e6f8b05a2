// A visit is the page session of one tab: it survives reloads and ends with the tab. A text that is written without
// an account is stored with its visit (docs/product-decisions.md, "Words written without an account").

/** The visit of this page, if its tab has none yet or stores nothing. */
let ofPage: string | undefined;

/**
 * The visit of this tab, created at the first call. A tab that refuses storage has a new one at each page load.
 * @returns its id, which starts with the time at which the visit started (ISO)
 */
export function thisVisit(): string {
  // The second part distinguishes two visits that start at the same time.
  ofPage ??= `${new Date().toISOString()}${Math.random()}`;
  try {
    return (sessionStorage['axisOneVisit'] ??= ofPage) as string;
  } catch {
    return ofPage;
  }
}

const nameOf = (key: string, form: string) => `axisOneShown ${key} ${form}`;

/** The draft that this tab has shown last, of a form under a key; null where it has shown none. */
export function shownHere(key: string, form: string): string | null {
  try {
    return (sessionStorage[nameOf(key, form)] as string | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Notes which draft this tab shows: a reload shows it again, and not a newer one of another tab. */
export function noteShown(key: string, form: string, id: string): void {
  try {
    sessionStorage[nameOf(key, form)] = id;
  } catch {
    // Without storage there is no draft to show again.
  }
}

/** The author of a text, and the visit in which it was written. */
export type Authorship = {
  /** The member who wrote it, or null where it was written without an account. */
  owner: string | null;
  /** The visit in which they were last written; null where an earlier version of the site stored them. */
  visit: string | null;
};

/** Whether a text was written in this visit, without an account. */
export const isOfThisVisit = ({ owner, visit }: Authorship): boolean =>
  owner === null && visit === thisVisit();

/**
 * Whether a text is shown to the current user: a member sees their own texts and those of this visit; a visitor sees
 * all texts without an owner.
 * @param member null for a visitor, undefined while the user is unknown
 */
export const isShownTo = (member: string | null | undefined, words: Authorship): boolean =>
  words.owner === (member ?? null) || isOfThisVisit(words);
