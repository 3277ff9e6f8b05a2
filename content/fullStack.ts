// The words of the full signal stack, which premium members alone fetch: its search, what is saved, the order of the stack.
import type { FullStackWords } from './schema.signalStack.ts';

export const fullStack = {
  label: 'Full stack',
  title: 'Everything published, in your order',
  loading: 'Loading the full stack',
  search: {
    label: 'Search the full stack',
    clear: 'Clear search',
    save: 'Save search',
    saved: 'Saved',
  },
  // `foundSentence` in src/flows/fullStack/FullSearch.tsx decides which of these shows.
  found: {
    all: '{count} items',
    one: '1 item for "{query}"',
    many: '{count} items for "{query}"',
    none: 'No item for "{query}"',
  },
  // `FullRows` in src/flows/fullStack/FullRows.tsx shows this where no item holds the words.
  nothing: {
    title: 'No items match',
    text: 'The search looks through titles, summaries and subjects in the category chosen above. A shorter word finds more.',
  },
  // `SavedSearches` in src/flows/fullStack/SavedSearches.tsx decides which of these show.
  searches: {
    title: 'Saved searches',
    empty: 'A search that you save stays here, on every device.',
    delete: 'Delete',
    deleted: 'The search “{words}” is deleted.',
    undo: 'Undo',
  },
  // `MoveButtons` and `Moved` in src/flows/fullStack/StackOrder.tsx show these.
  order: {
    group: 'Order of {title}',
    up: 'Move up',
    down: 'Move down',
    hint: 'Put your stack in your own order with the two buttons, or go to one of them and use the arrow keys, Home and End.',
    moved: '“{title}” is now number {place} of {count}.',
  },
  // `Problem` in src/flows/fullStack/StackOrder.tsx shows the first three; the ports give the reasons below them.
  problems: {
    save: 'The search was not saved.',
    delete: 'The search was not deleted.',
    order: 'The order was not saved. Your stack is as it was before.',
    full: 'You have 50 saved searches, which is the limit. Delete one and try again.',
    ended: 'Your plan does not include the full stack.',
  },
} satisfies FullStackWords;
