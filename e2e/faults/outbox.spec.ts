// Failures on the way to the backend: nothing is lost, nothing is stored twice, and the member sees the real outcome.
import { requests } from '../../content/requests.ts';
import { cardOf, isShown, joins, newSubject, submits, waitsIn, writes } from '../asking.ts';
import { requestsAbout, signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { full } from '../tags.ts';

const submission = '**/rest/v1/rpc/submit_request';

test('the answer is lost after the commit: the request is sent again and stored once', async ({
  visitor,
  server,
  watch,
}) => {
  watch.provokes(/submit_request/);
  const subject = newSubject();
  await joins(visitor);
  let lost = 0;
  await visitor.page.route(submission, async (route) => {
    const answer = await route.fetch();
    if (lost > 0) return route.fulfill({ response: answer });
    lost += 1;
    return route.abort();
  });
  await writes(visitor, subject);
  await submits(visitor);
  // The second attempt follows after a second, within the four that the form waits.
  await isShown(visitor, 'stored');
  expect(lost).toBe(1);
  expect(await waitsIn(visitor)).toEqual([]);
  expect(await requestsAbout(server, subject)).toHaveLength(1);
});

test(
  'offline for the whole form: the request waits, survives a reload, and is sent when the network returns',
  { tag: full },
  async ({ visitor, server }) => {
    const subject = newSubject();
    await joins(visitor);
    await visitor.page.goto('/open-circle');
    await writes(visitor, 'first, so that the dialog is there');
    await visitor.page.context().setOffline(true);
    await visitor.field('Project').fill(subject);
    await submits(visitor);
    await isShown(visitor, 'waitingForNetwork');
    expect(await waitsIn(visitor)).toMatchObject([{ subject }]);
    await visitor.page.context().setOffline(false);
    await visitor.page.goto('/dashboard');
    await expect(cardOf(visitor, subject)).toBeVisible();
    await expect.poll(() => waitsIn(visitor)).toEqual([]);
    expect(await requestsAbout(server, subject)).toHaveLength(1);
  },
);

test('the backend is killed before, during and after a send; after a crash a new tab sends the request', async ({
  newServer,
  newBrowser,
  watch,
}) => {
  // Two kills, two starts, and the outbox's own pauses between.
  test.setTimeout(180_000);
  watch.provokes(/./);
  const server = await newServer();
  const visitor = await newBrowser({ at: server });
  const subject = newSubject();
  await joins(visitor);
  await writes(visitor, subject);
  await server.kill();
  await submits(visitor);
  await isShown(visitor, 'waitingForNetwork');
  expect(await waitsIn(visitor)).toMatchObject([{ subject, refusal: null }]);

  // The tab crashes; the backend returns, stores the request, and is killed before its answer is sent.
  await visitor.page.close();
  await server.restart();
  const later = await visitor.newTab();
  let killed = false;
  await later.page.route(submission, async (route) => {
    if (killed) return route.continue();
    await route.fetch();
    killed = true;
    await server.kill();
    return route.abort();
  });
  await later.page.goto('/open-circle');
  await expect.poll(() => killed, { timeout: 30_000 }).toBe(true);
  expect(await waitsIn(later)).toMatchObject([{ subject, refusal: null }]);

  await server.restart();
  await expect.poll(() => waitsIn(later), { timeout: 40_000 }).toEqual([]);
  expect(await requestsAbout(server, subject)).toHaveLength(1);
  await later.page.goto('/dashboard');
  await expect(cardOf(later, subject)).toBeVisible();
});

test('two tabs send a request once', async ({ visitor, server }) => {
  const subject = newSubject();
  await joins(visitor);
  let sent = 0;
  const other = await visitor.newTab();
  for (const { page } of [visitor, other])
    await page.route(submission, async (route) => {
      sent += 1;
      // Time enough for the other tab to try as well.
      await new Promise((resolve) => setTimeout(resolve, 700));
      return route.continue();
    });
  await other.page.goto('/dashboard');
  await other.isOnTheDashboard();
  await writes(visitor, subject);
  await submits(visitor);
  await isShown(visitor, 'stored');
  await expect.poll(() => waitsIn(other)).toEqual([]);
  await expect(cardOf(other, subject)).toBeVisible({ timeout: 30_000 });
  expect(sent).toBe(1);
  expect(await requestsAbout(server, subject)).toHaveLength(1);
});

test("one member's outbox is never sent as another's", async ({ visitor, server, newBrowser }) => {
  const subject = newSubject();
  await joins(visitor);
  await writes(visitor, 'first, so that the dialog is there');
  await visitor.page.context().setOffline(true);
  await visitor.field('Project').fill(subject);
  await submits(visitor);
  await isShown(visitor, 'waitingForNetwork');
  const [entry] = await waitsIn(visitor);
  await visitor.page.context().setOffline(false);
  // The same outbox with another member signed in.
  const stranger = await newBrowser();
  await signUp(server, stranger.email, stranger.password);
  await stranger.page.goto('/');
  await stranger.page.evaluate(
    (box) => localStorage.setItem('axisOneOutbox', box),
    JSON.stringify([
      { ...entry, id: '00000000-0000-4000-8000-000000000001', subject: `${subject}!` },
    ]),
  );
  await joinsAgain(stranger);
  await expect(stranger.heading(requests.empty.title)).toBeVisible();
  expect(await requestsAbout(server, `${subject}!`)).toEqual([]);
  expect(await waitsIn(stranger)).toHaveLength(1);
});

/** Signs in without onboarding, and goes to the dashboard. */
async function joinsAgain(person: Parameters<typeof joins>[0]) {
  await person.signsIn();
  await expect(person.page).toHaveURL('/onboarding');
  await person.page.goto('/dashboard');
  await person.page.getByRole('button', { name: 'Close onboarding' }).click();
}

test('refused for good without an open form: My requests shows it with its words, and the member edits and sends it', async ({
  visitor,
  server,
}) => {
  const subject = newSubject();
  await joins(visitor);
  const owner = (await visitor.storage())['axisOneOwner'];
  await visitor.page.evaluate(
    (box) => localStorage.setItem('axisOneOutbox', box),
    JSON.stringify([
      {
        id: '00000000-0000-4000-8000-000000000002',
        owner,
        kind: 'meeting',
        subject,
        answers: { reason: 'Two boards', project: ' ', value: 'A decision' },
        attachments: [],
        madeAt: '2026-11-21T20:00:00.000Z',
        isStored: false,
        refusal: null,
      },
    ]),
  );
  await visitor.page.reload();
  const card = cardOf(visitor, subject);
  await expect(card.getByText(requests.outbox.returned, { exact: true })).toBeVisible();
  await expect(card.getByText(requests.problems.invalid)).toBeVisible();
  await card.getByRole('button', { name: `${requests.outbox.mend} ${subject}` }).click();
  await expect(visitor.field('Reason')).toHaveValue('Two boards');
  await visitor.field('Project').fill('Halden');
  await visitor.button(requests.outbox.resend).click();
  await expect(card.getByText(requests.statuses.submitted.name, { exact: true })).toBeVisible();
  expect(await waitsIn(visitor)).toEqual([]);
  expect(await requestsAbout(server, subject)).toHaveLength(1);
});
