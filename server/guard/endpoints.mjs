// Which addresses of the backend the site uses, and how much one of them may ask. Everything else of the library is not served.
import { demoPaths } from '../backend/paths.mjs';

/** The auth service, by method, and what the guard answers beside it. A mailed token is sent by POST, so that no mail scanner spends it. @type {Record<string, readonly string[]>} */
const auth = {
  GET: ['user', 'archive'],
  POST: ['token', 'signup', 'recover', 'verify', 'logout', 'proof', 'address'],
  PUT: ['user'],
};

const grants = ['password', 'refresh_token'];

/** What may be changed of an account, one at a time: its password, with the present one, or its address. `code_…` is sent along by the client, empty. */
const empty = ['code_challenge', 'code_challenge_method'];
const changeable = [
  ['password', 'current_password', ...empty],
  ['email', ...empty],
];

/** A table or function of ours: the library answers an unknown one itself. */
const dataPath = /^\/rest\/v1\/(?:rpc\/)?[a-z_]{1,63}$/;

/** Filters that are answered. Those with patterns and full text are not: one of a caller may take the engine minutes. */
const filter = /^(?:not\.)?(?:eq|neq|gt|gte|lt|lte|in|is|like|ilike)\./;
/** Conditions that are combined, also of embedded rows, and what may not be among them. */
const combined = /(?:^|\.)(?:and|or)$/;
const costlyPart = /(?:^|[(,.\s])(?:i?match|(?:pl|ph|w)?fts|adj|s[lr]|nx[lr])[.(]/;

/** What the other parts of a question are made of; the library fails on some that it cannot read. @type {Record<string, RegExp>} */
const grammar = {
  select: /^[\w\s.,:!*()>-]*$/,
  order: /^[\w.,()>-]*$/,
  limit: /^-?\d{0,9}$/,
  offset: /^-?\d{0,9}$/,
  columns: /^[\w,"]*$/,
  on_conflict: /^[\w,]*$/,
};
/** The same of the rows of another table. */
const ownName = /^(?:\w+\.)*(select|order|limit|offset|columns|on_conflict)$/;
const column = /^[\w.>-]+$/;

/** How deeply brackets may be nested: three levels of rows, the table's own and two embedded ones. */
const deepest = 2;
/** How many parts a question may have, and how long each may be: several times what the site asks. */
const mostParts = 20;
const longestPart = 1000;

/**
 * How deep the brackets of a text are nested.
 * @param {string} text
 */
function depthOf(text) {
  let [depth, most] = [0, 0];
  for (const letter of text) {
    if (letter === '(') most = Math.max(most, (depth += 1));
    else if (letter === ')') depth -= 1;
  }
  return most;
}

/**
 * Whether the backend serves this address to the site.
 * @param {string} method
 * @param {string} path
 * @param {URLSearchParams} query
 */
export function isServedEndpoint(method, path, query) {
  const [, name] = /^\/auth\/v1\/([a-z]+)$/.exec(path) ?? [];
  if (name === undefined) return dataPath.test(path) || demoPaths.includes(path);
  if (!auth[method]?.includes(name)) return false;
  const grant = query.getAll('grant_type');
  return name !== 'token' || (grant.length === 1 && grants.includes(grant[0] ?? ''));
}

/**
 * Whether the guard can read what a request brings. The library also takes forms and JSON under other types: limits would not see
 * what is in them, and a page of another site may send them without asking first.
 * @param {Request} request
 * @param {string} path
 */
export function isJson({ method, headers }, path) {
  if (!/^(?:POST|PUT|PATCH)$/.test(method) || path === '/auth/v1/logout') return true;
  return /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
}

/**
 * Whether one part of a question can be read.
 * @param {string} name
 * @param {string} value
 */
function isReadable(name, value) {
  if (!column.test(name) || value.includes('\0')) return false;
  const [, own] = ownName.exec(name) ?? [];
  return own === undefined || (grammar[own]?.test(value) ?? false);
}

/**
 * Whether one part of a question may cost more than it should.
 * @param {string} name
 * @param {string} value
 */
function isCostly(name, value) {
  if (name.length + value.length > longestPart) return true;
  if (combined.test(name)) return depthOf(value) > deepest || costlyPart.test(value);
  if (ownName.test(name)) return depthOf(value) > deepest;
  return name !== 'apikey' && !filter.test(value);
}

/**
 * Why a question to the data API is not asked of the engine.
 * @param {URLSearchParams} query
 * @returns {'too_costly' | 'unreadable' | undefined}
 */
export function faultOfQuery(query) {
  const parts = [...query];
  if (parts.length > mostParts) return 'too_costly';
  if (!parts.every(([name, value]) => isReadable(name, value))) return 'unreadable';
  return parts.some(([name, value]) => isCostly(name, value)) ? 'too_costly' : undefined;
}

/** What bodies of the auth service have as texts. */
const texts = [
  'email',
  'password',
  'current_password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'act',
];

/**
 * Whether a body of the auth service is an object whose fields are what they should be; the library fails on others.
 * @param {unknown} body
 * @returns {body is object}
 */
export const isAuthBody = (body) =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  texts.every((name) => ['undefined', 'string'].includes(typeof Reflect.get(body, name)));

/**
 * Whether a change of an account is one that the site asks for.
 * @param {object} body
 */
export const isServedChange = (body) =>
  changeable.some((names) => Object.keys(body).every((name) => names.includes(name)));
