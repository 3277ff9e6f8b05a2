// The addresses of the checkout: a member leaves to pay or to manage a plan, and the checkout tells what became of it.
import { bodyLimit } from 'hono/body-limit';
import { everywhere } from '../http/table.mjs';
import { callCheckout } from './api.mjs';
import { takeEvent } from './events.mjs';
import { openPortal, openSession } from './sessions.mjs';

/**
 * @typedef {import('../http/caller.mjs').Context} Context
 * @typedef {import('./sessions.mjs').Buyer} Buyer
 *
 * @typedef {object} CheckoutParts
 * @property {import('./settings.mjs').Checkout | undefined} checkout nothing where no keys are set
 * @property {import('postgres').Sql} sql
 * @property {(request: Request, client: string, id: string) => Promise<Response>} ask the backend, through its guard
 * @property {string} publishableKey
 * @property {string} siteUrl
 * @property {import('../log.mjs').Log} log
 */

/** An event has some thousand bytes, an order some dozen. */
const largest = 512 * 1024;

/** @param {object} answer @param {number} [status] */
const said = (answer, status = 200) =>
  Response.json(answer, { status, headers: { ...everywhere, 'Cache-Control': 'no-store' } });

/** @param {unknown} value @param {string} name @returns {unknown} */
const at = (value, name) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Adds the addresses to a server.
 * @param {import('hono').Hono<{ Bindings: import('../http/caller.mjs').Bindings }>} app
 * @param {CheckoutParts} parts
 */
export function addCheckout(app, { checkout, sql, ask, publishableKey, siteUrl, log }) {
  const limit = bodyLimit({
    maxSize: largest,
    onError: () => said({ message: 'Too large.' }, 413),
  });

  /**
   * The member whose token a request carries, with their plans; undefined for a session that is over.
   * @param {Context} c
   * @returns {Promise<Buyer | undefined>}
   */
  async function buyerOf(c) {
    const authorization = c.req.header('authorization');
    if (authorization === undefined) return undefined;
    const headers = { apikey: publishableKey, authorization, 'content-type': 'application/json' };
    const { client, id: request } = c.env.facts;
    const asked = await Promise.all([
      ask(new Request('http://localhost/auth/v1/user', { headers }), client, request),
      ask(
        new Request('http://localhost/rest/v1/rpc/my_plans', {
          method: 'POST',
          headers,
          body: '{}',
        }),
        client,
        request,
      ),
    ]);
    if (!asked.every(({ ok }) => ok)) return undefined;
    const [user, known] = await Promise.all(asked.map((one) => one.json()));
    const [id, email, plans] = [at(user, 'id'), at(user, 'email'), at(known, 'plans')];
    if (typeof id !== 'string' || !Array.isArray(plans)) return undefined;
    return { id, email: String(email ?? ''), plans };
  }

  /**
   * @param {string} path
   * @param {(buyer: Buyer, order: Record<string, unknown>, parts: import('./sessions.mjs').Parts) => Promise<import('./sessions.mjs').Leave>} open
   */
  const leave = (path, open) =>
    app.post(path, limit, async (c) => {
      Object.assign(c.env.facts, { kind: 'server', route: path });
      // The site asks every server, and then the demo.
      if (checkout === undefined) return said({ outcome: 'refused', reason: 'no_checkout' });
      if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? ''))
        return said({ message: 'Send this as JSON.' }, 415);
      const buyer = await buyerOf(c);
      if (buyer === undefined) return said({ outcome: 'refused', reason: 'not_signed_in' }, 401);
      /** @type {unknown} */
      const order = await c.req.json().catch(() => undefined);
      const parts = { checkout, api: callCheckout(checkout), sql, siteUrl };
      try {
        return said(
          await open(buyer, typeof order === 'object' && order ? { ...order } : {}, parts),
        );
      } catch (error) {
        log.failure(
          error instanceof Error ? error.message : 'The checkout failed.',
          c.env.facts.id,
        );
        return said({ outcome: 'refused', reason: 'unreachable' }, 502);
      }
    });
  leave('/checkout/session', openSession);
  leave('/checkout/portal', (buyer, _, parts) => openPortal(buyer, parts));

  app.post('/checkout/events', limit, async (c) => {
    Object.assign(c.env.facts, { kind: 'server', route: '/checkout/events' });
    if (checkout === undefined) return said({ message: 'Not found' }, 404);
    const { client, id: request } = c.env.facts;
    const delivery = {
      body: new Uint8Array(await c.req.arrayBuffer()),
      signature: c.req.header('stripe-signature') ?? '',
    };
    try {
      const {
        status,
        said: word,
        id,
        kind,
      } = await takeEvent(delivery, {
        checkout,
        api: callCheckout(checkout),
        sql,
      });
      if (id !== undefined) log.notice(`Event ${id} of the checkout (${kind}): ${word}.`, request);
      else log.security({ event: `event of the checkout refused: ${word}`, client, id: request });
      return said({ received: status === 200, outcome: word }, status);
    } catch (error) {
      log.failure(error instanceof Error ? error.message : 'The checkout failed.', request);
      // Delivered again later.
      return said({ received: false }, 503);
    }
  });
}
