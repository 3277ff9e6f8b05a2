// A member's request: stored, with a due date, tracked, and answered without a reload.
import { requests } from '../../content/requests.ts';
import {
  cardOf,
  closes,
  dialogOf,
  isShown,
  joins,
  newSubject,
  opensTheDialog,
  submits,
  waitsIn,
  writes,
} from '../asking.ts';
import { moveRequest, requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';

test('a member asks for a meeting, follows it, replies and withdraws it', async ({
  visitor,
  server,
}) => {
  const subject = newSubject();
  await joins(visitor);
  await expect(visitor.heading(requests.empty.title)).toBeVisible();
  await expect(visitor.link(requests.empty.action.name)).toHaveAttribute('href', '/asyncq');

  await writes(visitor, subject);
  await submits(visitor);
  await isShown(visitor, 'stored');
  await visitor.seesToast('Request Submitted', 'You will have a reply within 7 days.');
  expect(await waitsIn(visitor)).toEqual([]);
  await dialogOf(visitor).getByRole('link', { name: requests.title, exact: true }).click();

  const card = cardOf(visitor, subject);
  await expect(card.getByText(requests.statuses.submitted.name, { exact: true })).toBeVisible();
  await expect(card.getByText(requests.promises.meeting)).toBeVisible();
  await expect(
    card.getByText(/^Due [A-Z][a-z]+ \d+, \d{4} at .* \(Europe\/Paris\)$/),
  ).toBeVisible();
  const [row] = await requestsAbout(server, subject);
  const id = String(row?.['id']);

  // What the advisor does appears without a reload.
  await moveRequest(server, id, 'inReview', '');
  await moveRequest(server, id, 'needsYou', 'Which board meets first?');
  await expect(card.getByText(requests.statuses.needsYou.text)).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText('Which board meets first?')).toBeVisible();
  await card.getByRole('button', { name: `Reply ${subject}` }).click();
  await visitor.button(requests.reply.submit).click();
  await expect(visitor.field(requests.reply.field)).toHaveAccessibleDescription(
    requests.problems.replyMissing,
  );
  await visitor.field(requests.reply.field).fill('Ours, on Thursday.');
  await visitor.button(requests.reply.submit).click();
  await visitor.seesToast('Reply sent');
  await expect(card.getByText('Ours, on Thursday.')).toBeVisible();

  await card.getByRole('button', { name: `Withdraw ${subject}` }).click();
  await visitor.button(requests.withdraw.request.keep).click();
  await card.getByRole('button', { name: `Withdraw ${subject}` }).click();
  await visitor.button(requests.withdraw.request.confirm).click();
  await visitor.seesToast('Request withdrawn');
  await expect(card.getByText(requests.statuses.withdrawn.text)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('an incomplete form stays open and says what is missing; closing keeps the words', async ({
  visitor,
}) => {
  await writes(visitor, '   ');
  await submits(visitor);
  await visitor.seesToast(
    'Please complete all fields',
    'All fields are required to request a meeting',
  );
  await expect(visitor.field('Project')).toHaveAccessibleDescription(/Please fill this in\./);
  await dialogOf(visitor).getByRole('button', { name: 'Cancel', exact: true }).click();
  await opensTheDialog(visitor);
  await expect(visitor.field('Reason')).toHaveValue('Two boards want two answers.');
});

test('signed out, the request waits for an account, says so, and is sent once there is one', async ({
  visitor,
  server,
}) => {
  const subject = newSubject();
  await writes(visitor, subject);
  await expect(dialogOf(visitor).getByText(requests.meeting.signedOut)).toBeVisible();
  await submits(visitor);
  await isShown(visitor, 'waitingForAccount');
  await visitor.seesToast('Request Submitted');
  expect(await waitsIn(visitor)).toMatchObject([{ owner: null, subject }]);
  expect(await requestsAbout(server, subject)).toEqual([]);
  await closes(visitor);

  await joins(visitor);
  await expect(cardOf(visitor, subject)).toBeVisible();
  await expect.poll(() => waitsIn(visitor)).toEqual([]);
  expect(await requestsAbout(server, subject)).toHaveLength(1);
});

test('a hidden page does not poll; when it is shown again, it loads at once', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.clock.install();
  let looks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/rest/v1/rpc/my_requests') looks += 1;
  });
  // A headless browser reports every tab as visible: the test overrides it.
  const becomes = (visibility: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibility);
  const list = page.locator('[data-flow=myRequests]');
  await joins(visitor);
  await expect(visitor.heading(requests.empty.title)).toBeVisible();
  // The clock also passes the time limit of a request that is under way.
  await expect(list).toHaveAttribute('data-state', /shown\.resting/);
  await page.waitForLoadState('networkidle');
  const first = looks;
  await page.clock.fastForward(60_000);
  await expect.poll(() => looks).toBeGreaterThan(first);
  await expect(list).toHaveAttribute('data-state', /shown\.resting/);

  await becomes('hidden');
  await expect(list).toHaveAttribute('data-state', /shown\.paused/);
  const before = looks;
  await page.clock.runFor(70_000);
  expect(looks).toBe(before);
  await becomes('visible');
  await expect.poll(() => looks).toBe(before + 1);
});
