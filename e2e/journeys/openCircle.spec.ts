// Open Circle: an application to a gathering, from the card to My requests, as a member, as a visitor, and by
// keyboard alone.
import { circle } from '../../content/circle.ts';
import { requests } from '../../content/requests.ts';
import { toasts } from '../../content/toasts.ts';
import { cardOf, joins, waitsIn } from '../asking.ts';
import { enrol, requestsBy } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { pressesOn } from '../keys.ts';
import { confirmsByMail } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow, terse } from '../stack.ts';

const { applicationSubmitted } = toasts;
const gathering = ({ page }: Person, name: string) =>
  page.locator('[data-flow=gatherings]').getByRole('article', { name, exact: true });
const dialog = ({ page }: Person, name: string) => page.getByRole('dialog', { name, exact: true });

async function opens(person: Person) {
  await person.page.goto('/open-circle');
  await expect(person.page.locator('[data-flow=gatherings]')).toHaveAttribute(
    'data-state',
    'browsing',
  );
  await person.findsItAwake();
}
/** Onboarding opens automatically, and is closed again. */
async function closesOnboarding(person: Person) {
  await person
    .layer()
    .getByRole('button', { name: /^Close/ })
    .click();
}

test('a member applies and closes onboarding; joins a waitlist by keyboard alone; both are listed under My requests', async ({
  visitor: member,
}) => {
  const { page } = member;
  await joins(member);
  await opens(member);
  // The whole card opens it.
  await gathering(member, 'Zurich salon').click();
  await dialog(member, 'Zurich salon')
    .getByRole('textbox', { name: circle.note.label })
    .fill('One stalled deal with a hospital.');
  await dialog(member, 'Zurich salon').getByRole('button', { name: 'Apply Now' }).click();
  await closesOnboarding(member);
  const overlay = dialog(member, applicationSubmitted.title);
  await expect(overlay.getByRole('status')).toContainText(circle.statuses.applied.text);
  await expect(overlay).toHaveCount(0);
  const zurich = gathering(member, 'Zurich salon');
  await expect(zurich).toContainText(circle.statuses.applied.name);
  await expect(zurich.getByRole('button')).toBeFocused();

  await pressesOn(page, member.button('Join Waitlist Tallinn conference'), 'Enter');
  await expect(dialog(member, 'Tallinn conference')).toBeVisible();
  await pressesOn(
    page,
    dialog(member, 'Tallinn conference').getByRole('button', { name: 'Join Waitlist' }),
    'Enter',
  );
  await expect(member.layer()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay.getByRole('status')).toContainText('You are number 1 on the waitlist');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await page.reload();
  await expect(gathering(member, 'Tallinn conference')).toContainText('Number 1 on the waitlist');
  await member.button('View Application Tallinn conference').click();
  await dialog(member, 'Tallinn conference').getByRole('link', { name: 'My requests' }).click();
  await expect(cardOf(member, 'Tallinn conference')).toContainText(
    requests.position.replace('{position}', '1'),
  );
  await expect(cardOf(member, 'Zurich salon')).toBeVisible();
});

test('a visitor’s application waits for the account, and says what onboarding still lacks', async ({
  visitor,
  server,
}) => {
  const id = await enrol(server, visitor, haldenRow);
  await opens(visitor);
  await visitor.button('Apply Now Berlin salon').click();
  await dialog(visitor, 'Berlin salon').getByRole('button', { name: 'Apply Now' }).click();
  await closesOnboarding(visitor);
  await expect(dialog(visitor, applicationSubmitted.title).getByRole('status')).toContainText(
    circle.statuses.waitingForAccount.text,
  );
  await expect(gathering(visitor, 'Berlin salon')).toContainText(
    circle.statuses.waitingForAccount.text,
  );
  expect(await waitsIn(visitor)).toHaveLength(1);
  await visitor.signsIn();
  await visitor.isOnTheDashboard();
  await expect(cardOf(visitor, 'Berlin salon')).toBeVisible();
  await expect.poll(() => waitsIn(visitor)).toHaveLength(0);
  const [row] = await requestsBy(server, id);
  expect(row?.['answers']).toEqual({
    gathering: 'berlin-salon-2026-12-10',
    note: '',
    onboarding: 'closed',
    lacking: ['identity', 'profile', 'modules', 'signals', 'account'],
  });
});

test('an application that was refused is sent again unchanged, without onboarding', async ({
  visitor: member,
}) => {
  const { page } = member;
  await joins(member);
  await opens(member);
  let refusals = 0;
  await page.route('**/rest/v1/rpc/submit_request', (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    return route.fulfill({ json: { outcome: 'refused', reason: 'not_allowed', detail: {} } });
  });
  await member.button('Apply Now Berlin salon').click();
  const berlin = dialog(member, 'Berlin salon');
  const note = berlin.getByRole('textbox', { name: circle.note.label });
  await note.fill('One stalled deal with a hospital.');
  await berlin.getByRole('button', { name: 'Apply Now' }).click();
  await closesOnboarding(member);
  await expect(berlin.getByRole('alert')).toContainText(requests.problems.not_allowed);
  await expect(note).toHaveValue('One stalled deal with a hospital.');
  await berlin.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog(member, applicationSubmitted.title).getByRole('status')).toContainText(
    circle.statuses.applied.text,
  );
  await expect(member.layer()).toHaveCount(0);
});

test('the link to sign-in in ‘Check your email’ closes onboarding, and the application is not lost', async ({
  visitor,
}) => {
  await opens(visitor);
  await confirmsByMail(visitor);
  await visitor.button('Apply Now Berlin salon').click();
  await dialog(visitor, 'Berlin salon').getByRole('button', { name: 'Apply Now' }).click();
  await expect(visitor.layer()).toBeVisible();
  await visitor.answersEverything(terse);
  await visitor.fillsInTheAccount();
  await visitor.startsTheStack();
  await visitor.link('Go to Sign In').click();
  await visitor.isOnAuthPage();
  await expect(visitor.layer()).toHaveCount(0);
  expect(await waitsIn(visitor)).toEqual([
    expect.objectContaining({ kind: 'gathering', subject: 'Berlin salon' }),
  ]);
});
