// The feeds that still decide, each with its reason; and samples for the rule that feeds translate.

type Exception = { holds: readonly string[]; reason: string };

const status = {
  holds: ['comparison'],
  reason: 'While the session does not know the plan yet, what was reported last still counts.',
};

/** By `<path> <name>`, in the order of the alphabet: what each feed holds, and why. */
export const feedExceptions: Readonly<Record<string, Exception>> = {
  'src/adapters/user/subscriptionStatus.ts buyerFeedOf': status,
  'src/adapters/user/subscriptionStatus.ts fullStackFeedOf': status,
  'src/adapters/user/subscriptionStatus.ts memberStatusFeedOf': status,
  'src/adapters/user/subscriptionStatus.ts offerFeedOf': status,
  'src/adapters/user/subscriptionStatus.ts subscriptionStatusFeedOf': status,
  'src/flows/myRequests/ports/entries.ts outboxFeedOf': {
    holds: ['comparison'],
    reason:
      'The outbox reports the entries of every member; a change of another’s is none of this one’s.',
  },
};

/** Feeds that decide: what is found, and the source. */
export const feedSamples: [fault: string, source: string][] = [
  ['let', 'const feed = fromCallback(({ sendBack }) => { let said = 1; sendBack(said); });'],
  ['let', 'let last = null; const feed = fromCallback(({ sendBack }) => sendBack(last));'],
  ['let', 'const feed = (user) => { let said = 1; return fromCallback(() => user(said)); };'],
  [
    'let',
    'const feed = fromCallback(() => watch()); function watch() { let said = 1; return said; }',
  ],
  [
    'let',
    'const feed = fromCallback(() => watch()); const watch = () => look(); const look = () => { let a; };',
  ],
  [
    'await',
    'export const feed = fromCallback(() => { const look = async () => { await load(); }; look(); });',
  ],
  ['.then(', 'const feed = fromCallback(({ sendBack }) => { load().then(sendBack); });'],
  ['fetch', "const feed = fromCallback(() => { void fetch('/a'); });"],
  ['fetch', "export function feed() { return fromCallback(() => void window.fetch('/a')); }"],
  [
    'comparison',
    'const feed = fromCallback(() => one.select((all) => all.mine, isSame).subscribe);',
  ],
  ['timer', 'const feed = fromCallback(({ sendBack }) => { setTimeout(sendBack, 200); });'],
  ['timer', 'const feed = fromCallback(({ sendBack }) => { window.setInterval(sendBack, 200); });'],
  ['timer', 'const feed = fromCallback(({ sendBack }) => { requestAnimationFrame(sendBack); });'],
];

/** Feeds that translate, and what is no feed. */
export const translatingFeeds: string[] = [
  'const feed = fromCallback(() => one.select((all) => all.mine).subscribe);',
  "const feed = fromCallback(({ sendBack }) => { const report = () => sendBack({ type: 'a' }); report(); return watch(report); });",
  'const load = fromPromise(async () => { let a = await read(); return a; });',
  "const feed = fromCallback(({ sendBack }) => sendBack({ then: 'a', fetch: 1 }));",
];
