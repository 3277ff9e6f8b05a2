import { chromium } from 'playwright';
import { prepareSite, startServer } from './tools/lib/throwaway.mjs';
import { findTestChromium } from './tools/lib/chromium.mjs';
const out = '/tmp/shots';
const server = await startServer(await prepareSite({ dist: '/tmp/dist-a', reuse: true }));
console.log(server.url);
const browser = await chromium.launch({ executablePath: await findTestChromium(), args: ['--no-sandbox'] });
const pages = process.argv.slice(2);
for (const who of ['free', 'premium']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
  await page.goto(server.url + '/auth');
  await page.waitForTimeout(800);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@axis-one.example`);
  await page.getByLabel('Password', { exact: true }).fill(who === 'free' ? 'second-curve' : 'inner-room');
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await page.waitForTimeout(2500);
  console.log(page.url());
  for (const path of pages) {
    for (const width of [390, 768, 1440]) for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(server.url + path);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/${who}-${path.replaceAll('/', '_')}-${width}-${theme}.png`, fullPage: true });
    }
  }
  await context.close();
}
await browser.close();
await server.stop?.();
process.exit();
