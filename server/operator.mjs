// Who runs the site (AXIS_OPERATOR_…). The build writes it into the imprint, and each start names what is missing there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sorry } from './sorry.mjs';

/**
 * @typedef {object} Operator each on one line, as the environment has it
 * @property {string} [name]
 * @property {string} [address] a postal address
 * @property {string} [mail]
 * @property {string} [register] where the operator is registered, and under which number
 */

/** @type {Record<keyof Operator, string>} */
const variables = {
  name: 'AXIS_OPERATOR_NAME',
  address: 'AXIS_OPERATOR_ADDRESS',
  mail: 'AXIS_OPERATOR_MAIL',
  register: 'AXIS_OPERATOR_REGISTER',
};

/**
 * What the environment says of the operator; what it does not say is absent.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Operator}
 */
export function readOperator(env) {
  /** @type {Operator} */
  const operator = {};
  for (const [key, variable] of Object.entries(variables)) {
    const text = env[variable]?.trim() ?? '';
    if (/\p{Cc}/u.test(text)) throw new Sorry(`${variable} has more than one line.`);
    if (text !== '') operator[/** @type {keyof Operator} */ (key)] = text;
  }
  if (operator.mail !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(operator.mail))
    throw new Sorry(`${variables.mail}=${operator.mail} is not a mail address.`);
  return operator;
}

/**
 * The variables without which the imprint is incomplete. A published site has the mailbox `team@`; not everyone has a register.
 * @param {Operator} operator
 * @param {boolean} isPublished
 * @returns {string[]}
 */
export const missingOf = ({ name, address, mail }, isPublished) => [
  ...(name === undefined ? [variables.name] : []),
  ...(address === undefined ? [variables.address] : []),
  ...(mail === undefined && !isPublished ? [variables.mail] : []),
];

/** The file of the build that lists them; it is not served. */
const file = '.operator.json';

/**
 * What the build writes for the start.
 * @param {string[]} missing
 * @returns {[name: string, text: string]}
 */
export const operatorFile = (missing) => [file, `${JSON.stringify({ missing })}\n`];

/**
 * What the operator is told about the imprint of a built site; undefined where it is complete.
 * @param {string} dist
 * @returns {string | undefined}
 */
export function imprintGap(dist) {
  const path = join(dist, file);
  if (!existsSync(path)) return undefined;
  /** @type {{ missing: string[] }} */
  const { missing } = JSON.parse(readFileSync(path, 'utf8'));
  return missing.length === 0
    ? undefined
    : `The imprint says who runs the site, and lacks ${missing.join(', ')}: set them and build again.`;
}
