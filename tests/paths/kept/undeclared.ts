// Machines that hear what a user enters or chooses, and declare nothing as typed: each with the reason.

/** By the name of the flow. */
export const undeclared: Readonly<Record<string, string>> = {
  authForm:
    'The address is half of the credentials. Stored before a sign-in, it would have no owner, and would tell the next user of a shared machine who was here. The browser’s password manager fills it in.',
  resetPassword: 'The address of an account, as above.',
  newPassword: 'A password.',
  changeAddress:
    'The new address belongs to the step that the password has just opened. Stored, it would tell the next user of a shared machine who is about to leave an address.',
  changePassword: 'Two passwords.',
  passwordAgain: 'A password.',
  factorStep: 'A code that counts for half a minute, or once.',
  secondFactor: 'A code that counts for half a minute.',
  carousel: 'A view of what is on the page.',
  dashboard: 'A tab, which is in the address.',
  labTools: 'Filters, which are in the address.',
  librarySearch: 'A tab, which is in the address.',
  fullStack: 'A search, which is in the address.',
  signalSearch: 'A search, which is in the address.',
  signalStack: 'A filter, which is in the address.',
  toolkits: 'A filter, which is in the address.',
  siteSearch: 'A search: it leads to a page at once, or is typed again.',
  officeHours: 'Dates and days are a view of the calendar; a slot opens the booking.',
  deskQueue: 'Filters and a search, which are in the address.',
  identityDialog: 'A card that is opened.',
  intentDialog: 'One of five links, which is followed at once.',
  perkRequest:
    'A confirmation is given for one request, in the moment in which it is sent. One that was restored would be a statement that its member has not made.',
  notePlayback: 'A press, which is carried out at once.',
  voiceNote:
    'AsynQ declares its note, and keeps it: second by second while it is recorded, marked as unfinished, and the whole at its end.',
  draft: 'It keeps what the form declares that runs it.',
  onboardingLayer: 'It opens onboarding, which keeps what is typed.',
  feed: 'A press, which is stored at once.',
  stack: 'A press, which is stored at once.',
  theme: 'A press, which is stored at once.',
  fileDownload: 'A press, which is carried out at once.',
  handOut: 'A press on a tool of the lab, which keeps what it hands out.',
  labAccess: 'It shows what a tool of the lab keeps, and changes nothing.',
  share: 'A press, which is carried out at once.',
  upgrade: 'A press, which is carried out at once.',
  plan: 'Which of two plans is shown, and presses that are confirmed in the moment in which they are sent.',
  devices: 'Presses, each of which is carried out at once.',
  mailChoices: 'Switches, each of which is stored at once.',
  deskIssue: 'The address of one test mail, which the advisor knows by heart.',
};

/** What is typed and not kept yet: open faults, which the counts do not contain. */
export const notKeptYet: Readonly<Record<string, string>> = {};
