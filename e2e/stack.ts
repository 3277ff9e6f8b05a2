// Answers of onboarding, in the words on screen, and as the database stores them.

export type StackAnswers = {
  identities: readonly string[];
  company?: string;
  stage?: string;
  sector?: string;
  website?: string;
  referral?: string;
  /** Pressed in addition to the preselected modules. */
  modules?: readonly string[];
  signals: readonly string[];
};

/** A founder who answers everything. */
export const halden = {
  identities: ["I'm a founder", "I'm raising capital"],
  company: 'Halden Robotics',
  stage: 'Pre-Seed',
  sector: 'Deep Tech',
  website: 'https://halden.example',
  referral: 'Podcast',
  modules: ['The Second Curve'],
  signals: ['The Second Curve', 'Tool Drops'],
} as const satisfies StackAnswers;

/** The same, as the row of `profiles`; lists in alphabetical order, because their order has no meaning. */
export const haldenRow = {
  identity_types: ['founder', 'raising-capital'],
  company_name: 'Halden Robotics',
  company_stage: 'pre-seed',
  sector: 'Deep Tech',
  website: 'https://halden.example',
  referral_source: 'Podcast',
  modules: ['asyncq', 'openCircle', 'opsCabinet', 'secondCurve', 'signalExchange'],
  signals: ['secondCurve', 'toolDrops'],
  onboarding_complete: true,
};

/** A founder who answers only what is required. */
export const terse = {
  identities: ["I'm exploring"],
  signals: ['The Next Curve'],
} as const satisfies StackAnswers;
