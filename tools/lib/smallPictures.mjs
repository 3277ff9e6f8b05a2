// Makes pictures small, for contact sheets and the atlas: in Chromium, which scales them well and writes WebP.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestChromium } from './chromium.mjs';

/** Where the pictures are kept, from the root of the repository: nothing of it is committed. */
export const picturesFolder = 'flows/pictures';

/** The greatest width, in pixels: sharp in a row of four, and legible when enlarged. */
const greatest = 960;

/** The file beside a picture that holds it in small. @param {string} file */
export const smallFileOf = (file) => file.replace(/\.png$/, '.webp');

/**
 * Writes each picture in small beside it.
 * @param {string} folder
 * @param {readonly string[]} files from there
 * @returns {Promise<Map<string, string>>} the small pictures as addresses of data, by file
 */
export async function makeSmall(folder, files) {
  /** @type {Map<string, string>} */
  const small = new Map();
  if (files.length === 0) return small;
  const { chromium } = await import('playwright');
  const executablePath = await findTestChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    for (const file of files) {
      const png = readFileSync(join(folder, file)).toString('base64');
      const address = await page.evaluate(async ([data, widest]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const scale = Math.min(1, Number(widest) / image.naturalWidth);
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(image.naturalWidth * scale);
        canvas.height = Math.round(image.naturalHeight * scale);
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('The browser draws no canvas.');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', 0.85);
      }, /** @type {const} */ ([png, greatest]));
      small.set(file, address);
      const data = address.slice(address.indexOf(',') + 1);
      writeFileSync(join(folder, smallFileOf(file)), Buffer.from(data, 'base64'));
    }
  } finally {
    await browser.close();
  }
  return small;
}
