// An interruption of a form in a state: what it finds, and what is looked at after it.
import type { Page } from 'playwright/test';
import type { Entry } from '../../../tests/paths/kit/typed.ts';
import type { Builds } from './builds.ts';
import type { Subject, Who } from './subject.ts';

/** What is there when an interruption begins. */
export type Case = {
  subject: Subject;
  page: Page;
  /** What was typed. */
  before: ReadonlyMap<string, Entry>;
  builds: Builds;
  /** Whether a visitor can open the form in the same way. */
  isForVisitors: boolean;
};

/** What was lost, in words: nothing is wrong with an empty list. */
export type Verdict = readonly string[];

export type Interruption = {
  /** Whom it happens to; everybody by default. */
  who?: readonly Who[];
  /** What it does depends on who is signed in. */
  isOfSession?: true;
  /** The form stays in its state: the next one happens to the same page. */
  stays?: true;
  run: (given: Case) => Promise<Verdict>;
};

export const words = (what: string, entries: readonly Entry[]): Verdict =>
  entries.map(({ place, text }) => `${what}: ${place} ‘${text.slice(0, 40)}’`);

/** The form still holds everything, and shows what it holds. */
export async function holds({ subject, page, before }: Case): Promise<Verdict> {
  const lost = await subject.loses(page, before);
  if (lost.length === 0) await subject.isOnScreen(page);
  return words('lost', lost);
}

type Restart = { who?: Who; go?: (page: Page, address: string) => Promise<unknown>; tab?: Page };

/** The page is opened anew, and its user goes back to the form. */
export async function restart(given: Case, { who, go, tab }: Restart = {}): Promise<Verdict> {
  const { subject } = given;
  const page = tab ?? given.page;
  const seen = await subject.sees(given.page);
  await subject.opens(page, { keepsStorage: true, ...(who && { who }), ...(go && { go }) });
  if (seen !== null) await subject.comesBack(page, seen.snapshot, who);
  return holds({ ...given, page });
}
