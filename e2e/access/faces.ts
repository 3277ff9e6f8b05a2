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

/** Runs in the page: the elements that have text of their own, and what it is. */
function texts(inView: boolean) {
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim() ?? '')
      .join('');
    if (text === '' || element.closest('noscript, script, style')) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    const isSeen = width > 0 && (!inView || (bottom > 0 && top < window.innerHeight));
    return isSeen ? [element] : [];
  });
}

/**
 * Every text of the page that is not in one of its own faces, or in two of them: an element without others in it has one face.
 * @param page
 * @param inView only what the window shows now
 */
export async function strangersOn(page: Page, inView: boolean): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await cdp.send('DOM.getDocument', { depth: 0 });
  const { result } = await cdp.send('Runtime.evaluate', { expression: `(${texts})(${inView})` });
  const { result: elements } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const strangers: string[] = [];
  let count = 0;
  for (const { value } of elements) {
    if (value?.subtype !== 'node' || value.objectId === undefined) continue;
    const { nodeId } = await cdp.send('DOM.requestNode', { objectId: value.objectId });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    const isOurs = fonts.every((font) => font.isCustomFont && own.test(font.familyName));
    const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: 1 });
    const isAlone = node.childNodeCount === 1;
    count += 1;
    if (isOurs && !(isAlone && fonts.length > 1)) continue;
    const names = fonts.map(({ familyName, glyphCount }) => `${familyName} ${glyphCount}`);
    strangers.push(`${value.description} ${node.children?.[0]?.nodeValue}: ${names.join(', ')}`);
  }
  await cdp.detach();
  if (count === 0) throw new Error('The page shows no text.');
  return strangers;
}
