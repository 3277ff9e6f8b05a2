// What the short applications ask, all together; the machine `application` defines which form asks which.
// A module of its own: the entry's scripts keep drafts by these names, and must bring neither words nor schema with them.
export const shortFields = [
  'experience',
  'contribution',
  'link',
  'question',
  'material',
  'offer',
  'audience',
  'website',
  'idea',
  'trial',
] as const;
