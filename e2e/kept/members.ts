// The forms of members alone.
import { afterAnswer } from '../../content/afterAnswer.ts';
import { asynq } from '../../content/asynq.ts';
import { booking } from '../../content/booking.ts';
import { requests } from '../../content/requests.ts';
import { rescheduling } from '../../content/rescheduling.ts';
import { answers, asksAtOnce } from '../answers.ts';
import { picksADate } from '../bookings.ts';
import { cardOf } from '../asking.ts';
import { enrol, moveRequest, subscribe } from '../backend.ts';
import { expect } from '../fixtures.ts';
import { hasAnHour } from '../hours.ts';
import type { Credentials, Person } from '../person.ts';
import { choosesItsPlace, isAtStep, writesTheQuestion } from '../questions.ts';
import { haldenRow } from '../stack.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { communityForms } from './community.ts';
import { profileForms } from './profile.ts';
import { fields, hasLooked } from './forms.ts';
import type { Form } from './forms.ts';
import type { FormName } from './held.ts';

/** A member of the tier whose month has room for a question of each form. */
export const enrolsAMember = async (server: Server, who: Credentials) =>
  subscribe(server, await enrol(server, who, haldenRow));

const { why } = booking.steps;
const objective = (person: Person) => person.field(why.callObjective.label);

/** The request that came back, in this browser's outbox. */
const returned = 'Halden and the two boards';
const reason = (person: Person) => person.field(requests.meeting.fields.reason.label);

/** Puts a refused request of the member who is here into the outbox, as an earlier visit has left it. */
async function comesBack(person: Person) {
  const owner = (await person.storage())['axisOneOwner'];
  const entry = {
    id: '00000000-0000-4000-8000-000000000003',
    owner,
    kind: 'meeting',
    subject: returned,
    answers: { reason: 'Two boards', project: ' ', value: 'A decision' },
    attachments: [],
    madeAt: '2026-11-21T20:00:00.000Z',
    isStored: false,
    refusal: { reason: 'invalid', detail: {} },
  };
  await person.page.evaluate(
    (text) => localStorage.setItem('axisOneOutbox', text),
    JSON.stringify([entry]),
  );
}

const moveNote = (person: Person) => person.field(rescheduling.dialog.note.label);

/** The office hour of the member who is here. */
let hour = '';

/** A field below the answer to a question of its own. */
const belowTheAnswer = (label: string, question: string): Form => {
  const field = (person: Person) => person.page.getByRole('textbox', { name: label });
  let id = '';
  return {
    get path() {
      return `/requests/${id}/answer`;
    },
    isForMembers: true,
    prepares: async (person) => {
      id = await asksAtOnce(person, question);
      await answers(person, id);
    },
    opens: (person) => expect(field(person)).toBeEditable(),
    types: (person, words) => field(person).fill(words),
    has: (person, words) => expect(field(person)).toHaveValue(words),
  };
};

/** The question that the advisor asks something about. */
const unclear = 'Halden and the third board';

const { wizard } = asynq;
const { voice } = wizard.context;
const deck = (words: string) => `${words.replaceAll(/\W+/g, '-')}.pdf`;

/** Chooses another file; where there is no room for one more, in place of the first. */
async function chooses({ page }: Person, words: string) {
  const input = page.locator('input[type=file]');
  const first = page.getByRole('button', { name: /^Remove .+\.pdf$/ }).first();
  if ((await input.count()) === 0) await first.click();
  await input.setInputFiles({
    name: deck(words),
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4 ${words}`),
  });
}

/** Records a second, unless there is a note: who deletes it has ended it. */
async function records(person: Person) {
  const { page } = person;
  const [player, start] = [page.getByLabel(voice.play), person.button(voice.start)];
  await expect(player.or(start).first()).toBeVisible();
  if (await player.isVisible()) return;
  await start.click();
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d left$/);
  await person.button(voice.stop).click();
}

/** The note is there, and can be played. */
const hasANote = ({ page }: Person) =>
  expect
    .poll(() =>
      page.getByLabel(voice.play).evaluate((audio) => (audio as HTMLAudioElement).readyState),
    )
    .toBeGreaterThan(0);

/** Onboarding in the step in which the company is named, whether it begins or goes on. */
async function goesToTheCompany(person: Person) {
  const company = person.field('Company name');
  // The first step is shown until it is known where the member goes on.
  await expect(async () => {
    if (await person.heading('Why are you here?').isVisible()) await person.saysWhy([]);
    else if (!(await company.isVisible())) await person.button('Begin').click({ timeout: 1000 });
    await expect(company).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** By their names in held.ts. */
export const memberForms = {
  opinion: belowTheAnswer(afterAnswer.opinion.why, 'Which of the two boards do we close?'),
  followUp: belowTheAnswer(afterAnswer.followUp.field, 'Which of the three boards do we close?'),
  ...communityForms,
  ...profileForms,
  myRequests: {
    path: '/dashboard',
    isForMembers: true,
    prepares: comesBack,
    opens: async (person) => {
      const mend = cardOf(person, returned).getByRole('button', { name: requests.outbox.mend });
      await expect(mend.or(reason(person)).first()).toBeVisible();
      if (!(await reason(person).isVisible())) await mend.click();
      await expect(reason(person)).toBeVisible();
    },
    ...fields(requests.meeting.fields.reason.label),
  },
  'myRequests, the reply': {
    path: '/dashboard',
    isForMembers: true,
    prepares: async (person) => {
      const id = await asksAtOnce(person, unclear);
      await moveRequest(person.server, id, 'inReview', '');
      await moveRequest(person.server, id, 'needsYou', 'Which board meets first?');
    },
    opens: async (person) => {
      const reply = cardOf(person, unclear).getByRole('button', { name: `Reply ${unclear}` });
      const field = person.field(requests.reply.field);
      await expect(reply.or(field).first()).toBeVisible();
      if (!(await field.isVisible())) await reply.click();
      await expect(field).toBeVisible();
    },
    ...fields(requests.reply.field),
  },
  rescheduling: {
    get path() {
      return `/requests/${hour}`;
    },
    isForMembers: true,
    prepares: async (person) => {
      hour = await hasAnHour(person);
    },
    opens: async (person) => {
      const open = person.button(rescheduling.open);
      await expect(moveNote(person).or(open).first()).toBeVisible();
      if (!(await moveNote(person).isVisible())) await open.click();
      await expect(moveNote(person)).toBeVisible();
    },
    types: (person, words) => moveNote(person).fill(words),
    has: (person, words) => expect(moveNote(person)).toHaveValue(words),
  },
  booking: {
    path: '/inner-room',
    isForMembers: true,
    opens: async (person) => {
      const { page } = person;
      const grid = page.getByRole('grid');
      await expect(grid.or(page.getByRole('dialog')).first()).toBeVisible();
      if (await objective(person).isVisible()) return;
      if (!(await page.getByRole('dialog').isVisible())) {
        const date = await picksADate(person, 'Tuesday', 2);
        await person.button(new RegExp(`^${date}, 14:00, `)).click();
      }
      await person.button(booking.continue).click();
      await expect(objective(person)).toBeVisible();
    },
    ...fields(why.callObjective.label),
  },
  'asynq, its files and the voice note': {
    path: '/asyncq',
    isForMembers: true,
    isChosen: true,
    opens: async (person) => {
      const goesOn = person.button(wizard.draft.continue);
      const begins = person.button(asynq.landing.begin);
      const note = person.page.getByRole('group', { name: voice.label });
      await hasLooked(person);
      await expect(goesOn.or(begins).or(note).first()).toBeVisible();
      if (await note.isVisible()) return;
      if (await goesOn.isVisible()) await goesOn.click();
      else {
        await choosesItsPlace(person);
        await writesTheQuestion(person, 'Do we charge for pilots?');
      }
      await isAtStep(person, 'context');
    },
    types: async (person, words) => {
      await records(person);
      await chooses(person, words);
    },
    has: async (person, words) => {
      await hasANote(person);
      await expect(person.button(`Remove ${deck(words)}`)).toBeVisible();
    },
  },
  'onboarding, as a member': {
    path: '/onboarding',
    isForMembers: true,
    opens: goesToTheCompany,
    ...fields('Company name'),
  },
  'onboarding, Edit Profile': {
    path: '/library',
    isForMembers: true,
    opens: async (person) => {
      const company = person.field('Company name');
      if (await company.isVisible()) return;
      await person.button('Account').click();
      await person.page.getByRole('menuitem', { name: 'Edit Profile', exact: true }).click();
      await goesToTheCompany(person);
    },
    ...fields('Company name'),
  },
} satisfies Partial<Readonly<Record<FormName, Form>>>;
