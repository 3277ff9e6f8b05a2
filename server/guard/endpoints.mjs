// Which addresses of the backend the site uses, and how much one of them may ask. Everything else of the library is not served.

/** The auth service, by method. A mailed token is sent by POST, so that no mail scanner spends it. @type {Record<string, readonly string[]>} */
const auth = {
  GET: ['user'],
  POST: ['token', 'signup', 'recover', 'verify', 'logout'],
  PUT: ['user'],
};

const grants = ['password', 'refresh_token'];

/** What may be changed of an account: its password. `code_…` is sent along by the client, empty. */
const changeable = ['password', 'code_challenge', 'code_challenge_method'];

/** A table or function of ours: the library answers an unknown one itself. */
const dataPath = /^\/rest\/v1\/(?:rpc\/)?[a-z_]{1,63}$/;

/** Filters with regular expressions and full text: a pattern of a caller may take the engine minutes. */
const costly = /^(?:not\.)?(?:i?match|(?:pl|ph|w)?fts)[.(]/;
/** The same within `and` and `or`, also of embedded rows. */
const combined = /(?:^|\.)(?:and|or)$/;
const costlyPart = /(?:^|[(,.\s])(?:i?match|(?:pl|ph|w)?fts)[.(]/;

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
  if (name === undefined) return dataPath.test(path) || path === '/demo/subscription';
  if (!auth[method]?.includes(name)) return false;
  const grant = query.getAll('grant_type');
  return name !== 'token' || (grant.length === 1 && grants.includes(grant[0] ?? ''));
}

/**
 * Whether a question to the data API may cost more than it should.
 * @param {URLSearchParams} query
 */
export function isCostlyQuery(query) {
  const parts = [...query];
  return (
    parts.length > mostParts ||
    parts.some(
      ([name, value]) =>
        name.length + value.length > longestPart ||
        (name === 'select' || combined.test(name)
          ? depthOf(value) > deepest || (name !== 'select' && costlyPart.test(value))
          : costly.test(value)),
    )
  );
}

/**
 * Whether a change of an account is one that the site asks for.
 * @param {unknown} body
 */
export const isServedChange = (body) =>
  typeof body !== 'object' ||
  body === null ||
  Object.keys(body).every((name) => changeable.includes(name));
