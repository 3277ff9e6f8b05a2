// Which addresses of the backend the site uses. Everything else of the library is not served.

/** The auth service, by method. @type {Record<string, readonly string[]>} */
const auth = {
  GET: ['user'],
  POST: ['token', 'signup', 'recover', 'verify', 'logout'],
  PUT: ['user'],
};

const grants = ['password', 'refresh_token'];

/** A table or function of ours: the library answers an unknown one itself. */
const dataPath = /^\/rest\/v1\/(?:rpc\/)?[a-z_]{1,63}$/;

/** Filters with regular expressions and full text: a pattern of a caller may take the engine minutes. */
const costly = /^(?:not\.)?(?:match|imatch|fts|plfts|phfts|wfts)(?:\(|\.)/;

/** How many levels of embedded rows a request may ask for. */
const deepest = 2;

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
  if (name !== undefined) {
    if (!auth[method]?.includes(name)) return false;
    // Named twice, the library may take the other one.
    const [grant = '', ...more] = query.getAll('grant_type');
    return name !== 'token' || (more.length === 0 && grants.includes(grant));
  }
  return dataPath.test(path) || path === '/demo/subscription';
}

/**
 * Whether the guard can read what a request brings. The library also takes forms and JSON under other types: limits would not see
 * what is in them, and a page of another site may send them without asking first.
 * @param {Request} request
 * @param {string} path
 */
export function isReadable({ method, headers }, path) {
  if (!/^(?:POST|PUT|PATCH)$/.test(method) || path === '/auth/v1/logout') return true;
  return /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
}

/**
 * Whether a question to the data API may cost more than it should.
 * @param {URLSearchParams} query
 */
export function isCostlyQuery(query) {
  for (const [name, value] of query) {
    if (name === 'select' && depthOf(value) > deepest) return true;
    if (
      name !== 'select' &&
      (costly.test(value) ||
        (/(?:^|[(,.])(?:i?match|(?:pl|ph|w)?fts)[.(]/.test(value) &&
          /^(?:and|or|not\.and|not\.or)$/.test(name)))
    )
      return true;
  }
  return false;
}
