// What a screen reader's user hears and reaches in a page of the path tests, held against what is written down of the flow.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright/test';
import type { Driver } from '../../../tests/paths/kit/driver.ts';
import { activeStatesOf } from '../../../tests/paths/kit/explore.ts';
import { breaches, contractIn, unsaid } from '../../../tests/paths/kit/heard.ts';
import type { Contract, Heard, HeardStep } from '../../../tests/paths/kit/heard.ts';
import { stepText, transcriptsIn } from '../../../tests/paths/kit/transcript.ts';
import { focused, refocus } from './focus.ts';
import { markAll, unheard, whenLoaded } from './page.ts';
import type { PageDriver, Step } from './walkPath.ts';

/** The folder into which tours write what they have heard, where it is to be written down (`npm run paths -- --heard`). */
const folder = process.env['AXIS_PATHS_HEARD'];

/** The size of a page on a phone, in CSS pixels. */
const narrow = { width: 390, height: 844 };

/** What was announced since the last step began, which begins now. */
export const listenAnew = (page: Page) => page.evaluate(() => window.pathsListener?.forget());

/** What is heard and reached, once the page has come to rest; its lines where they are wanted. */
export async function hear(
  page: Page,
  { include, exclude = '' }: Driver<Page>,
  reads: boolean,
): Promise<Heard> {
  await whenLoaded(page);
  const own = await markAll(page, include, 'heard');
  const heard = await page.evaluate(
    async ([marked, others, lines]) => window.pathsListener?.hear(marked, others, lines),
    [own, exclude, reads] as const,
  );
  if (heard === undefined) throw new Error('The page has no listener.');
  return heard;
}

/** The stops of the Tab key on a phone. No flow hears that the page was another for a moment, and the focus returns. */
async function hearNarrow(page: Page, driver: PageDriver): Promise<readonly string[]> {
  const size = page.viewportSize();
  if (size === null || size.width <= narrow.width) return (await hear(page, driver, false)).stops;
  const had = await focused(page);
  return unheard(page, async () => {
    await page.setViewportSize(narrow);
    const { stops } = await hear(page, driver, false);
    await page.setViewportSize(size);
    await refocus(page, had);
    return stops;
  });
}

/** How a contract is made anew. */
const renewal = (flow: string) => `If it is meant to be heard so: npm run paths -- ${flow} --heard`;

/** How long the page may take until it is as it is written down, in ms. */
const timeout = 4000;

/** What is written down of a flow, as far as it concerns one walk. */
export type WrittenDown = {
  contract: Contract;
  /** Its transcript, step by step, where it is one of those in docs/spoken. */
  transcript?: readonly string[];
};

/**
 * Listens along one walk.
 * @param known what it is held against; without it, nothing is wrong
 * @param narrowAfter the numbers of moves after which the page is heard on a phone, too (0: before the first)
 */
export function listener(
  driver: PageDriver,
  known?: WrittenDown,
  narrowAfter: readonly number[] = [],
) {
  const steps: HeardStep[] = [];
  const reads = known === undefined || known.transcript !== undefined;
  const faultsOf = (step: HeardStep): string[] => {
    if (known === undefined) return [];
    const faults = breaches(known.contract, step.states, step);
    const written = known.transcript?.[steps.length];
    const text = stepText(steps.at(-1), step, steps.length);
    if (known.transcript !== undefined && text !== written)
      faults.push(`The transcript says:\n${written ?? '(nothing)'}\nHeard:\n${text}`);
    return faults;
  };
  const hears: Step = async (page, situation, say) => {
    const states = activeStatesOf(situation);
    const alsoNarrow = narrowAfter.includes(steps.length);
    for (let waited = 0; ; waited += 100) {
      const step: HeardStep = { say, states, ...(await hear(page, driver, reads)) };
      const isLast = waited >= timeout;
      if (faultsOf(step).length === 0 || isLast) {
        if (alsoNarrow) step.narrow = await hearNarrow(page, driver);
        const faults = faultsOf(step);
        if (faults.length === 0 || isLast) {
          steps.push(step);
          return faults.length === 0 ? undefined : [...faults, renewal(driver.flow)].join('\n');
        }
      }
      await page.waitForTimeout(100);
    }
  };
  return { steps, hears };
}

/** Where a flow's contract and its transcripts lie. */
export const filesOf = (root: string, flow: string) => ({
  contract: join(root, 'tests/paths/heard', `${flow}.txt`),
  transcripts: join(root, 'docs/spoken', `${flow}.md`),
});

/** What is missing of a flow's contract: a file, or one of its atomic states. */
export function contractFaults(root: string, flow: string, atomic: readonly string[]): string[] {
  if (isRecording) return [];
  const advice = renewal(flow);
  const { contract, transcripts } = filesOf(root, flow);
  const gone = [contract, transcripts].filter((file) => !existsSync(file));
  if (gone.length > 0) return gone.map((file) => `${relative(root, file)} is missing. ${advice}`);
  return unsaid(contractIn(readFileSync(contract, 'utf8')), atomic).map(
    (state) => `The contract does not say what is heard in ‘${state}’. ${advice}`,
  );
}

/** Whether what is heard is to be written down. */
const isRecording = folder !== undefined;

/**
 * Whether tours listen: to write it down, or to hold it against what is written (`npm run paths -- --heard --check`, and
 * `npm test -- --changed` for the flows that have changed).
 */
export const listens =
  isRecording ||
  process.env['AXIS_PATHS_HEARD_CHECK'] === 'on' ||
  process.env['AXIS_TEST_TAGGED'] === 'also';

/** What is written down of a tour; nothing where nothing is, where it is about to be, or where no tour listens. */
export function writtenDown(root: string, flow: string, tour: number): WrittenDown | undefined {
  if (isRecording || !listens) return undefined;
  const files = filesOf(root, flow);
  if (!existsSync(files.contract) || !existsSync(files.transcripts)) return undefined;
  const transcript = transcriptsIn(readFileSync(files.transcripts, 'utf8')).get(tour);
  return {
    contract: contractIn(readFileSync(files.contract, 'utf8')),
    ...(transcript && { transcript }),
  };
}

/** Writes what a tour has heard, where that is wanted. */
export function keepHeard(flow: string, tour: number, steps: readonly HeardStep[]) {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${flow}.${tour}.json`), JSON.stringify({ flow, tour, steps }));
}
