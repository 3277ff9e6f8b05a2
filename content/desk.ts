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
    refresh: 'Refresh',
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
  keys: {
    title: 'Keys',
    open: 'Show the keys',
    close: 'Close',
    text: 'They work wherever no text is being written.',
    // src/pages/desk/deskKeys.ts gives each its key; the help and the buttons read them from here.
    commands: {
      next: { key: 'j', name: 'Next request' },
      previous: { key: 'k', name: 'Previous request' },
      open: { key: 'o', name: 'Open the marked request' },
      close: { key: 'q', name: 'Back to the queue' },
      search: { key: '/', name: 'Search' },
      refresh: { key: 'r', name: 'Read the queue again' },
      help: { key: '?', name: 'Show these keys' },
    },
  },
} satisfies DeskWords;
