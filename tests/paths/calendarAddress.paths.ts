// Path model of the private calendar address: made, seen once, renewed, and revoked.
import { calendarAddressMachine } from '#machines/calendarAddress.machine.ts';
import type { CalendarAnswer, CalendarKnown } from '#machines/calendarAddress.machine.ts';
import { calendarAddress } from '#content/calendarAddress.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

const first = 'ab'.repeat(32);
const second = 'cd'.repeat(32);

const refused = {
  gives: { outcome: 'refused', message: 'You are signed out.' } satisfies CalendarAnswer,
  say: 'The backend refuses: the session is over',
};
const made = (token: string) => ({
  gives: { outcome: 'stored', token } satisfies CalendarAnswer,
});

export default definePaths({
  machine: calendarAddressMachine,
  input: { page: { say: 'A member opens the page of an office hour' } },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'address.requested': { say: 'Press Create an address' },
    'renewal.requested': { say: 'Press Create a new address' },
    'renewal.confirmed': { say: 'Press Create a new one' },
    'revocation.requested': { say: 'Press Revoke address' },
    'revocation.confirmed': { say: 'Press Revoke it' },
    'action.cancelled': { say: 'Leave the dialog' },
  },
  outcomes: {
    readCalendar: {
      none: {
        gives: { outcome: 'found', isThere: false } satisfies CalendarKnown,
        say: 'The backend knows no address of this member',
      },
      there: {
        gives: { outcome: 'found', isThere: true } satisfies CalendarKnown,
        say: 'The backend knows an address of an earlier visit',
      },
      unavailable: {
        gives: { outcome: 'unavailable' } satisfies CalendarKnown,
        say: 'No server here would answer under an address',
      },
      unreachable,
    },
    makeAddress: {
      made: {
        ...made(first),
        say: 'The backend makes an address',
        when: (seen) => seen.matches('making'),
      },
      renewed: {
        ...made(second),
        say: 'The backend makes another address, and ends the old one',
        when: (seen) => seen.matches('renewing'),
      },
      refused,
      unreachable,
    },
    revokeAddress: {
      done: {
        gives: { outcome: 'stored', token: null } satisfies CalendarAnswer,
        say: 'The backend ends the address',
      },
      refused,
      unreachable,
    },
  },
  states: {
    reading: 'The page says that it is looking for an address',
    unread: 'A notice says that it could not be read',
    unavailable: 'Nothing is said of a calendar',
    none: 'The page says that there is no address',
    making: 'The button says that an address is being made',
    there: 'The page says that there is an address',
    confirmingRenewal: 'A dialog says that the old address ends',
    renewing: 'The dialog is busy making a new address',
    confirmingRevocation: 'A dialog asks whether to revoke the address',
    revoking: 'The dialog is busy revoking',
  },
  details: ({ context: { problem, done } }) => [
    ...(problem ? [`Said in place: ${problem}`] : []),
    ...(done === null ? [] : [`Said in place: ${calendarAddress.outcomes[done]}`]),
  ],
  probes: {
    'the service fails without a word': {
      steps: [
        { port: 'readCalendar', gives: { outcome: 'found', isThere: false } },
        { type: 'address.requested' },
        { port: 'makeAddress', fails: '' },
      ],
    },
  },
  resting: ['none', 'there', 'unavailable', 'unread'],
  invariants: {
    'An address that was revoked is not shown any more': ({ snapshot }) =>
      !snapshot.hasTag('none') || snapshot.context.token === null,
    'An address ends only after its member has said so twice': ({ started, transitions }) =>
      started.every(({ port }) => port !== 'revokeAddress') ||
      transitions.some((id) => id.includes('revocation.confirmed')),
    'Nothing is offered where nothing would answer': ({ snapshot }) =>
      !snapshot.hasTag('unavailable') || snapshot.context.token === null,
  },
});
