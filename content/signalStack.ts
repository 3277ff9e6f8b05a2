// The words of the feed and the stack: on /signal-stack, on the dashboard, and wherever an item can be put aside or shared.
import type { SignalStackWords } from './schema.signalStack.ts';

export const signalStack = {
  page: {
    chips: 'Show',
    all: 'All',
    // `FeedCards` in src/flows/feed/FeedCards.tsx shows this where a chosen kind has no card.
    empty: {
      title: 'Nothing here right now',
      text: 'You asked for less of everything in this category. Choose another category to see more.',
      action: 'Show all kinds',
    },
    // `Invitation` in src/pages/signalStack/SignalStackPage.tsx shows this to visitors.
    invitation: {
      title: 'Make it yours',
      text: 'With a free account, the feed follows what you chose and says why each item is there, and whatever you set aside is saved.',
      action: { name: 'Create Account', href: '/auth?tab=signup' },
      also: { name: 'Sign In', href: '/auth?tab=signin' },
    },
  },
  stack: {
    label: 'Your stack',
    title: 'What you have set aside',
    loading: 'Loading your stack',
    // `AddToStack` in src/flows/stack/AddToStack.tsx decides which of these two shows.
    add: 'Add to stack',
    added: 'In your stack',
    remove: 'Remove',
    // `YourStack` in src/flows/stack/YourStack.tsx decides which of these show, and whether `empty` or `failed` does.
    removed: '“{title}” is no longer in your stack.',
    undo: 'Undo',
    unpublished: 'An item that is no longer published',
    empty: {
      title: 'Your stack is empty',
      text: 'Press “Add to stack” on anything worth a second reading. You will find it here on every device.',
    },
    failed: {
      title: "We can't load your stack right now",
      text: 'Nothing in it is lost. The feed below is complete.',
      action: 'Try again',
    },
    // `StackNote` in src/flows/stack/AddToStack.tsx shows the first and the last, `YourStack` the other.
    problems: {
      add: '“{title}” was not added. Your stack has not changed.',
      remove: '“{title}” was not removed. Your stack has not changed.',
      full: 'Your stack has 500 items, which is the limit. Remove one and try again.',
    },
  },
  // `BasicStack` in src/flows/signalStack/BasicStack.tsx shows this to everybody without the full stack (content/fullStack.ts).
  basic: {
    label: 'Full stack',
    title: 'This is the basic stack',
    text: 'It has eight picks and the items you set aside, newest first. The full stack puts everything we have published in an order that follows your choices, and lets you search all of it. It also saves your searches, and you can put the items you set aside in your own order.',
    kept: 'If your plan ends, we keep your saved searches and your order, and you will find them again when you renew.',
  },
  // `FullStackFailed` in the same file shows this where the full stack, or its script, cannot be read.
  fullFailed: {
    title: "We can't load the full stack right now",
    text: 'Your saved searches and your order are kept. Everything else on this page is complete.',
    action: 'Try again',
  },
  feed: {
    label: 'Signals',
    title: 'A selection',
    loading: 'Loading your feed',
    less: 'Less like this',
    // `FeedCard` in src/flows/feed/FeedCard.tsx shows these two in place of a hidden card.
    hidden: 'Hidden. Expect less like “{title}” from now on.',
    undo: 'Undo',
    // `FeedCards` in src/flows/feed/FeedCards.tsx decides which of these show.
    recall: 'Show them again',
    recallHint: 'Some items are hidden because you asked for less like them.',
    unkept: "This browser can't save your choices: what you hid will be back on your next visit.",
    // `reasonOf` in src/flows/feed/order.ts decides which of these a card shows.
    reasons: {
      module: 'Because you chose {name}',
      signal: 'Because you follow {name}',
      recent: 'New this week, outside your modules',
      subject: 'Outside your modules, on a subject of yours: {name}',
      outside: 'Outside your modules',
      lowered: 'Further down: you asked for less like this',
    },
    sources: {
      'second-curve': {
        module: 'secondCurve',
        moduleName: 'The Second Curve',
        signal: 'secondCurve',
        signalName: 'The Second Curve',
      },
      'next-curve': {
        module: 'nextCurve',
        moduleName: 'The Next Curve',
        signal: 'nextCurve',
        signalName: 'The Next Curve',
      },
      'tool-drops': {
        module: 'opsCabinet',
        moduleName: 'Ops Cabinet',
        signal: 'toolDrops',
        signalName: 'Tool Drops',
      },
      'lab-releases': {
        module: 'fromLab',
        moduleName: 'From The Lab',
        signal: 'labSignals',
        signalName: 'Lab Signals',
      },
      asyncq: { module: 'asyncq', moduleName: 'AsynQ' },
      'open-circle': {
        module: 'openCircle',
        moduleName: 'Open Circle',
        signal: 'openCircleInvites',
        signalName: 'Open Circle Invites',
      },
      'signal-exchange': {
        module: 'signalExchange',
        moduleName: 'Signal Exchange',
        signal: 'quasarUpdates',
        signalName: 'Quasar Updates',
      },
    },
    // `isBare` in machines/feed.machine.ts decides whether this shows.
    empty: {
      title: 'Your feed is empty',
      text: 'No module is chosen. Choose at least one and the feed fills again.',
      action: 'Edit Profile',
    },
    // `FeedCards` in src/flows/feed/FeedCards.tsx shows this once every item is hidden.
    allHidden: {
      title: 'Everything is hidden',
      text: 'You asked for less of each item here. They can all come back.',
    },
  },
  share: {
    button: 'Share',
    // Shows in the state `copied` in machines/share.machine.ts.
    copied: 'Link copied.',
    // These show in the state `offering` in machines/share.machine.ts.
    panel: 'Share this item',
    hint: 'This browser could not copy the link. Select it and copy it yourself.',
    field: 'Link',
    close: 'Close',
  },
} satisfies SignalStackWords;
