// The test kit of the auth library's reports: a page in each of its states, with ports that answer on command.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { authReportsMachine } from '#machines/authReports.machine.ts';
import type { AuthListener, AuthReportsEvent } from '#machines/authReports.machine.ts';
import { feed, play, port } from './kit.ts';

const { delays } = authReportsMachine.implementations;
export const markTimeout = Number(delays.markTimeout);
export const libraryTimeout = Number(delays.libraryTimeout);
export const reportTimeout = Number(delays.reportTimeout);

export const member = { id: 'ada', email: 'ada@example.com' };
export const path = '/library';
export const calm = { path, isRecovering: false, isLeaving: false };
export const ordinary = { ...calm, member };
export const recovering = { ...ordinary, isRecovering: true };

type Opened = Extract<AuthReportsEvent, { type: 'page.opened' }>;

/** The page is opened by a browser that holds no token, unless the test says otherwise. */
export function open(page: Partial<Opened> = {}, authFeed = feed<AuthReportsEvent>()) {
  const told: object[] = [];
  const listener: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((event) => void told.push(event))),
  ).start();
  const fetchLibrary = port<unknown>();
  const actor = play(
    authReportsMachine.provide({
      actors: { authFeed: authFeed.logic, fetchLibrary: fetchLibrary.logic },
    }),
    { listener: listener as AuthListener },
  );
  authFeed.say({
    type: 'page.opened',
    ...calm,
    link: 'none',
    holdsToken: false,
    holder: null,
    isUntold: false,
    ...page,
  });
  return {
    ...actor,
    say: authFeed.say,
    fetchLibrary,
    state: () => actor.states().join(),
    told: () => told.splice(0),
  };
}

/** The browser holds a token, and the library looks its session up. */
export const expected = () => open({ holdsToken: true });
/** The browser holds a session that has not expired. */
export const unconfirmed = () => open({ holdsToken: true, holder: member });
export const absent = () => {
  const page = open();
  page.told();
  page.heard();
  return page;
};
export const present = () => {
  const page = absent();
  page.say({ type: 'auth.signedIn', ...ordinary });
  page.told();
  page.heard();
  return page;
};
export const ending = () => {
  const page = present();
  page.say({ type: 'auth.signedOut', ...calm });
  return page;
};
export const removed = (...marks: string[]) =>
  marks.map((mark) => ({ type: 'mark.removed', mark }));
