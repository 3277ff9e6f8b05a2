// To a page of another site, in place of this one.
import { fromPromise } from 'xstate';
import { entitlement } from '#content/entitlement.ts';

/** Where a page may be: an address of any other kind would run in this one. */
const isPage = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Port `leaveSite`. Resolves where the history shows this page again as it was left.
 * @throws an Error with a sentence where the address leads to no page
 */
export const leaveSite = fromPromise<void, { url: string }>(
  ({ input: { url }, signal }) =>
    new Promise((resolve, reject) => {
      if (!isPage(url)) {
        reject(new Error(entitlement.unopened));
        return;
      }
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted) resolve();
      };
      window.addEventListener('pageshow', shown, { signal });
      window.location.assign(url);
    }),
);
