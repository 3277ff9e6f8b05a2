// What a form says while another tab has a newer version of it; fetched when there is one.

export const newerDraft = {
  title: 'There is a newer version in another tab',
  hint: 'Both are kept. The page loads again to show the newer one.',
  show: 'Show the newer version',
  keep: 'Keep this one',
} as const;
