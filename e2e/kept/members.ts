// The forms of pages for members alone.
import { afterAnswer } from '../../content/afterAnswer.ts';
import { booking } from '../../content/booking.ts';
import { community } from '../../content/community.ts';
import { requestPage } from '../../content/requestPage.ts';
import { requests } from '../../content/requests.ts';
import { rescheduling } from '../../content/rescheduling.ts';
import { answers, asksAtOnce } from '../answers.ts';
import { picksADate } from '../bookings.ts';
import { cardOf } from '../asking.ts';
import { expect } from '../fixtures.ts';
import { hasAnHour } from '../hours.ts';
import type { Person } from '../person.ts';
import type { Form } from './forms.ts';

const post = (person: Person) => person.field(community.box.label);
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

const note = (person: Person) => person.field(rescheduling.dialog.note.label);

/** The office hour of the member who is here. */
let hour = '';

/** The question of the member who is here, and its answer. */
const question = 'Which of the two boards do we close?';
async function isAnswered(person: Person) {
  await answers(person, await asksAtOnce(person, question));
}

/** A field below the answer, which is reached from My requests. */
const belowTheAnswer = (label: string): Form => {
  const field = (person: Person) => person.page.getByRole('textbox', { name: label });
  return {
    path: '/dashboard',
    isForMembers: true,
    prepares: isAnswered,
    opens: async (person) => {
      const request = cardOf(person, question).getByRole('link', { name: question, exact: true });
      const answer = person.link(requestPage.answer.read);
      await expect(request.or(answer).or(field(person)).first()).toBeVisible();
      if (await request.isVisible()) await request.click();
      await expect(answer.or(field(person)).first()).toBeVisible();
      if (!(await field(person).isVisible())) await answer.click();
      await expect(field(person)).toBeEditable();
    },
    types: (person, words) => field(person).fill(words),
    has: (person, words) => expect(field(person)).toHaveValue(words),
  };
};

/** By the names of their machines. */
export const memberForms: Readonly<Record<string, Form>> = {
  opinion: belowTheAnswer(afterAnswer.opinion.why),
  followUp: belowTheAnswer(afterAnswer.followUp.field),
  community: {
    path: '/dashboard?tab=community',
    isForMembers: true,
    opens: (person) => expect(post(person)).toBeEditable(),
    types: (person, words) => post(person).fill(words),
    has: (person, words) => expect(post(person)).toHaveValue(words),
  },
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
    types: (person, words) => reason(person).fill(words),
    has: (person, words) => expect(reason(person)).toHaveValue(words),
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
      await expect(note(person).or(open).first()).toBeVisible();
      if (!(await note(person).isVisible())) await open.click();
      await expect(note(person)).toBeVisible();
    },
    types: (person, words) => note(person).fill(words),
    has: (person, words) => expect(note(person)).toHaveValue(words),
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
    types: (person, words) => objective(person).fill(words),
    has: (person, words) => expect(objective(person)).toHaveValue(words),
  },
};
