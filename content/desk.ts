// What the advisor's desk says. Members never read it: it is fetched with the desk, once the database has confirmed staff.
import type { DeskWords } from './schema.desk.ts';

export const desk = {
  title: 'The desk',
  lede: 'What breaks its promise first stands first.',
  queue: {
    label: 'Queue',
    loading: 'Reading the queue...',
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
      mine: 'You are at it',
      theirs: '{name} is at it',
      sending: 'An answer is on its way',
      moves: 'Asks for {slot}',
    },
    // The tags of machines/deskQueue.machine.ts decide which of these show.
    empty: {
      title: 'Nothing waits here',
      text: 'No request matches these filters.',
      all: 'Every promise is kept: nothing is open.',
    },
    failed: {
      title: 'The queue cannot be read right now',
      text: 'Nothing is lost. We keep trying.',
      action: 'Try again',
    },
    stale: {
      title: 'The queue may be out of date',
      text: 'The last look failed. We keep trying.',
      action: 'Look again',
    },
    cut: 'The next page did not arrive. Please ask for it again.',
  },
  request: {
    loading: 'Reading the request...',
    sent: 'Sent {date}',
    // The tags of machines/deskRequest.machine.ts decide which of these show.
    missing: { title: 'There is no such request', text: 'It is gone, or its address was cut off.' },
    failed: {
      title: 'This request cannot be read right now',
      text: 'Nothing is lost. Try it again in a moment.',
      action: 'Try again',
    },
    stale: {
      title: 'This request may be out of date',
      text: 'The last look failed. We keep trying.',
      action: 'Look again',
    },
    sections: {
      steps: 'What can be done now',
      asked: 'What was asked',
      files: 'Files',
      member: 'Who asks',
      notes: 'Notes among staff',
      history: 'History',
    },
    // `DeskFiles` in src/flows/deskRequest/Details.tsx decides which of these show.
    files: {
      none: 'No files belong to this request.',
      sent: 'The member sent',
      given: 'With the answer',
    },
    noNotes: 'Nobody has noted anything. Members never read these notes.',
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
      identity_types: 'Is',
      company_name: 'Company',
      company_stage: 'Stage',
      sector: 'Sector',
      website: 'Website',
      referral_source: 'Came by',
      modules: 'Modules',
      signals: 'Signals',
    },
    // `History` in src/flows/deskRequest/Details.tsx decides which of these shows.
    history: {
      line: '{actor}: {status}',
      note: '{actor}: a note',
      member: 'Member',
      clock: 'The clock',
      advisor: 'Advisor',
    },
    // The tags of machines/deskLease.machine.ts decide which of these show.
    lease: {
      theirs: '{name} is at this request',
      text: 'You can read it. To answer it yourself, take it over.',
      take: 'Take it over',
      taking: 'Taking it over...',
      also: '{name} has it open, too.',
    },
    // The steps of machines/request.machine.ts: `commandsOf` in src/flows/deskRequest/ports/commands.ts asks the chart
    // which of them are legal now.
    commands: {
      review: { name: 'Start review', title: 'Start review', field: 'Note' },
      ask: { name: 'Ask back', title: 'Ask the member', field: 'What the member should answer' },
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
        name: 'Give the other slot',
        title: 'Give the other slot',
        field: 'A note for the member (optional)',
      },
      refuseMove: {
        name: 'Keep the old slot',
        title: 'Keep the old slot',
        field: 'A note for the member (optional)',
      },
      note: {
        name: 'Note for staff',
        title: 'Note for staff',
        field: 'The note; members never read it',
      },
    },
    dialog: {
      slot: 'Which slot',
      confirm: 'Confirm',
      busy: 'Sending...',
      cancel: 'Cancel',
      wanted: 'The member asks for {slot}.',
      noteMissing: 'Write what is meant: without words this says nothing.',
      failed: 'That did not work. Nothing has changed; please try again.',
    },
    refusals: {
      other: 'The database did not take this step. Nothing has changed.',
      not_found: 'This request is not there any more.',
      leased: '{name} is at this request. Take it over first.',
      answer_waits: 'An answer is on its way. Take it back first, or wait until it is given.',
      illegal_move: 'The request has moved: from {from} to {to} is no step. Read it again.',
      invalid: 'The note is empty or too long, or the slot is not among those offered.',
      slot_closed: 'Somebody has this slot. Open are: {nearest}.',
      slot_past: 'This slot has passed. Open are: {nearest}.',
      already_requested: 'The member has asked for this slot already. Open are: {nearest}.',
      gathering_full: 'All seats of this gathering are taken.',
      needs_answer: 'A question is answered by a document: npm run operator writes it.',
      no_move_asked: 'No other slot is wanted any more.',
      not_office_hours: 'Only office hours have slots.',
    },
  },
  keys: {
    title: 'Keys',
    open: 'Show the keys',
    close: 'Done',
    text: 'They work wherever no text is being written.',
    // src/ui/useShortcuts.ts hears them; the list on `?` and the buttons read them from here, too.
    commands: {
      next: { key: 'j', name: 'Next request' },
      previous: { key: 'k', name: 'Previous request' },
      open: { key: 'o', name: 'Open the marked request' },
      close: { key: 'q', name: 'Back to the queue' },
      search: { key: '/', name: 'Search' },
      refresh: { key: 'u', name: 'Read the queue again' },
      review: { key: 'r', name: 'Start review' },
      ask: { key: 'b', name: 'Ask back' },
      accept: { key: 'a', name: 'Accept' },
      schedule: { key: 's', name: 'Schedule' },
      offer: { key: 'f', name: 'Offer a seat' },
      reply: { key: 'w', name: 'Answer with a note' },
      decline: { key: 'd', name: 'Decline' },
      agreeMove: { key: 'y', name: 'Give the other slot' },
      refuseMove: { key: 'x', name: 'Keep the old slot' },
      note: { key: 'n', name: 'Note for staff' },
      confirm: { key: 'Control+Enter', name: 'Confirm what is written' },
      help: { key: '?', name: 'Show these keys' },
    },
  },
} satisfies DeskWords;
