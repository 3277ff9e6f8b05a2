// Drafts: what a form says where this browser does not keep what is typed, or another tab has a newer version.

export const draft = {
  refused: 'This browser does not keep your draft',
  hint: 'It stores nothing for this site, or has no room left. Send what you typed before you leave the page.',
  newer: {
    title: 'There is a newer version in another tab',
    hint: 'Both are kept. The page loads again to show the newer one.',
    show: 'Show the newer version',
    keep: 'Keep this one',
  },
} as const;
