// Browser driver of the life of a plan: /plan.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { plan as words } from '../../content/plan.ts';
import { portal } from '../../content/portal.ts';
import { otherPeriod, shownPlan } from '../../machines/plan.machine.ts';
import type { DemoAct, Plan } from '../../machines/plan.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'plan';
const held = ['readPlans', 'movePlan'];
const { actions, cancellation, demo } = words;

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const anyDialog = (page: Page) => page.getByRole('alertdialog');
const inDialog = (page: Page, name: string) =>
  anyDialog(page).getByRole('button', { name, exact: true });
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

type Context = {
  plans: readonly Plan[];
  product: Plan['product'];
  hasDemo: boolean;
  step: string;
  problem: string | null;
};
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Context;
const planOf = (snapshot: AnyMachineSnapshot) => {
  const plan = shownPlan(contextOf(snapshot));
  if (plan === null) throw new Error('There is no plan to be shown.');
  return plan;
};
const said = (snapshot: AnyMachineSnapshot) => {
  const { problem } = contextOf(snapshot);
  return problem === null ? null : problem || actions.failed;
};
/** What the dialog of a change is called, and the button that opens it. */
const changeOf = (snapshot: AnyMachineSnapshot) => {
  const plan = planOf(snapshot);
  const other = otherPeriod(plan);
  return plan.nextPeriod === null
    ? { ...words.change[other], button: actions[other] }
    : { ...words.change.undone, button: words.undo[other] };
};

const problemIs = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const problem = said(snapshot);
  const alert = view(page).getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(problem);
};
const shows = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const plan = planOf(snapshot);
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(view(page).getByRole('status')).toContainText(words.status[plan.status].name);
  await expect(view(page)).toContainText(words.products[plan.product].name);
  await problemIs(page, snapshot);
};
const offersDemo = async (page: Page, snapshot: AnyMachineSnapshot, acts: readonly DemoAct[]) => {
  const { hasDemo } = contextOf(snapshot);
  for (const act of ['renewal', 'failure', 'end'] as const)
    await expect(button(page, demo.acts[act])).toHaveCount(hasDemo && acts.includes(act) ? 1 : 0);
};
const dialogIs = async (
  page: Page,
  snapshot: AnyMachineSnapshot,
  asked: { title: string; confirm: string },
) => {
  await expect(page.getByRole('alertdialog', { name: asked.title })).toBeVisible();
  await expect(inDialog(page, asked.confirm)).toBeEnabled();
  const problem = said(snapshot);
  const alert = anyDialog(page).getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(problem);
};
const changes = Object.values(words.change);
const keeps = [cancellation.keep, ...changes.map(({ keep }) => keep)];
const changeButtons = [actions.annually, actions.monthly, ...Object.values(words.undo)];
const anyOf = (names: readonly string[]) => new RegExp(`^(${[...new Set(names)].join('|')})$`);

export default {
  flow,
  include: `[data-flow=${flow}], [role=alertdialog]`,
  // It has paths of its own.
  exclude: '[data-flow=portal]',
  input: {
    page: (page) => open(page, flow, '/plan', { held, who: 'member', storage: keptSession }),
  },
  events: {
    'retry.requested': (page) =>
      view(page)
        .getByRole('button', { name: anyOf([words.unread.action, portal.again]) })
        .click(),
    'product.chosen': (page, { product }) =>
      button(page, words.products[product as Plan['product']].name).click(),
    'cancellation.requested': (page) => button(page, actions.cancel).click(),
    'cancellation.confirmed': (page) => inDialog(page, cancellation.confirm).click(),
    'change.requested': (page) =>
      view(page)
        .getByRole('button', { name: anyOf(changeButtons) })
        .click(),
    'change.confirmed': (page) =>
      anyDialog(page)
        .getByRole('button', { name: anyOf(changes.map(({ confirm }) => confirm)) })
        .click(),
    'action.cancelled': (page) =>
      anyDialog(page)
        .getByRole('button', { name: anyOf(keeps) })
        .click(),
    'resumption.requested': (page) => button(page, actions.resume).click(),
    'payment.requested': (page) => button(page, actions.pay).click(),
    'demo.played': (page, { act }) => button(page, demo.acts[act as DemoAct]).click(),
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    reading: (page) => expect(view(page)).toContainText(words.loading),
    unread: async (page) => {
      await expect(view(page)).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    none: async (page) => {
      await expect(view(page)).toContainText(words.none.title);
      await expect(
        view(page).getByRole('link', { name: words.none.link.name, exact: true }),
      ).toHaveAttribute('href', words.none.link.href);
    },
    ended: async (page, snapshot) => {
      await shows(page, snapshot);
      await offersDemo(page, snapshot, []);
      await expect(button(page, portal.action)).toHaveCount(0);
      await expect(view(page).getByRole('list', { name: words.end.locked })).toBeVisible();
      await expect(view(page).getByRole('list', { name: words.end.stays })).toBeVisible();
      await expect(button(page, actions.cancel)).toHaveCount(0);
    },
    'open.showing.running': async (page, snapshot) => {
      await shows(page, snapshot);
      await offersDemo(page, snapshot, ['renewal', 'failure']);
      await expect(button(page, changeOf(snapshot).button)).toBeEnabled();
      await expect(button(page, actions.cancel)).toBeEnabled();
    },
    'open.showing.elsewhere': async (page, snapshot) => {
      await shows(page, snapshot);
      await offersDemo(page, snapshot, []);
      await expect(button(page, portal.action)).toBeEnabled();
      await expect(button(page, portal.again)).toBeEnabled();
      await expect(button(page, actions.cancel)).toHaveCount(0);
    },
    'open.showing.ending': async (page, snapshot) => {
      await shows(page, snapshot);
      await offersDemo(page, snapshot, ['end']);
      await expect(button(page, actions.resume)).toBeEnabled();
      await expect(button(page, actions.cancel)).toHaveCount(0);
    },
    'open.showing.failing': async (page, snapshot) => {
      await shows(page, snapshot);
      await offersDemo(page, snapshot, ['end']);
      await expect(button(page, actions.pay)).toBeEnabled();
      await expect(button(page, actions.cancel)).toBeEnabled();
    },
    'open.confirmingCancellation': (page, snapshot) => dialogIs(page, snapshot, cancellation),
    'open.cancelling': (page) => expect(inDialog(page, cancellation.busy)).toBeVisible(),
    'open.confirmingChange': (page, snapshot) => dialogIs(page, snapshot, changeOf(snapshot)),
    'open.changing': (page, snapshot) =>
      expect(inDialog(page, changeOf(snapshot).busy)).toBeVisible(),
    'open.stepping': async (page, snapshot) => {
      const { step } = contextOf(snapshot);
      const busy =
        step === 'resume' ? actions.resuming : step === 'pay' ? actions.paying : demo.playing;
      await expect(button(page, busy)).toBeVisible();
      await problemIs(page, snapshot);
    },
  },
  invisible: {
    known: 'It is left in the moment in which it is entered.',
    'open.settling': 'It is left in the moment in which it is entered.',
  },
} satisfies PageDriver;
