// Browser driver of onboarding: six steps on a page of their own and in a layer, up to an account.
import type { Locator, Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { onboarding as words } from '../../content/onboarding.ts';
import type { Recollection } from '../../machines/onboarding.machine.ts';
import { expect } from './kit/expect.ts';
import { heldUnder } from './kit/network.ts';
import { respond } from './service.ts';
import { answer, report } from './kit/page.ts';
import { keepSession, serviceSession } from './account.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';
import { isPaused, pauseIn } from './tries.sights.ts';
import { asLayer, asMember, asVisitor } from './onboarding.ways.ts';

const flow = 'onboarding';
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator('[data-flow=onboarding]');
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  view(page).getByRole('heading', { name, exact: true });
const card = (page: Page, options: readonly { id: string; label: string }[], id: unknown) =>
  view(page).getByRole('checkbox', {
    name: options.find((option) => option.id === id)?.label ?? '',
    exact: true,
  });
const terms = (page: Page) =>
  view(page).getByRole('checkbox', { name: words.account.terms, exact: true });
const email = (page: Page) =>
  view(page).getByRole('textbox', { name: words.account.email, exact: true });
const password = (page: Page) => view(page).getByLabel(words.account.password, { exact: true });

const onward: Record<string, string> = {
  welcome: words.welcome.button,
  identity: words.identity.button,
  profile: words.profile.button,
  modules: words.modules.button,
  signals: words.signals.button,
};

const chosen = async (
  page: Page,
  options: readonly { id: string; label: string }[],
  ids: readonly string[],
) => {
  for (const { id } of options) {
    await expect(card(page, options, id)).toBeChecked({ checked: ids.includes(id) });
  }
};

const canGoOn = async (page: Page, snapshot: AnyMachineSnapshot, step: string) => {
  const next = button(page, onward[step] ?? '');
  await expect(next).toBeEnabled({ enabled: snapshot.can({ type: 'step.continued' }) });
};

const startButton = (page: Page, snapshot: AnyMachineSnapshot) =>
  button(page, snapshot.context.purpose === 'edit' ? words.edit.button : words.account.button);

const refusal = async (page: Page, { context }: AnyMachineSnapshot) => {
  const problem = context.problem as { message?: string } | null;
  const alert: Locator = view(page).getByRole('alert');
  await expect(pauseIn(view(page))).toBeHidden();
  if (problem === null) await expect(alert).toBeHidden();
  else await expect(alert).toContainText(problem.message ?? words.account.unreachable);
};

const submitting = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { submitting: name } = snapshot.context.purpose === 'edit' ? words.edit : words.account;
  await expect(button(page, name)).toBeVisible();
};

const titles = new RegExp(`^(${words.account.title}|${words.account.signedInTitle})$`);

const isLookedUp = (page: Page) => expect(button(page, words.welcome.button)).toBeDisabled();

const isGone = (page: Page) => expect(view(page).getByRole('heading')).toHaveCount(0);

export default {
  flow,
  include: '[data-flow=onboarding], button[aria-label^=Close]',
  // Links, and the button that shows the password: not part of this flow.
  exclude: 'a, [aria-label="Show password"]',
  input: {
    page: asVisitor,
    layer: asLayer(),
    edit: asMember,
    gathering: asLayer({ place: 'gathering' }),
  },
  events: {
    'step.continued': (page) =>
      view(page)
        .getByRole('button', { name: new RegExp(`^(${Object.values(onward).join('|')})$`) })
        .click(),
    // A real input covers its card: pressed by its role.
    'identity.toggled': (page, { id }) => card(page, words.identity.options, id).click(),
    'module.toggled': (page, { id }) => card(page, words.modules.options, id).click(),
    'signal.toggled': (page, { id }) => card(page, words.signals.options, id).click(),
    'answer.edited': (page, event) =>
      view(page)
        .getByRole('textbox', { name: words.profile.companyName })
        .fill(String(event['value'])),
    'email.edited': (page, event) => email(page).fill(String(event['email'])),
    'password.filled': (page) => password(page).fill('correct horse'),
    'password.emptied': (page) => password(page).fill(''),
    'terms.toggled': (page) => terms(page).click({ force: true }),
    'stack.started': async (page, event) => {
      const secret = String(event['password']);
      if (secret !== '') await password(page).fill(secret);
      await view(page).getByRole('form').locator('button[type=submit]').click();
    },
    'retry.requested': (page) => button(page, words.unread.action).click(),
    'signIn.followed': (page) => view(page).getByRole('link').click(),
    'close.requested': (page) =>
      page
        .getByRole('button', { name: /^Close/ })
        .first()
        .click(),
  },
  environment: {
    draft: { 'draft.restored': reports, 'draft.unread': reports, 'draft.withdrawn': reports },
  },
  outcomes: {
    draft: (page, outcome) => answer(page, flow, 'draft', outcome),
    restore: async (page, outcome) => {
      if ('gives' in outcome)
        await keepSession(page, (outcome.gives as Recollection).memberEmail !== null);
      await answer(page, flow, 'restore', outcome);
    },
    currentSession: async (page, outcome) => {
      if ('gives' in outcome) await keepSession(page, outcome.gives !== null);
      await answer(page, flow, 'currentSession', outcome);
    },
    saveAnswers: (page, outcome) => answer(page, flow, 'saveAnswers', outcome),
    triesPause: (page, outcome) => answer(page, flow, 'triesPause', outcome),
    signUp: async (page, outcome) => {
      const isMade = 'gives' in outcome && outcome.gives !== null;
      await respond(page, 'signUp', outcome, isMade ? serviceSession : serviceSession.user);
    },
    saveProfile: (page, outcome: Answer) => respond(page, 'saveProfile', outcome, null),
  },
  states: {
    'restoring.awaitingDraft': isLookedUp,
    'restoring.readingProfile': isLookedUp,
    unread: async (page) => {
      await expect(view(page).getByRole('alert')).toContainText(words.unread.title);
      await expect(button(page, words.unread.action)).toBeEnabled();
    },
    welcome: (page) => expect(button(page, words.welcome.button)).toBeEnabled(),
    identity: async (page, snapshot) => {
      await expect(heading(page, words.identity.title)).toBeVisible();
      await chosen(page, words.identity.options, snapshot.context.answers.identities);
      await canGoOn(page, snapshot, 'identity');
    },
    profile: async (page, snapshot) => {
      await expect(heading(page, words.profile.title)).toBeVisible();
      await expect(
        view(page).getByRole('textbox', { name: words.profile.companyName }),
      ).toHaveValue(snapshot.context.answers.companyName);
      await canGoOn(page, snapshot, 'profile');
    },
    modules: async (page, snapshot) => {
      await expect(heading(page, words.modules.title)).toBeVisible();
      await chosen(page, words.modules.options, snapshot.context.answers.modules);
      await canGoOn(page, snapshot, 'modules');
    },
    signals: async (page, snapshot) => {
      await expect(heading(page, words.signals.title)).toBeVisible();
      await chosen(page, words.signals.options, snapshot.context.answers.signals);
      await canGoOn(page, snapshot, 'signals');
    },
    'account.recognising': async (page) => {
      await expect(view(page).getByRole('heading', { name: titles })).toBeVisible();
      await expect(button(page, words.account.submitting)).toBeHidden();
      await expect(button(page, words.edit.submitting)).toBeHidden();
      await expect(view(page).locator('input:not([readonly], [aria-readonly=true])')).toHaveCount(
        0,
      );
    },
    'account.asking': async (page, snapshot) => {
      await expect(heading(page, words.account.title)).toBeVisible();
      await expect(email(page)).toBeEditable();
      await expect(email(page)).toHaveValue(snapshot.context.email);
      await expect(terms(page)).toBeChecked({ checked: snapshot.context.accepted });
      await expect(startButton(page, snapshot)).toBeEnabled({
        enabled: snapshot.can({ type: 'stack.started', password: '' }),
      });
      await refusal(page, snapshot);
    },
    'account.pausedForTries': async (page, { context }) => {
      await isPaused(view(page).getByRole('form'));
      await expect(email(page)).toBeEditable();
      await expect(email(page)).toHaveValue(context.email);
      await expect(terms(page)).toBeChecked({ checked: context.accepted });
    },
    'account.confirming': async (page, snapshot) => {
      await expect(heading(page, words.account.signedInTitle)).toBeVisible();
      await expect(view(page).getByText(String(snapshot.context.memberEmail))).toBeVisible();
      await expect(terms(page)).toBeChecked({ checked: snapshot.context.accepted });
      await expect(startButton(page, snapshot)).toBeEnabled({
        enabled: snapshot.context.accepted,
      });
      await refusal(page, snapshot);
    },
    'account.submitting.signingUp': async (page, snapshot) => {
      await submitting(page, snapshot);
      // The request follows the load of the library. Without this wait it could be taken for that of the next
      // attempt, when this one is given up.
      await expect.poll(() => heldUnder(page, 'signUp').length).toBeGreaterThan(0);
    },
    'account.submitting.saving': submitting,
    'account.submitting.storing': submitting,
    'account.confirmingEmail': async (page, { context }) => {
      await expect(heading(page, words.confirmEmail.title)).toBeVisible();
      await expect(view(page).getByText(String(context.email))).toBeVisible();
    },
    finished: async (page, { context }) => {
      if (context.place !== 'page') await isGone(page);
      else await expect(view(page)).toHaveAttribute('data-state', 'finished');
    },
    saved: isGone,
    closing: isGone,
    closed: isGone,
  },
  invisible: {
    resuming: 'It is passed in the moment in which it is entered.',
    'account.failed': 'It is passed in the moment in which it is entered.',
  },
  indistinguishable: [
    {
      states: ['restoring.awaitingDraft', 'restoring.readingProfile'],
      reason: 'To a person it is one wait: the welcome, and a button that waits.',
    },
    {
      states: [
        'account.submitting.signingUp',
        'account.submitting.saving',
        'account.submitting.storing',
        'finished',
      ],
      reason:
        'To a person it is one wait, until the dashboard has arrived: Setting up your stack...',
    },
    {
      states: ['finished', 'saved', 'closing', 'closed'],
      reason: 'The layer is gone in each of them.',
    },
  ],
  // Only the field knows its password.
  survivesRemount: ({ context }) => !context.passwordFilled,
} satisfies PageDriver;
