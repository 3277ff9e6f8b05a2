// Passwords: what is said of one that nobody should have.

export const passwords = {
  common: 'This is one of the most used passwords. Choose another.',
} as const;
