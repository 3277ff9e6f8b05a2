// The texts for an application to a gathering.
import type { ApplicationStatus } from '#machines/gatherings.machine.ts';
import { circle } from '#content/circle.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

const long = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** A time (ISO) in the advisor's time zone; empty where none is known. */
const paris = (iso: string | null) => (iso === null ? '' : long.format(new Date(iso)));

/** The color of an application's status; its word has the meaning. */
export const statusTones: Readonly<Record<ApplicationStatus['is'], BadgeTone>> = {
  waitingForAccount: 'indigo',
  waitingForNetwork: 'indigo',
  applied: 'indigo',
  waitlisted: 'gold',
  offered: 'gold',
  accepted: 'mint',
  declined: 'neutral',
};

/** The short name, the heading and the text of an application's status. */
export function statusWords({ is, position, until }: ApplicationStatus) {
  const words = circle.statuses[is === 'waitlisted' && position === null ? 'unnumbered' : is];
  const values = { position: position ?? '', until: paris(until) };
  return {
    name: fillIn(words.name, values),
    title: fillIn(words.title, values),
    text: fillIn(words.text, values),
  };
}

/** The link to follow an application, or the reason why it waits. */
export const statusLink = ({ is }: ApplicationStatus) =>
  is === 'waitingForAccount' ? circle.account : circle.requests;
