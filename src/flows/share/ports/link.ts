// Sharing: the clipboard first, then the system's share sheet.
import { fromPromise } from 'xstate';
import type { ShareAnswer, SharedLink } from '#machines/share.machine.ts';

/** A share sheet that is open after so many milliseconds counts as shown: the flow does not wait for its end. */
const sheetPause = 1000;

/** Opens the system's share sheet. Returns 'handedOver' also where the user dismissed it: that is no failure. */
async function handOver(data: { title: string; url: string }): Promise<ShareAnswer> {
  if (typeof navigator.share !== 'function') return 'refused';
  const opened = navigator.share(data).then(
    () => 'handedOver' as const,
    (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError' ? 'handedOver' : 'refused',
  );
  const pause = new Promise<ShareAnswer>((resolve) => {
    setTimeout(() => resolve('handedOver'), sheetPause);
  });
  return Promise.race([opened, pause]);
}

/**
 * Port `shareLink`: copies the absolute link of a path of ours; where the clipboard is refused, or does not exist
 * because the page is not served over https, opens the system's share sheet.
 */
export const shareLink = fromPromise<ShareAnswer, SharedLink>(async ({ input }) => {
  const url = new URL(input.link, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return handOver({ title: input.title, url });
  }
});
