// Faults that are planted into a product: it must notice each of them, by the sentence of its invariant.
import { expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { forms } from '../kept/forms.ts';
import { products } from './all.ts';
import type { Product } from './product.ts';
import { reach } from './reach.ts';
import { sessionForm } from './sessionForms.ts';
import { twoTabs } from './tabsOutbox.ts';

type Config = { [key: string]: Config };

/** A machine whose config is changed. */
function changed(machine: AnyStateMachine, change: (config: Config) => void): AnyStateMachine {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
  };
  const config = copy(machine.config) as Config;
  change(config);
  return createMachine(config as never, { ...machine.implementations } as never);
}

/** A machine whose transitions for an event are gone, wherever it has some. */
const deaf = (machine: AnyStateMachine, event: string) =>
  changed(machine, (config) => {
    const strip = (state: Config) => {
      if (state['on']) delete state['on'][event];
      for (const child of Object.values(state['states'] ?? {})) strip(child);
    };
    strip(config);
  });

/** A product with the machine of a part replaced. */
function planted(
  product: Product,
  part: string,
  plant: (machine: AnyStateMachine) => AnyStateMachine,
) {
  const whole = product.parts[part];
  if (whole === undefined) throw new Error(`There is no part ${part}.`);
  const model = { ...whole.model, machine: plant(whole.model.machine) };
  return { ...product, parts: { ...product.parts, [part]: { ...whole, model } } };
}

const forgetful = (machine: AnyStateMachine) =>
  machine.provide({ actions: { rememberEntries: assign({ entries: [] }) } });

const only = (name: keyof typeof products) => products[name].variants[0] as Product;
const form = (name: string) => sessionForm(name, forms[name] as never);
const heardBy = (product: Product, part: string, type: string): Product => ({
  ...product,
  // What this part says is heard by no other.
  hear: {
    ...product.hear,
    [part]: (step, turn) => {
      const emitted = step.trace.emitted.filter((event) => event.type !== type);
      product.hear[part]?.({ ...step, trace: { ...step.trace, emitted } }, turn);
    },
  },
});

const words = 'No form shows words of a member who has left';

test.each<[string, () => Product, string]>([
  [
    'the mobile menu does not hear that its member has left',
    () => planted(only('session-menus'), 'mobileMenu', (machine) => deaf(machine, 'member.left')),
    'When a member has left, the mobile menu is closed',
  ],
  [
    'the session does not say that a member has left',
    () => heardBy(only('session-menus'), 'session', 'member.left'),
    'When a member has left, the mobile menu is closed',
  ],
  [
    'a question stays when its draft is withdrawn',
    () => planted(form('asynq'), 'form', (machine) => deaf(machine, 'draft.withdrawn')),
    words,
  ],
  [
    'the form of a meeting does not hear that its member has left',
    () => planted(form('meetingRequest'), 'form', (machine) => deaf(machine, 'member.left')),
    words,
  ],
  [
    'a short application does not hear of the requests that its member has left',
    () => planted(form('application'), 'form', (machine) => deaf(machine, 'member.left')),
    words,
  ],
  [
    'the draft of a sheet does not hear that its member has left',
    () => planted(form('labCanvas'), 'draft', (machine) => deaf(machine, 'member.left')),
    words,
  ],
  [
    'a form that has its words back does not say so to the outbox',
    () => heardBy(only('outbox-request'), 'submission', 'refusal.taken'),
    'Of a form that has its words back nothing stays in the outbox',
  ],
  [
    'the outbox does not hear that something was sent',
    () => planted(only('outbox-request'), 'outbox', (machine) => deaf(machine, 'entries.changed')),
    'Whatever was sent can still reach the backend, or return to its form',
  ],
  [
    'onboarding does not hear that another page is reached',
    () =>
      planted(only('navigation-layer'), 'onboardingLayer', (machine) =>
        deaf(machine, 'page.changed'),
      ),
    'When another page is in view, the onboarding of the page before it is closed',
  ],
  [
    'the search stays when a page is reached',
    () =>
      planted(only('navigation-layer'), 'siteSearch', (machine) =>
        deaf(machine, 'address.changed'),
      ),
    'When a page is reached, the search is closed',
  ],
  [
    'the mobile menu stays when a page is reached',
    () =>
      planted(only('navigation-layer'), 'mobileMenu', (machine) =>
        deaf(machine, 'address.changed'),
      ),
    'When a page is reached, the mobile menu is closed',
  ],
  ['both tabs send at once', () => twoTabs(false), 'No two tabs send at the same time'],
  [
    'an outbox does not remember what waits',
    () => planted(planted(twoTabs(), 'one', forgetful), 'two', forgetful),
    'Whatever waits can still reach the backend',
  ],
])('%s', (_, plant, sentence) => {
  expect(reach(plant()).faults.map((fault) => fault.sentence)).toContain(sentence);
});
