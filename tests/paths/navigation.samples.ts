// The places and reports of the path model of navigation, each where it can happen.
import type { Place } from '#machines/navigation.machine.ts';

export type Seen = {
  context: {
    place: Place;
    rendered: Place;
    html: Place | null;
    isMember: boolean | null;
    isOwn: boolean;
  };
  matches: (
    state:
      | 'firstPage'
      | 'routed'
      | { firstPage: 'onPage' }
      | { routed: { upkeep: 'fresh' } }
      | { routed: { order: 'resting' } },
  ) => boolean;
};

export const hrefOf = ({ pathname, search, hash }: Place) => pathname + search + hash;
export const placeAt = (pathname: string, search = '', hash = ''): Place => ({
  pathname,
  search,
  hash,
});
const sameHref = (one: Place, other: Place) => hrefOf(one) === hrefOf(other);
export const to = (place: Place) => ({ href: hrefOf(place), replace: false, place });
export const next = placeAt('/co-lab');

export const onFirstPage = (place: (here: Place) => Place) => (seen: Seen) => {
  const given = place(seen.context.place);
  return seen.matches('firstPage') && !sameHref(given, seen.context.place)
    ? { place: given }
    : undefined;
};
/** The history leads to another page; the router itself follows it within one. */
export const moved = (place: (here: Place) => Place) => (seen: Seen) =>
  onFirstPage(place)(seen) ??
  (seen.matches('routed') &&
  place(seen.context.place).pathname !== (seen.context.html ?? seen.context.rendered).pathname
    ? { place: place(seen.context.place) }
    : undefined);
/** The router reports while nothing else is under way below: its reports are the same then. */
export const routed = (place: Place) => (seen: Seen) =>
  seen.matches({ routed: { upkeep: 'fresh' } }) ? { place } : undefined;

/** The page below the HTML of another one. */
export const covered = (seen: Seen) =>
  seen.matches('firstPage') && seen.context.html ? { place: seen.context.rendered } : undefined;

/** The router runs the guards; whether a member is signed in is told as often as it changes. */
export const knows = (isMember: boolean) => (seen: Seen) =>
  (seen.matches({ routed: { order: 'resting' } }) && seen.context.isMember !== isMember) ||
  (seen.matches({ firstPage: 'onPage' }) && seen.context.isOwn && !isMember)
    ? { isMember }
    : undefined;

export const part = ({ pathname, search }: Place) => placeAt(pathname, search, '#part');
export const choice = ({ pathname }: Place) => placeAt(pathname, '?q=a');
export const top = ({ pathname, search }: Place) => placeAt(pathname, search);
