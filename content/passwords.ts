// Why the server refuses a new password or a new address. The server says these sentences, and the forms show what it says.

// `faultOfPassword` in server/guard/passwords.mjs decides which of these is said.
export const passwordRefusals = {
  common: 'This is one of the most used passwords. Choose another.',
  ownName: 'A password cannot be a name from this site. Choose another.',
  tooLong:
    'This password is too long: use at most 72 plain letters and digits, or fewer characters of other kinds.',
  // Said by server/guard/account.mjs, also where the password is asked for again.
  notCurrent: 'Your current password is not correct.',
  noAddress: 'This is not an email address.',
  sameAddress: 'This is your address already.',
} as const;
