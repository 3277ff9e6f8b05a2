// How an application to a gathering is told.
import type { Standing } from '#machines/gatherings.machine.ts';
import { circle } from '#content/circle.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

const long = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** A moment (ISO) on the advisor's clock; nothing where none is known. */
const paris = (iso: string | null) => (iso === null ? '' : long.format(new Date(iso)));

/** The colour of a standing; its word carries the meaning. */
export const standingTones: Readonly<Record<Standing['is'], BadgeTone>> = {
  waitingForAccount: 'indigo',
  waitingForNetwork: 'indigo',
  applied: 'indigo',
  waitlisted: 'gold',
  offered: 'gold',
  accepted: 'mint',
  declined: 'neutral',
};

/** A standing by its short name, its heading and its sentence. */
export function standingWords({ is, position, until }: Standing) {
  const words = circle.standings[is === 'waitlisted' && position === null ? 'unnumbered' : is];
  const values = { position: position ?? '', until: paris(until) };
  return {
    name: fillIn(words.name, values),
    title: fillIn(words.title, values),
    text: fillIn(words.text, values),
  };
}

/** Where an application can be followed, or what it waits for. */
export const standingLink = ({ is }: Standing) =>
  is === 'waitingForAccount' ? circle.account : circle.requests;
