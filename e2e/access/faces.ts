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
