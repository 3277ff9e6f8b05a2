// Drafts: what a form says where this browser does not keep what is typed.

export const draft = {
  refused: 'This browser does not keep your draft',
  hint: 'It stores nothing for this site, or has no room left. Send what you typed before you leave the page.',
} as const;
