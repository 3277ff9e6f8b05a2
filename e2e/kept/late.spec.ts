// What is late: the script of a notice, the script of an island, the answer of the service. Nothing typed or pressed meanwhile is lost.
import { newerDraft } from '../../content/newerDraft.ts';
import { newsletters } from '../../content/newsletters.ts';
import { requests } from '../../content/requests.ts';
import { service } from '../../content/service.ts';
import { joins } from '../asking.ts';
import { expect, test } from '../fixtures.ts';
import { findsAgain, goesTo } from './acts.ts';
import { openForms } from './forms.ts';
import { memberForms } from './members.ts';

test('a newer version in another tab, whose notice cannot be fetched: the form says so; and it says it after a reload', async ({
  visitor,
  watch,
}) => {
  watch.provokes(/NewerNotice/);
  const { page } = visitor;
  const form = openForms.meetingRequest;
  await goesTo(visitor, form);
  await form.types(visitor, 'Two boards');
  const other = await visitor.newTab();
  await goesTo(other, form);
  const script = /\/assets\/NewerNotice-/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await form.types(other, 'Three boards');
  const alert = page.getByRole('alert').filter({ hasText: service.partOutOfReach });
  await expect(alert).toBeVisible();
  await form.has(visitor, 'Two boards');
  await page.unroute(script);
  await alert.getByRole('button', { name: service.retry, exact: true }).click();
  await expect(page.getByText(newerDraft.title)).toBeVisible();
  await expect(alert).toHaveCount(0);

  // The same form in a third tab has a draft of its own to overtake.
  await visitor.button(newerDraft.keep).click();
  await form.types(other, 'Four boards');
  await expect(page.getByText(newerDraft.title)).toBeVisible();
  await page.reload();
  await findsAgain(visitor, form, 'Two boards');
  await expect(page.getByText(newerDraft.title)).toBeVisible();
});

test('an address that is typed before its island is here survives a reload', async ({
  visitor,
  watch,
}) => {
  watch.provokes(/\/assets\//);
  const { page } = visitor;
  const box = page.getByRole('form', { name: newsletters.boxes.home.label, exact: true });
  const address = box.getByRole('textbox', { name: newsletters.email, exact: true });
  const island = /\/assets\/HomeIslands-/;
  // On a slow network, it is on its way all the time.
  await page.route(island, () => undefined);
  await page.goto('/');
  await visitor.findsItAwake();
  await address.fill('ada@halden.example');
  await page.reload();
  await visitor.findsItAwake();
  await expect(address).toHaveValue('ada@halden.example');
  await page.unroute(island);
  await page.reload();
  await openForms.newsletterSignup.opens(visitor);
  await expect(address).toHaveValue('ada@halden.example');
});

test('a press during which the requests arrive is heard: what is pressed does not move', async ({
  visitor,
}) => {
  const { page } = visitor;
  await joins(visitor);
  await memberForms.myRequests.prepares(visitor);
  const arriving: (() => Promise<void>)[] = [];
  await page.route('**/rest/v1/rpc/my_requests', (route) => {
    arriving.push(() => route.fallback());
  });
  await page.goto('/dashboard');
  const mend = page.getByRole('button', { name: new RegExp(`^${requests.outbox.mend} `) });
  await mend.hover();
  await expect.poll(() => arriving.length).toBeGreaterThan(0);
  await page.mouse.down();
  await Promise.all([
    page.waitForResponse('**/rest/v1/rpc/my_requests'),
    ...arriving.map((answer) => answer()),
  ]);
  await expect(page.locator('[data-flow=myRequests]')).toHaveAttribute('data-state', /shown/);
  await page.mouse.up();
  await expect(visitor.field(requests.meeting.fields.reason.label)).toBeVisible();
});
