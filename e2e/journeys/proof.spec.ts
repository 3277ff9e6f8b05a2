// Who signs, and the proof on the landing page: a complete answer, begun before the second screen ends.
import { sampleAnswer } from '../../content/asynq/sample.ts';
import { author } from '../../content/author.ts';
import { home } from '../../content/home.ts';
import { advisorRoutes } from '../../content/routes.advisor.ts';
import { expect, test } from '../fixtures.ts';

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${width} × ${height} the complete answer begins on the second screen, and its byline leads to the advisor`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await visitor.findsItAwake();

    const answer = page.getByRole('article', { name: sampleAnswer.title });
    const title = await answer.getByRole('heading', { name: sampleAnswer.title }).boundingBox();
    expect(title).not.toBeNull();
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(2 * height);
    for (const words of [
      home.proof.title,
      sampleAnswer.note,
      ...sampleAnswer.diagnosis,
      ...sampleAnswer.recommendation,
      ...sampleAnswer.nextStep,
    ])
      await expect(page.getByText(words)).toBeVisible();

    await answer.getByRole('link', { name: author.byline }).click();
    await expect(page).toHaveURL('/advisor');
    await expect(
      page.getByRole('heading', { level: 1, name: advisorRoutes['/advisor'].h1 }),
    ).toBeVisible();
  });

test('an essay and a signal are signed; an offer is not', async ({ visitor }) => {
  const { page } = visitor;
  const byline = page.getByRole('link', { name: author.byline, exact: true });
  for (const path of [
    '/second-curve/the-quarter-in-which-everything-works',
    '/next-curve/the-printer-patent-that-expired',
    sampleAnswer.href,
  ]) {
    await page.goto(path);
    await expect(byline).toHaveCount(1);
  }
  await page.goto('/signal-exchange/legal-connect');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(byline).toHaveCount(0);
});
