// Browser driver of AsynQ: its landing and the six steps. The voice note in step 5 is a flow of its own.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { asynq } from '../../content/asynq.ts';
import { asynqDomains } from '../../content/asynq/domains.ts';
import type { AttachedFile, QuestionProblem } from '../../machines/asynq.machine.ts';
import type { AllowanceReport } from '../../machines/questionAllowance.machine.ts';
import type { SentAs } from '../../machines/questionDelivery.machine.ts';
import { deck, suggestion } from '../../tests/paths/asynq.samples.ts';
import {
  answersIn,
  begins,
  blocker,
  button,
  canGoOn,
  domainIn,
  firstStep,
  isLanding,
  isOnStep,
  isReview,
  link,
  ownQuestion,
  picker,
  quotaIs,
  radio,
  view,
  wordsOf,
} from './asynq.sights.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'asynq';
const { landing, wizard } = asynq;
const { upload } = wizard.context;
const labelOf = (options: readonly { id: string; label: string }[], id: unknown) =>
  options.find((option) => option.id === id)?.label ?? '';

const says = (event: string) => (page: Page, payload: object) =>
  report(page, flow, { ...payload, type: event });
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

/** The landing shows no earlier question. */
const isSilentLanding = async (page: Page, { context }: AnyMachineSnapshot) => {
  await isLanding(page);
  await quotaIs(page, context.allowance as AllowanceReport['allowance']);
  await expect(view(page).getByText(wizard.unread.title)).toHaveCount(0);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // The voice note is a flow of its own; React Aria's button takes what is pasted.
  exclude: `[data-flow=voiceNote], button[aria-label^="${upload.label}:"]`,
  input: {
    // The submission and the voice note have their own paths: here they answer as the path says.
    page: (page) =>
      open(page, flow, '/asyncq', {
        held: ['draft', 'admitFiles', 'submission'],
      }),
  },
  events: {
    'question.begun': (page) =>
      view(page)
        .getByRole('button', { name: new RegExp(`^(${landing.begin}|${wizard.draft.afresh})$`) })
        .click(),
    'draft.continued': (page) => button(page, wizard.draft.continue).click(),
    'retry.requested': (page) => button(page, wizard.unread.retry).click(),
    'domain.chosen': (page, { domain }) => radio(page, labelOf(asynqDomains, domain)).click(),
    'subcategory.chosen': (page, { subcategory }) =>
      radio(page, labelOf(asynqDomains[0].subcategories, subcategory)).click(),
    'blocker.toggled': (page, event) =>
      blocker(page, labelOf(asynqDomains[0].blockers, event['blocker'])).click(),
    // The label covers the middle of the real input.
    'suggestion.chosen': (page) =>
      view(page).locator('label').filter({ hasText: suggestion.text }).click(),
    'writing.requested': (page) => button(page, wizard.question.writeOwn).click(),
    'suggestions.requested': (page) => button(page, wizard.question.viewSuggestions).click(),
    'question.edited': (page, { text }) => ownQuestion(page).fill(String(text)),
    'context.edited': (page, { value }) => link(page).fill(String(value)),
    'files.chosen': (page) =>
      view(page)
        .locator('input[type=file]')
        .setInputFiles({ name: deck.name, mimeType: deck.type, buffer: Buffer.from('%PDF-') }),
    'file.removed': (page) => button(page, upload.remove.replace('{name}', deck.name)).click(),
    'step.continued': (page) => button(page, wizard.continue).click(),
    'step.back': (page) => button(page, wizard.back).click(),
    'step.edited': (page, { step }) => button(page, `${wizard.edit} ${String(step)}`).click(),
    'question.submitted': (page) => button(page, wizard.submit).click(),
  },
  environment: {
    draft: {
      'draft.restored': says('draft.restored'),
      'draft.unread': says('draft.unread'),
      'draft.withdrawn': says('draft.withdrawn'),
    },
    questionDelivery: {},
    questionAllowance: { 'allowance.changed': says('allowance.changed') },
    voiceNote: {
      'note.begun': says('note.begun'),
      'note.progressed': says('note.progressed'),
      'note.kept': says('note.kept'),
      'note.ended': says('note.ended'),
      'note.deleted': says('note.deleted'),
    },
  },
  outcomes: {
    draft: answers('draft'),
    questionAllowance: answers('questionAllowance'),
    admitFiles: answers('admitFiles'),
    voiceNote: answers('voiceNote'),
    submission: answers('submission'),
    questionDelivery: answers('questionDelivery'),
  },
  states: {
    'restoring.looking': isSilentLanding,
    'restoring.wanted': (page) => expect(begins(page)).toHaveAttribute('data-pending', 'true'),
    'landing.fresh': isSilentLanding,
    'landing.unread': async (page) => {
      await expect(view(page).getByText(wizard.unread.title)).toBeVisible();
      await expect(button(page, wizard.unread.retry)).toBeEnabled();
      await expect(begins(page)).toBeEnabled();
    },
    'landing.begun': async (page) => {
      await expect(button(page, wizard.draft.continue)).toBeEnabled();
      await expect(button(page, wizard.draft.afresh)).toBeEnabled();
    },
    'choosingDomain.plain': firstStep(),
    'choosingDomain.sent': (page, snapshot) =>
      firstStep(snapshot.context.sentAs as SentAs)(page, snapshot),
    choosingSubcategory: async (page, snapshot) => {
      await isOnStep(page, 'subcategory', 2);
      for (const { id, label } of domainIn(snapshot)?.subcategories ?? [])
        await expect(radio(page, label)).toBeChecked({
          checked: answersIn(snapshot).subcategory === id,
        });
    },
    choosingBlockers: async (page, snapshot) => {
      await isOnStep(page, 'blockers', 3);
      for (const { id, label } of domainIn(snapshot)?.blockers ?? [])
        await expect(blocker(page, label)).toBeChecked({
          checked: answersIn(snapshot).blockers.includes(id),
        });
      await canGoOn(page, snapshot);
    },
    'asking.suggesting': async (page, snapshot) => {
      await isOnStep(page, 'question', 4);
      for (const { id, text } of domainIn(snapshot)?.suggestions ?? [])
        await expect(radio(page, text)).toBeChecked({
          checked: answersIn(snapshot).suggestion?.id === id,
        });
      await expect(button(page, wizard.question.writeOwn)).toBeEnabled();
      await canGoOn(page, snapshot);
    },
    'asking.writing': async (page, snapshot) => {
      await isOnStep(page, 'question', 4);
      await expect(ownQuestion(page)).toHaveValue(answersIn(snapshot).ownQuestion);
      await canGoOn(page, snapshot);
    },
    'describing.documents.open': async (page, snapshot) => {
      const { files, fileRefusals, problem } = snapshot.context as {
        files: readonly AttachedFile[];
        fileRefusals: readonly string[];
        problem: QuestionProblem | null;
      };
      await isOnStep(page, 'context', 5);
      await expect(link(page)).toHaveValue(answersIn(snapshot).productLink);
      await expect(picker(page)).toBeEnabled();
      for (const { name } of files)
        await expect(view(page).getByText(name, { exact: true })).toBeVisible();
      for (const sentence of fileRefusals)
        await expect(view(page).getByRole('alert')).toContainText(sentence);
      if (problem?.key === 'badLink')
        await expect(link(page)).toHaveAccessibleDescription(wordsOf(problem));
      else if (problem !== null)
        await expect(view(page).getByRole('alert')).toContainText(wordsOf(problem));
    },
    'describing.documents.admitting': async (page) => {
      await expect(view(page).getByText(upload.looking)).toBeVisible();
      await expect(picker(page)).toBeDisabled();
    },
    'describing.voice.quiet': async (page, snapshot) => {
      await isOnStep(page, 'context', 5);
      const isLooking = snapshot.hasTag('busy');
      await expect(button(page, wizard.continue)).toBeEnabled({ enabled: !isLooking });
      await expect(button(page, wizard.back)).toBeEnabled({ enabled: !isLooking });
    },
    'describing.voice.listening': async (page) => {
      await expect(picker(page)).toBeEnabled();
      await expect(button(page, wizard.continue)).toBeDisabled();
      await expect(button(page, wizard.back)).toBeDisabled();
    },
    reviewing: async (page, snapshot) => {
      const problem = snapshot.context.problem as QuestionProblem | null;
      await isReview(page, snapshot);
      await expect(button(page, wizard.submit)).toBeEnabled();
      for (const step of ['domain', 'subcategory', 'blockers', 'question', 'context'])
        await expect(button(page, `${wizard.edit} ${step}`)).toBeEnabled();
      if (problem !== null)
        await expect(view(page).locator('[role=alert], [role=status]').first()).toContainText(
          wordsOf(problem),
        );
    },
    sending: async (page, snapshot) => {
      await isReview(page, snapshot);
      await expect(button(page, wizard.submitting)).toBeVisible();
      await expect(button(page, wizard.back)).toBeDisabled();
    },
  },
  invisible: {
    opening: 'It is left in the moment in which it is entered.',
    'asking.deciding': 'It is left in the moment in which it is entered.',
  },
  indistinguishable: [
    {
      states: ['restoring.looking', 'landing.fresh'],
      reason: 'The landing invites to ask while a kept question is still looked for.',
    },
  ],
} satisfies PageDriver;
