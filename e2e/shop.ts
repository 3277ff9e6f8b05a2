// A server that sells at a hosted checkout, and a member who buys: the checkout is a stand-in that was written from its documentation.
import { checkout as words } from '../content/checkout.ts';
import { pricing } from '../content/pricing.ts';
import { openCheckout, signed } from '../tests/server/checkout.kit.ts';
import type { StandIn } from '../tests/server/checkout.kit.ts';
import type { Server } from '../tools/lib/throwaway.mjs';
import { enrol } from './backend.ts';
import { expect, test as base } from './fixtures.ts';
import type { Person } from './person.ts';
import { haldenRow } from './stack.ts';

type Shop = {
  standIn: StandIn;
  /** A server with the keys of the stand-in. */
  shop: Server;
  /** A member of it who is signed in on /upgrade, and their id. */
  buyer: Person;
  id: string;
};

export const test = base.extend<Shop>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  standIn: async ({}, give) => {
    const standIn = await openCheckout();
    await give(standIn);
    await standIn.close();
  },
  shop: async ({ newServer, standIn }, give) => give(await newServer({ env: standIn.env })),
  buyer: async ({ newBrowser, shop }, give) => give(await newBrowser({ at: shop })),
  id: async ({ buyer, shop }, give) => {
    const id = await enrol(shop, buyer, haldenRow);
    await buyer.page.goto('/auth?next=/upgrade');
    await buyer.fillsInTheAuthForm();
    await buyer.submitsTheAuthForm('Sign In');
    await sells(buyer, 'browsing.free');
    await give(id);
    // What the last page still asks for is not answered: its server ends with the test.
    await buyer.page.goto('about:blank');
  },
});

export const view = ({ page }: Person) => page.locator('[data-flow=upgrade]');
export const sells = (person: Person, state: string) =>
  expect(view(person)).toHaveAttribute('data-state', state);
export const badge = ({ page }: Person) =>
  page.getByRole('banner').getByText('Premium', { exact: true });
export const isAtTheCheckout = ({ page }: Person) =>
  expect(page.getByRole('heading', { name: 'Stand-in checkout' })).toBeVisible();

/** An event arrives at the server, as the checkout sends it. */
export async function deliver({ url }: Server, body: string, signature = signed(body)) {
  const response = await fetch(`${url}/checkout/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return (await response.json()) as { received: boolean; outcome: string };
}
export const completed = (standIn: StandIn) => {
  const session = standIn.session();
  if (session === undefined) throw new Error('Nobody has left for the checkout.');
  return standIn.completed(session);
};
/** Leaves for the checkout, pays, and is back. */
export async function pays(person: Person, name: string = pricing.premium.buttonMonthly) {
  await person.button(name).click();
  await isAtTheCheckout(person);
  await person.button('Pay').click();
  await expect(person.page).toHaveURL('/upgrade?checkout=returned');
  await sells(person, 'atCheckout');
  await expect(view(person)).toContainText(words.waiting.title);
}
