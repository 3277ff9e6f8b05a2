// The test kit of resets on a real server: a member, and the token of a mailed link.
import type { Server } from '../../tools/lib/throwaway.mjs';
import { call } from '../server/support.ts';

export const member = { email: 'kept@example.com', password: 'correct horse' };

const tokenIn = (link: string) =>
  Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));

/** Uses the token of a mailed link, as its page does. */
export const spend = (server: Server, link: string) =>
  call(server, '/auth/v1/verify', tokenIn(link));

/** The answer to a token that was used, or has expired. */
export const spent = { error_code: 'otp_expired' };
