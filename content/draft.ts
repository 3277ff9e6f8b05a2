// Drafts: what a form says where this browser does not keep what is typed.

export const draft = {
  refused: "This browser can't save your draft",
  hint: 'Storage for this site is blocked or full. Send what you typed before you leave the page.',
} as const;
