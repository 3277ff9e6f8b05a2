// Sharing: the clipboard first, then the system's own sheet.
import { fromPromise } from 'xstate';
import type { ShareAnswer, SharedLink } from '#machines/share.machine.ts';

/** A sheet that still stands after so many milliseconds has been opened: nobody waits for what is done in it. */
const sheetPause = 1000;

/** Opens the system's sheet. Answers 'handedOver' also where it was dismissed: that was the reader's own wish. */
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
 * Port `shareLink`: copies the absolute link of a path of ours; where the clipboard is refused, or does not exist because
 * the page is not served over https, the system's sheet.
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
