// Which fonts Chromium uses for a page.
import type { Page } from 'playwright/test';

/** The fonts in which Chromium draws an element, the site's or the system's. */
export async function fontsOf(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return [...new Set(fonts.map(({ isCustomFont }) => (isCustomFont ? 'ours' : 'fallback')))];
}

/** The font of each face, as its file names it. */
const own = /^(?:Newsreader|Instrument Sans|JetBrains Mono)/;

/** Runs in the page: its texts, without those that are for screen readers, a pixel wide. */
function texts(inView: boolean) {
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    if (element.closest('noscript, script, style')) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width <= 1 || (inView && (bottom <= 0 || top >= window.innerHeight))) return [];
    return [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
  });
}

/** Every text of the page that is not in one of its own faces, or in two of them; of those in view, or of all. */
export async function strangersOn(page: Page, inView: boolean): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await cdp.send('DOM.getDocument', { depth: 0 });
  const { result } = await cdp.send('Runtime.evaluate', { expression: `(${texts})(${inView})` });
  const { result: all } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const nodes = all.flatMap(({ value }) =>
    value?.subtype === 'node' && value.objectId !== undefined ? [value.objectId] : [],
  );
  const strangers = await Promise.all(
    nodes.map(async (objectId) => {
      const { nodeId } = await cdp.send('DOM.requestNode', { objectId });
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
      const isOurs = fonts.every((font) => font.isCustomFont && own.test(font.familyName));
      if (isOurs && fonts.length < 2) return [];
      const { node } = await cdp.send('DOM.describeNode', { nodeId });
      const names = fonts.map(({ familyName, glyphCount }) => `${familyName} ${glyphCount}`);
      return [`${node.nodeValue}: ${names.join(', ')}`];
    }),
  );
  await cdp.detach();
  if (nodes.length === 0) throw new Error('The page shows no text.');
  return strangers.flat();
}
