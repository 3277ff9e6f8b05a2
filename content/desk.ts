// What the advisor's desk says. Members never read it: it is fetched with the desk, once the database has confirmed staff.
import type { DeskWords } from './schema.desk.ts';

export const desk = {
  title: 'The desk',
  lede: 'The request that is due first is at the top.',
  queue: {
    label: 'Queue',
    loading: 'Loading the queue...',
    search: 'Search words, members or an id',
    kinds: 'Kind',
    statuses: 'Status',
    due: 'Due',
    view: 'Which requests',
    views: { open: 'Open', closed: 'Closed' },
    // `QueueFilters` in src/flows/deskQueue/QueueFilters.tsx shows these as the choices of `due`.
    dues: {
      any: 'Any time',
      overdue: 'Overdue',
      today: 'Today',
      '12h': 'Within 12 hours',
      '3d': 'Within 3 days',
      none: 'No promise',
    },
    anyKind: 'Every kind',
    anyStatus: 'Every status',
    clear: 'Clear filters',
    more: 'Show more',
    reading: 'Reading...',
    // `Counts` in src/flows/deskQueue/QueueList.tsx fills these in.
    counts: { open: '{count} open', overdue: '{count} overdue', today: '{count} due today' },
    // `timeLeft` in src/flows/deskQueue/timeLeft.ts decides which of these shows.
    time: {
      overdue: '{span} overdue',
      left: '{span} left',
      none: 'No promise',
      minutes: '{count} min',
      hours: '{count} h',
      days: '{count} d',
    },
    // `factsOf` in src/flows/deskQueue/QueueRow.tsx decides which of these show.
    facts: {
      files: 'Files: {count}',
      voice: 'Voice note',
      premium: 'Premium',
      mine: 'You are on it',
      theirs: '{name} is on it',
      sending: 'An answer is on its way',
      moves: 'Wants {slot}',
    },
    // The tags of machines/deskQueue.machine.ts decide which of these show.
    empty: {
      title: 'Nothing is waiting here',
      text: 'No request matches these filters.',
      all: 'Every promise is kept: nothing is open.',
    },
    failed: {
      title: "We can't load the queue right now",
      text: 'Nothing is lost. We keep trying.',
      action: 'Try again',
    },
    stale: {
      title: 'The queue may be out of date',
      text: 'The last update failed. We keep trying.',
      action: 'Check again',
    },
    cut: "The next page didn't load. Please try again.",
  },
  request: {
    loading: 'Loading the request...',
    sent: 'Sent {date}',
    // The tags of machines/deskRequest.machine.ts decide which of these show.
    missing: {
      title: 'There is no such request',
      text: 'It was deleted, or part of its address is missing.',
    },
    failed: {
      title: "We can't load this request right now",
      text: 'Nothing is lost. Try again in a moment.',
      action: 'Try again',
    },
    stale: {
      title: 'This request may be out of date',
      text: 'The last update failed. We keep trying.',
      action: 'Check again',
    },
    sections: {
      steps: 'What can be done now',
      asked: 'What was asked',
      files: 'Files',
      member: 'Who is asking',
      notes: 'Staff notes',
      history: 'History',
    },
    // `DeskFiles` in src/flows/deskRequest/Details.tsx decides which of these show.
    files: {
      none: 'This request has no files.',
      sent: 'The member sent',
      given: 'With the answer',
    },
    noNotes: 'No notes yet. Members never see these notes.',
    noAccount: 'Sent without an account, from {address}.',
    member: {
      address: 'Address',
      since: 'Member since',
      tier: 'Plan',
      free: 'Free',
      premium: 'Premium',
    },
    earlier: 'Earlier requests',
    // The fields of a profile, by their columns.
    profile: {
      identity_types: 'Identity',
      company_name: 'Company',
      company_stage: 'Stage',
      sector: 'Sector',
      website: 'Website',
      referral_source: 'Heard about us from',
      modules: 'Modules',
      signals: 'Signals',
    },
    // `History` in src/flows/deskRequest/Details.tsx decides which of these shows.
    history: {
      line: '{actor}: {status}',
      note: '{actor}: a note',
      member: 'Member',
      clock: 'The system',
      advisor: 'Advisor',
    },
    // The tags of machines/deskLease.machine.ts decide which of these show.
    lease: {
      theirs: '{name} is working on this request',
      text: 'You can read it. To answer it yourself, take it over.',
      take: 'Take it over',
      taking: 'Taking it over...',
      also: '{name} has it open, too.',
    },
    // The steps of machines/request.machine.ts: `commandsOf` in src/flows/deskRequest/ports/commands.ts asks the chart
    // which of them are legal now.
    commands: {
      review: { name: 'Start review', title: 'Start review', field: 'Note' },
      ask: {
        name: 'Ask the member',
        title: 'Ask the member',
        field: 'What the member should answer',
      },
      accept: { name: 'Accept', title: 'Accept', field: 'A note for the member (optional)' },
      schedule: { name: 'Schedule', title: 'Schedule', field: 'A note for the member (optional)' },
      offer: {
        name: 'Offer a seat',
        title: 'Offer a seat',
        field: 'A note for the member (optional)',
      },
      reply: { name: 'Answer with a note', title: 'Answer with a note', field: 'The answer' },
      decline: { name: 'Decline', title: 'Decline', field: 'The reason, which the member reads' },
      agreeMove: {
        name: 'Move to the new slot',
        title: 'Move to the new slot',
        field: 'A note for the member (optional)',
      },
      refuseMove: {
        name: 'Keep the current slot',
        title: 'Keep the current slot',
        field: 'A note for the member (optional)',
      },
      note: {
        name: 'Staff note',
        title: 'Staff note',
        field: 'The note; members never see it',
      },
    },
    dialog: {
      slot: 'Which slot',
      confirm: 'Confirm',
      busy: 'Sending...',
      cancel: 'Cancel',
      wanted: 'The member asks for {slot}.',
      noteMissing: 'Write something first: this step needs a note.',
      failed: 'That did not work. Nothing has changed; please try again.',
    },
    refusals: {
      other: 'The database refused this step. Nothing has changed.',
      not_found: 'This request no longer exists.',
      leased: '{name} is working on this request. Take it over first.',
      answer_waits: 'An answer is on its way. Take it back first, or wait until it has been sent.',
      illegal_move: 'The request has changed: it cannot go from {from} to {to}. Reload it.',
      invalid: 'The note is empty or too long, or the slot is not among those offered.',
      slot_closed: 'This slot is taken. Open slots: {nearest}.',
      slot_past: 'This slot has passed. Open slots: {nearest}.',
      already_requested: 'The member has already asked for this slot. Open slots: {nearest}.',
      gathering_full: 'All seats of this gathering are taken.',
      needs_answer: 'A question needs a written answer: create it with npm run operator.',
      no_move_asked: 'The member no longer wants another slot.',
      not_office_hours: 'Only office hours have slots.',
    },
  },
  keys: {
    title: 'Keys',
    open: 'Show the keys',
    close: 'Done',
    text: 'They work whenever you are not typing.',
    // src/ui/useShortcuts.ts hears them; the list on `?` and the buttons read them from here, too.
    commands: {
      next: { key: 'j', name: 'Next request' },
      previous: { key: 'k', name: 'Previous request' },
      open: { key: 'o', name: 'Open the selected request' },
      close: { key: 'q', name: 'Back to the queue' },
      search: { key: '/', name: 'Search' },
      refresh: { key: 'u', name: 'Refresh the queue' },
      review: { key: 'r', name: 'Start review' },
      ask: { key: 'b', name: 'Ask the member' },
      accept: { key: 'a', name: 'Accept' },
      schedule: { key: 's', name: 'Schedule' },
      offer: { key: 'f', name: 'Offer a seat' },
      reply: { key: 'w', name: 'Answer with a note' },
      decline: { key: 'd', name: 'Decline' },
      agreeMove: { key: 'y', name: 'Move to the new slot' },
      refuseMove: { key: 'x', name: 'Keep the current slot' },
      note: { key: 'n', name: 'Staff note' },
      confirm: { key: 'Control+Enter', name: 'Confirm' },
      help: { key: '?', name: 'Show these keys' },
    },
  },
} satisfies DeskWords;
