// The whole faces (ui/lateFonts.ts), which leave the line to the page; without them the page has the signs of its own text.

/**
 * @param lineIsFree resolves when neither the next page's HTML nor its scripts are being fetched
 * @returns loads the faces, once
 */
export const wholeFaces = (lineIsFree: () => Promise<unknown>) => () =>
  lineIsFree()
    .then(() => import('#ui/lateFonts.ts'))
    .then((late) => late.loadFaces(lineIsFree))
    .catch(() => undefined);
