// A link from a mail in the address: taken out before anything else reads it, and kept in the memory of this page alone.

/** The possible contents of the fragment: a token to exchange, a session, or the service's error for a used link. */
const ofLinks = /(^|&)(token_hash|access_token|error_code|error)=/;

let fragment: string | null = null;

/**
 * Takes a link out of the address: neither the history nor a later reader of the address finds it.
 * @returns whether there was one
 */
export function takeLink(): boolean {
  const { hash, pathname, search } = window.location;
  if (!ofLinks.test(hash.slice(1))) return false;
  fragment = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/** The fragment of the link that was taken; null where there is none. */
export const takenLink = (): string | null => fragment;

/** Forgets the link, once it has been handled. */
export function dropLink(): void {
  fragment = null;
}
