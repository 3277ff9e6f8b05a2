// Samples for the rule that feeds translate: feeds that decide, and feeds that do not.

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
  ['timer', 'const feed = fromCallback(({ sendBack }) => { setTimeout(sendBack, 200); });'],
  ['timer', 'const feed = fromCallback(({ sendBack }) => { window.setInterval(sendBack, 200); });'],
  ['timer', 'const feed = fromCallback(({ sendBack }) => { requestAnimationFrame(sendBack); });'],
];

/** Feeds that translate, and what is no feed. */
export const translatingFeeds: string[] = [
  "const feed = fromCallback(({ sendBack }) => { const report = () => sendBack({ type: 'a' }); report(); return watch(report); });",
  'const load = fromPromise(async () => { let a = await read(); return a; });',
  "const feed = fromCallback(({ sendBack }) => sendBack({ then: 'a', fetch: 1 }));",
];
