// What a member does to the account itself, besides what the library can: the password is proved again before a step that only
// the member may take, a new one is set with the present one, and a new address is asked for.
import bcrypt from 'bcrypt';
import { isCutOff, sentences } from './passwords.mjs';
import { refusal, textAt } from './refusals.mjs';
import { sessionOf } from './sessions.mjs';

/**
 * @typedef {{ id: string, email: string, session: string, user: object }} Member who asks, as the library has read it from the token
 * @typedef {{ request: Request, body: object, client: string, id: string }} Asked `id` names the request in the log
 *
 * @typedef {object} AccountParts
 * @property {(request: Request, id?: string) => Promise<Response>} fetch the backend
 * @property {import('postgres').Sql} sql
 * @property {import('./tries.mjs').Tries} tries
 * @property {(one: import('./tries.mjs').Try, id: string) => Promise<Response | undefined>} takeTry counts a try; an answer where it has to wait
 * @property {(event: string, client: string, id: string) => void} note writes an event into the security log
 * @property {import('./addresses.mjs').Addresses} addresses
 * @property {(authorization: string | null) => Promise<boolean>} isFromLink whether a mailed link has begun the session
 *
 * @typedef {object} Account
 * @property {(asked: Asked) => Promise<Response>} prove POST /auth/v1/proof
 * @property {(asked: Asked) => Promise<Response>} change PUT /auth/v1/user: the password, or the address
 * @property {(asked: Asked) => Promise<Response>} followLink POST /auth/v1/address
 * @property {(session: string) => Promise<Date | undefined>} noteProof the password was typed in this session; resolves with the end of the proof
 */

const noStore = { 'Cache-Control': 'no-store' };

/**
 * The same request with another body.
 * @param {Request} request
 * @param {object} body
 */
function withBody(request, body) {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/**
 * Opens what the guard answers about an account itself.
 * @param {AccountParts} parts
 * @returns {Account}
 */
export function openAccount({ fetch, sql, tries, takeTry, note, addresses, isFromLink }) {
  /**
   * The member whose token a request brings; the library checks it, and that its session exists.
   * @param {Asked} asked
   * @returns {Promise<Member | Response>} the library's refusal where there is none
   */
  async function memberOf({ request, id }) {
    const { search } = new URL(request.url);
    const authorization = request.headers.get('authorization');
    const headers = new Headers({ apikey: request.headers.get('apikey') ?? '' });
    if (authorization !== null) headers.set('authorization', authorization);
    const answer = await fetch(
      new Request(`http://localhost/auth/v1/user${search}`, { headers }),
      id,
    );
    if (!answer.ok) return answer;
    const body = /** @type {{ id: string, email: string }} */ (await answer.json());
    const session = sessionOf(authorization);
    if (session === undefined) return refusal(401, 'session_not_found', 'Sign in again.');
    return { id: body.id, email: body.email, session, user: body };
  }

  /**
   * Compares a password with the member's; tries are counted with those at sign-in.
   * @param {Member} member
   * @param {string} password
   * @param {Asked} asked
   * @param {string} code of the answer to a wrong one
   * @returns {Promise<Response | undefined>} nothing where it is right
   */
  async function faultOf(member, password, { client, id }, code) {
    const one = { action: /** @type {const} */ ('signIn'), client, address: member.email };
    const wait = await takeTry(one, id);
    if (wait !== undefined) return wait;
    const [row] =
      await sql`select encrypted_password as hash from auth.users where id = ${member.id}`;
    const hash = String(row?.['hash'] ?? '');
    if (isCutOff(password) || !(await bcrypt.compare(password, hash))) {
      note('wrong password in a session', client, id);
      return refusal(400, code, sentences.notCurrent);
    }
    await tries.reset(one);
    return undefined;
  }

  /** @param {string} session */
  async function noteProof(session) {
    const [row] = await sql`select private.prove(${session}) as until`;
    const until = /** @type {Date | null | undefined} */ (row?.['until']);
    return until ? new Date(until) : undefined;
  }

  /** @param {Asked} asked */
  async function changePassword(asked) {
    const { request, body, id } = asked;
    const authorization = request.headers.get('authorization');
    const { current_password: current, ...rest } = /** @type {{ current_password?: string }} */ (
      body
    );
    if (!(await isFromLink(authorization))) {
      if (current === undefined)
        return refusal(
          403,
          'reauthentication_needed',
          'A new password is set with the current one, or through a link in an email.',
        );
      const member = await memberOf(asked);
      if (member instanceof Response) return member;
      const fault = await faultOf(member, current, asked, 'current_password_wrong');
      if (fault !== undefined) return fault;
    }
    const answer = await fetch(withBody(request, rest), id);
    const session = sessionOf(authorization);
    if (answer.ok && session !== undefined) await noteProof(session);
    return answer;
  }

  /**
   * The answer tells nothing of whether the address is taken, nor does its time: it is not looked up here.
   * @param {Asked} asked
   * @param {string} wanted
   */
  async function changeAddress(asked, wanted) {
    const member = await memberOf(asked);
    if (member instanceof Response) return member;
    const [row] = await sql`
      select private.proved_until(${member.session}) is not null as proved, private.is_address(${wanted}) as fits`;
    if (row?.['proved'] !== true)
      return refusal(403, 'reauthentication_needed', 'Type your password again.');
    if (row['fits'] !== true) return refusal(400, 'validation_failed', sentences.noAddress);
    if (wanted === member.email.toLowerCase())
      return refusal(422, 'validation_failed', sentences.sameAddress);
    const one = { action: /** @type {const} */ ('newAddress'), client: asked.client };
    const wait = await takeTry({ ...one, address: wanted }, asked.id);
    if (wait !== undefined) return wait;
    const until = await addresses.ask(member.id, wanted);
    return Response.json(
      { ...member.user, new_email: wanted, new_email_until: until.toISOString() },
      { headers: noStore },
    );
  }

  return {
    noteProof,
    async change(asked) {
      const wanted = textAt(asked.body, 'email');
      return wanted === undefined
        ? changePassword(asked)
        : changeAddress(asked, wanted.trim().toLowerCase());
    },
    async followLink({ body, client, id }) {
      const act = textAt(body, 'act');
      if (act !== 'confirm' && act !== 'return')
        return refusal(400, 'validation_failed', 'This cannot be read.');
      const wait = await takeTry({ action: 'verify', client }, id);
      if (wait !== undefined) return wait;
      const outcome = await addresses.follow(textAt(body, 'token') ?? '', act);
      return Response.json({ outcome }, { headers: noStore });
    },
    async prove(asked) {
      const member = await memberOf(asked);
      if (member instanceof Response) return member;
      const password = textAt(asked.body, 'password') ?? '';
      const fault = await faultOf(member, password, asked, 'invalid_credentials');
      if (fault !== undefined) return fault;
      const until = await noteProof(member.session);
      return Response.json({ proved_until: until?.toISOString() }, { headers: noStore });
    },
  };
}
