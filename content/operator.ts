// Who runs this site, as its operator has configured it (README, "Settings"). The build injects it (vite.config.ts). Nothing is made
// up: what is not configured is absent, and the pages say so.

/** All of it is optional: a page never says what it does not know. */
export type Operator = {
  name?: string;
  /** A postal address, on one line. */
  address?: string;
  mail?: string;
  /** Where the operator is registered, and under which number. */
  register?: string;
  /** The host of the published site, which has the mailboxes `team@` and `security@`. */
  host?: string;
};

declare const axisOperator: Operator | undefined;

export const operator: Operator = typeof axisOperator === 'object' ? axisOperator : {};

/** Where mail to the people behind the site goes; undefined where the site has no mailbox. */
export const mailboxOf = ({ mail, host }: Operator): string | undefined =>
  mail ?? (host === undefined ? undefined : `team@${host}`);

/** Who the other side is, in one sentence. */
export const sentenceOf = ({ name, address }: Operator): string =>
  name === undefined
    ? 'The operator of this copy of Axis One has not entered a name yet, so this page gives none.'
    : `Axis One is run by ${address === undefined ? name : `${name}, ${address}`}.`;
