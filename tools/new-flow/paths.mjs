// How a new flow is walked: the model of its paths, and the driver that walks them in Chromium.

/** @typedef {import('./name.mjs').Names} Names */

/**
 * tests/paths/<id>.paths.ts
 * @param {Names} names
 */
export const model = ({
  id,
  view,
  title,
}) => `// ${title}: a text is asked for, and arrives or does not.
import { ${id}Machine } from '#machines/${id}.machine.ts';
import type { ${view}Answer } from '#machines/${id}.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

export default definePaths({
  machine: ${id}Machine,
  input: { page: { say: 'A user opens the page' } },
  events: {
    '${id}.requested': { say: 'Press Load' },
    'retry.requested': { say: 'Press Try again' },
  },
  outcomes: {
    load${view}: {
      text: {
        gives: { text: 'A text.' } satisfies ${view}Answer,
        say: 'The service answers with a text',
      },
      nothing: { gives: { text: '' } satisfies ${view}Answer, say: 'The service has no text' },
      unreachable,
      wordless,
    },
  },
  states: {
    offered: 'A button offers the text',
    loading: 'The button waits',
    loaded: 'The text is shown',
    empty: 'The page says that there is nothing yet',
    failed: 'The page says why it did not arrive, and the button tries again',
  },
  details: ({ context: { text, problem } }) => [
    ...(text === '' ? [] : [\`On the page: \${text}\`]),
    ...(problem ? [\`The problem: \${problem}\`] : []),
  ],
  resting: ['offered', 'loaded', 'empty', 'failed'],
  invariants: {
    'A text is kept where it is shown, and nowhere else': ({ snapshot }) =>
      (snapshot.context.text !== '') === snapshot.matches('loaded'),
    'A problem is known where it is shown, and nowhere else': ({ snapshot }) =>
      (snapshot.context.problem !== null) === snapshot.matches('failed'),
    'The service is asked only while the user waits': ({ snapshot, started }) =>
      started.length === 0 || snapshot.matches('loading'),
  },
});
`;

/**
 * e2e/paths/<id>.driver.ts
 * @param {Names} names
 */
export const driver = ({
  id,
  view,
  title,
}) => `// ${title}: the button and what is below it, in the preview of the flow.
import type { Page } from 'playwright/test';
import { service } from '../../content/service.ts';
import { words } from '../../src/flows/${id}/words.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { open } from './open.ts';

const flow = '${id}';
const view = (page: Page) => page.locator(\`[data-flow=\${flow}]\`);
const button = (page: Page, name: string) =>
  view(page).getByRole('button', { name, exact: true });
const status = (page: Page) => view(page).getByRole('status');
const says = async (page: Page, sentence: string) => {
  await expect(status(page)).toHaveText(sentence);
  await expect(button(page, words.load)).not.toHaveAttribute('data-pending', 'true');
};

export default {
  flow,
  include: \`[data-flow=\${flow}]\`,
  input: { page: (page) => open(page, flow, '/ui?flow=${id}', { held: ['load${view}'] }) },
  events: {
    '${id}.requested': (page) => button(page, words.load).click(),
    'retry.requested': (page) => button(page, service.retry).click(),
  },
  outcomes: { load${view}: (page, outcome) => answer(page, flow, 'load${view}', outcome) },
  states: {
    offered: (page) => says(page, ''),
    loading: async (page) => {
      await expect(button(page, words.load)).toHaveAttribute('data-pending', 'true');
      await expect(status(page)).toHaveText(words.loading);
    },
    loaded: async (page, { context }) => {
      await says(page, String(context.text));
      await expect(status(page)).not.toBeEmpty();
    },
    empty: (page) => says(page, words.empty),
    failed: async (page, { context }) => {
      await expect(view(page).getByRole('alert')).toHaveText(
        String(context.problem) || words.failed,
      );
      await expect(button(page, service.retry)).toBeEnabled();
    },
  },
} satisfies PageDriver;
`;
