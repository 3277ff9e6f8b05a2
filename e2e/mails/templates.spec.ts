// Every kind of mail as an inbox draws it: on the narrowest screen and on a wide one, on paper and in ink.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { renderMail } from '../../server/mail/render.mjs';
import { rowOf, samples } from '../../tests/mails/samples.ts';
import { outOfBounds } from '../access/measures.ts';
import { expect, test } from '../fixtures.ts';
import { full } from '../tags.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What a reader with other eyes would miss: contrast below 4.5, links without a name, no language. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations, passes } = await here.run({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa'] },
    });
    const measured = passes.some(({ id }) => id === 'color-contrast');
    return [
      ...(measured ? [] : ['no contrast was measured']),
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      ),
    ];
  });
}

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const wordsOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    ['title', 'note', 'summary']
      .filter((name) => name in data)
      .map((name) => [name, `${longWord} ${longWord.repeat(3)}`]),
  );

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1024])
    test(
      `${String(width)} px, ${colorScheme}`,
      { tag: (width === 320) === (colorScheme === 'light') ? [] : full },
      async ({ browser }) => {
        test.slow();
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 700 } });
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        for (const sample of samples) {
          const data = { ...sample.data, ...wordsOf(sample.data) };
          await page.setContent(renderMail({ ...rowOf({ ...sample, data }) }).html);
          expect(await page.evaluate(outOfBounds), sample.name).toEqual([]);
          expect(await faults(page), sample.name).toEqual([]);
          const background = await page.evaluate(
            () => getComputedStyle(document.body).backgroundColor,
          );
          expect(background).toBe(
            colorScheme === 'dark' ? 'rgb(11, 14, 19)' : 'rgb(247, 244, 237)',
          );
          const button = await page.locator('.button').boundingBox();
          expect(button?.height, sample.name).toBeGreaterThanOrEqual(44);
        }
        expect(asked).toEqual([]);
        await page.close();
      },
    );

test('caught: a pale text, and a line that does not fit', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
  const [sample] = samples;
  if (sample === undefined) throw new Error('no sample');
  const { html } = renderMail(rowOf(sample));
  await page.setContent(html.replaceAll('#5C6470', '#A0A6AE'));
  expect((await faults(page)).join()).toContain('color-contrast');
  await page.setContent(html.replace('<h1 class="text" style="', '$&white-space:nowrap;'));
  expect(await page.evaluate(outOfBounds)).not.toEqual([]);
  await page.close();
});
