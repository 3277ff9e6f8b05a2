// What a change does to what lies in people's browsers. It is decided by running what earlier builds have stored
// (tests/releases) in this build; that belongs to the tests, and is handed in.

export type Survival = {
  /**
   * `safe`: browsers hold what this build writes, or nothing; `migrates`: they hold another form, which this build restores
   * whole; `breaking`: something that was typed is not restored.
   */
  call: 'safe' | 'migrates' | 'breaking';
  why: string;
};

/** What becomes of what lies in browsers, by the id of the flow that keeps it. */
export type Survivals = Readonly<Record<string, Survival>>;

/** The same for what the builds up to a git ref have stored. */
export type SurvivalsSince = (root: string, ref: string) => Promise<Survivals>;

/** What becomes of the words of a flow. */
export const survivalOf = (flow: string, survivals: Survivals): Survival =>
  survivals[flow] ?? { call: 'safe', why: "nothing of this flow lies in people's browsers" };

/** The call with its reason, in one line. */
export const callWords = ({ call, why }: Survival): string => `${call}: ${why}`;
