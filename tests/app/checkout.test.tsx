// @vitest-environment happy-dom
// The focus on the way to the checkout and back: a wait keeps it, and a wait that nobody pressed anything for does not take it.
import { act } from 'react';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { checkout as words } from '#content/checkout.ts';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { Grant } from '#machines/checkout.machine.ts';
import type { Product } from '#machines/upgrade.machine.ts';
import { AppContext, type App } from '#boot/app.tsx';
import { Checkout } from '#flows/checkout/Checkout.tsx';
import { port } from '../machines/kit.ts';
import { one, render } from '../ui/render.ts';

const frames = () =>
  act(async () => {
    for (let frame = 0; frame < 4; frame += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

function open(url: string | null) {
  const leaveSite = port<void, { url: string }>();
  const readGrant = port<Grant, { product: Product }>();
  const actor = createActor(
    checkoutMachine.provide({ actors: { leaveSite: leaveSite.logic, readGrant: readGrant.logic } }),
    { input: { product: 'membership', url } },
  ).start();
  const { host } = render(
    <AppContext value={{} as unknown as App}>
      <Checkout checkout={actor} />
    </AppContext>,
  );
  const button = (name: string) => {
    const found = [...host.querySelectorAll('button')].find((it) => it.textContent === name);
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const press = async (name: string) => {
    act(() => {
      button(name).focus();
      button(name).click();
    });
    await frames();
  };
  return { host, button, press, leaveSite, readGrant };
}

test('the focus is in the wait for the checkout, and then on what can be tried again', async () => {
  const { host, button, press, leaveSite } = open('https://checkout.example/pay/1');
  await act(async () => leaveSite.reject('No page.'));
  await frames();
  await press(words.unopened.action);
  expect(document.activeElement).toBe(one(host, '[role=group]'));
  expect(document.activeElement?.textContent).toBe(words.leaving);
  await act(async () => leaveSite.reject('No page.'));
  await frames();
  expect(document.activeElement).toBe(button(words.unopened.action));
});

test('the focus is in the wait for the confirmation, once it was asked for again', async () => {
  const { host, press, readGrant } = open(null);
  await act(async () => readGrant.resolve({ state: 'signedOut' }));
  await frames();
  await press(words.again);
  expect(document.activeElement).toBe(one(host, '[role=group]'));
});

test('a member who has only come back keeps their place while the service is asked', async () => {
  const { readGrant } = open(null);
  await act(async () => readGrant.reject('No line.'));
  await frames();
  expect(document.activeElement).toBe(document.body);
});
