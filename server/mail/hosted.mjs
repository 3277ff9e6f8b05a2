// The functions of a hosted Supabase as this server calls them, with the secret key: for the links of mails alone.
import { isLoopback } from '../settings.mjs';
import { Sorry } from '../sorry.mjs';

/** How long the database may take, in milliseconds. */
const answerTime = 15_000;

/**
 * Calls functions through the data API.
 * @param {{ url: string, secretKey: string }} hosted
 * @returns {import('./queue.mjs').Call}
 */
export function callHosted({ url, secretKey }) {
  const { origin, protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new Sorry(
      'VITE_SUPABASE_URL has to begin with https://, because SUPABASE_SECRET_KEY travels to it.',
    );
  return async (name, args) => {
    const response = await fetch(`${origin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        // The older kind of key is a token, and is wanted twice.
        ...(secretKey.startsWith('ey') ? { authorization: `Bearer ${secretKey}` } : {}),
      },
      // The key is not sent along a redirect.
      redirect: 'error',
      signal: AbortSignal.timeout(answerTime),
      body: JSON.stringify(args),
    });
    if (!response.ok) throw new Error(`The hosted backend answered ${response.status}`);
    return response.json();
  };
}
