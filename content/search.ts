// The words around the three searches: over the whole site, over the signals, and in the Library.
import type { SearchWords } from './schema.search.ts';

export const search = {
  site: {
    title: 'Search Axis One',
    close: 'Close search',
    label: 'What are you looking for?',
    // `Hits` in src/flows/siteSearch/Hits.tsx shows this while nothing is typed.
    hint: 'Essays, signals, answers, tools, people, offers, gatherings and pages. Type one or more words in any order; the start of a word is enough.',
    keys: 'Arrow keys choose, Enter opens, Escape closes.',
    results: 'Results',
    fetching: 'Loading search...',
    // `said` in src/flows/siteSearch/Hits.tsx decides which of these shows.
    found: {
      one: '1 result',
      many: '{count} results',
      more: 'The first {shown} of {count} results',
    },
    // `Hits` in src/flows/siteSearch/Hits.tsx shows this where no entry holds all the words.
    nothing: {
      title: 'No results match every word',
      text: 'Leave out a word, or shorten one.',
      action: 'Clear the words',
    },
    // `SearchLayer` in src/flows/siteSearch/SearchLayer.tsx shows this in the state `failed`.
    failed: {
      title: "Search didn't load",
      text: 'What you typed is kept. Check your connection, then try again.',
      action: 'Try again',
    },
    // `access` in src/boot/published/searchIndex.ts is set for entries that show one of these.
    access: { account: 'Account', premium: 'Premium' },
    kinds: {
      essay: 'Essay',
      signal: 'Signal',
      answer: 'Answer',
      toolkit: 'Toolkit',
      tool: 'Lab tool',
      expert: 'Expert',
      partner: 'Offer',
      gathering: 'Gathering',
      page: 'Page',
    },
  },
  signals: {
    label: 'Search signals',
    clear: 'Clear search',
    // `resultSentence` in src/flows/signalSearch/SignalSearch.tsx decides which of these shows.
    found: {
      all: '{count} more signals',
      one: '1 signal for "{query}"',
      many: '{count} signals for "{query}"',
      none: 'No signal for "{query}"',
    },
    // `SignalSearch` in src/flows/signalSearch/SignalSearch.tsx shows this where `says` finds no signal.
    nothing: {
      title: 'No signal says that',
      text: 'The search looks through titles, summaries and subjects. A shorter word finds more. The featured signal is shown above.',
      action: 'Show all signals',
    },
  },
  library: {
    label: 'Publications',
    tabs: {
      all: 'All Publications',
      'second-curve': 'The Second Curve',
      'next-curve': 'Next Curve',
    },
  },
} satisfies SearchWords;
