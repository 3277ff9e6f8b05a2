// What interrupts a form in a state, for real in a browser.
import type { Page } from 'playwright/test';
import { draft as draftWords } from '../../../content/draft.ts';
import { lab } from '../../../content/lab.ts';
import { newerDraft } from '../../../content/newerDraft.ts';
import { fillsUp, freezes, shutsStorage, silentPage } from '../../kept/acts.ts';
import { holds, restart, words } from './case.ts';
import type { Case, Interruption, Verdict } from './case.ts';
import { ofSessions } from './sessions.ts';

const silent = 'the page does not say that it keeps nothing';

/** Nothing can be stored: what is typed stays on screen, and the page says that it is not kept. */
async function withoutStorage(given: Case): Promise<{ lost: Verdict; isSilent: boolean }> {
  const { subject, page } = given;
  const typed = await subject.typesMore(page, true);
  const lost = words('lost', await subject.loses(page, given.before));
  if (!typed) return { lost, isSilent: false };
  const said = page.getByText(draftWords.refused).or(page.getByText(lab.sheet.unkept)).first();
  const isSaid = await said.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
  return { lost, isSilent: !isSaid };
}

/** What the draft of the form is doing. */
const draftIn = (page: Page) => page.evaluate(() => window.pathsBridge?.stateOf('draft') ?? '');

const unsaid = 'the form does not hear that another tab has a newer version';

/** The form has heard of a newer version: it says so wherever it is on screen. */
async function isOvertaken(page: Page): Promise<boolean> {
  const isSaid = page
    .getByText(newerDraft.title)
    .first()
    .waitFor({ timeout: 4000 })
    .then(() => true)
    .catch(() => false);
  if (await isSaid) return true;
  return (await draftIn(page)).includes('"overtaken"');
}

/** Leaves for a page without the site's scripts, and comes back. */
const leavesAndReturns = async (page: Page) => {
  await page.goto(silentPage);
  await page.goBack({ waitUntil: 'commit' });
};

/** By their names in docs/paths/kept.md. */
export const interruptions: Readonly<Record<string, Interruption>> = {
  'frozen and restored': {
    stays: true,
    run: async (given) => {
      await freezes(given);
      return holds(given);
    },
  },
  offline: {
    stays: true,
    run: async (given) => {
      await given.page.context().setOffline(true);
      const verdict = await holds(given);
      await given.page.context().setOffline(false);
      return verdict;
    },
  },
  reload: { run: (given) => restart(given, { go: (page) => page.reload() }) },
  'service down': {
    run: async (given) => {
      await given.subject.failsPorts(given.page);
      return holds(given);
    },
  },
  'leave and Back': { run: (given) => restart(given, { go: leavesAndReturns }) },
  'Back and Forward': {
    run: (given) =>
      restart(given, {
        go: async (page) => {
          await page.goBack();
          await page.goForward({ waitUntil: 'commit' });
        },
      }),
  },
  'tab closed and opened': {
    run: async (given) => {
      const tab = await given.page.context().newPage();
      const seen = await given.subject.sees(given.page);
      await given.page.close();
      await given.subject.opens(tab, { keepsStorage: true });
      if (seen !== null) await given.subject.comesBack(tab, seen.snapshot);
      return holds({ ...given, page: tab });
    },
  },
  'a new build': {
    run: async (given) => {
      given.builds.deploySecond();
      try {
        return await restart(given, {
          go: async (page) => {
            await page.reload();
            await given.builds.isOfTheSecond(page);
          },
        });
      } finally {
        given.builds.deployFirst();
      }
    },
  },
  'the same form in two tabs': {
    run: async (given) => {
      const { subject, page } = given;
      const seen = await subject.sees(page);
      const other = await page.context().newPage();
      await subject.opens(other, { keepsStorage: true });
      if (seen !== null) await subject.comesBack(other, seen.snapshot);
      const there = words('not in the other tab', await subject.loses(other, given.before));
      // What was sent is no draft any more: none is newer. What the service has of it shows as long as no tab has begun a draft.
      const isDraft = (await draftIn(page)).includes('"held"');
      const isNewer = await subject.typesMore(other);
      const here = words('lost here', await subject.loses(page, given.before));
      const silence = isDraft && isNewer && !(await isOvertaken(page)) ? [unsaid] : [];
      await other.close();
      return [
        ...there,
        ...here,
        ...silence,
        ...(await restart(isDraft || !isNewer ? given : { ...given, before: new Map() }, {
          go: (one) => one.reload(),
        })),
      ];
    },
  },
  'storage full': {
    run: async (given) => {
      await fillsUp(given);
      const { lost, isSilent } = await withoutStorage(given);
      // A change that needs no more room is stored: a page that says nothing has to bring back all that it holds now.
      const before = isSilent ? await given.subject.holds(given.page) : given.before;
      const gone = await restart({ ...given, before }, { go: (page) => page.reload() });
      return [...lost, ...(isSilent && gone.length > 0 ? [silent] : []), ...gone];
    },
  },
  'storage refused': {
    run: async (given) => {
      await shutsStorage(given);
      const { lost, isSilent } = await withoutStorage(given);
      return isSilent ? [...lost, silent] : lost;
    },
  },
  ...ofSessions,
};
