// How many pairs of consecutive transitions the tours in Chromium walk at least, of those that a flow has, in percent. The tours
// are made to take each transition, not each pair; `npm run paths -- <flow> --coverage` names the walks that add most.

/** What every flow keeps that is not named below. */
export const generalGoal = 15;

/** The goals below the general one, each with its reason. */
export const lowerGoals: Readonly<Record<string, { percent: number; reason: string }>> = {
  session: {
    percent: 4,
    reason:
      'Who is signed in, the plan and the link of a mail are told side by side, and the sign-in service may report anything at any time.',
  },
  deskQueue: {
    percent: 5,
    reason:
      'The list is searched, filtered and read again while what stands beside it changes: two parallel parts, in any order.',
  },
  authReports: {
    percent: 6,
    reason:
      'It passes on reports of the sign-in service, which come in any order, from this tab or from another one.',
  },
  navigation: {
    percent: 7,
    reason:
      'A press on a link, Back and Forward may each interrupt any other navigation, while the page is refreshed beside it.',
  },
  dashboard: {
    percent: 7,
    reason: 'The tab and the greeting change side by side, each by a feed of its own.',
  },
  fullStack: {
    percent: 10,
    reason:
      'What is searched, ordered, stored and told by other flows meets one list, without an order of its own.',
  },
  officeHours: {
    percent: 11,
    reason: 'The hours, both days and the appointment change side by side.',
  },
  theme: {
    percent: 12,
    reason: 'Each of the three themes can follow each other one, by this tab or by another one.',
  },
  authForm: {
    percent: 13,
    reason:
      'The form and the pause after too many attempts go on side by side, and its fields are changed in any order.',
  },
};

/** The goal of a flow. */
export const goalOf = (flow: string): number => lowerGoals[flow]?.percent ?? generalGoal;
