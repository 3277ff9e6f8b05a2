// What outlives a deleted account, and why (tests/backend/deletion.test.ts compares `places` with what the database still has).

export interface Left {
  what: string;
  why: string;
  /** Tables whose rows stay; none where it is a file. */
  places: readonly string[];
}

export const deletionLeaves: readonly Left[] = [
  {
    what: 'What staff did, and when, without the request, post or email that it was about.',
    why: 'Otherwise the record would have gaps.',
    places: ['public.desk_acts'],
  },
  {
    what: 'The hash of each link that forwarded an answer.',
    why: 'Its page can then say that the answer is gone.',
    places: ['private.forwardings'],
  },
  {
    what: 'The salted hashes of your addresses among the attempts, for about a day.',
    why: 'Otherwise a deletion would be a way around the limits.',
    places: ['axis_server.tries'],
  },
  {
    what: "The account's ID and a salted hash of its address, in a list outside the database and its backups.",
    why: 'If the operator has to restore a backup, this is how your account is deleted again.',
    places: [],
  },
  {
    what: 'For those who worked at the desk: the name under the answers they gave.',
    why: 'An answer belongs to the member who asked, and so does its signature.',
    places: ['private.answers'],
  },
  {
    what: 'What a payment provider has to keep about payments.',
    why: 'The law requires that of the provider; this site has no copy.',
    places: [],
  },
];
