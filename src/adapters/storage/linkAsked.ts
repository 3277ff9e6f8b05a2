// Records that this browser requested a link by mail: such a link is used without a confirmation.
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, write } from './keys.ts';

/** The lifetime of a mailed link in milliseconds (supabase/config.toml, `otp_expiry`). */
const linkLife = 3_600_000;

/** Addresses are compared as the service compares them. */
export const sameCase = (address: string) => address.trim().toLowerCase();

/** Records that a link was requested for this address. */
export function noteAsked(address: string): void {
  write(keys.linkAsked, JSON.stringify({ email: sameCase(address), at: Date.now() }));
}

/** The address for which this browser requested a link within the last hour, or null. */
export function askedFor(): string | null {
  try {
    const mark: unknown = JSON.parse(read(keys.linkAsked) ?? 'null');
    if (!isRecord(mark) || typeof mark['email'] !== 'string') return null;
    const age = Date.now() - Number(mark['at']);
    if (age >= 0 && age < linkLife) return mark['email'];
    write(keys.linkAsked, null);
    return null;
  } catch {
    return null;
  }
}
