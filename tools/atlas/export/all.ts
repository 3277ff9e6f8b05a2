// `npm run flows:export`: the whole atlas as one HTML file, its pictures beside it, and each machine as SVG, Mermaid and Stately's JSON.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Console } from '../console.ts';
import { atlasData } from '../data.ts';
import type { Measure } from '../data.ts';
import { standaloneSvg } from '../layout/style.ts';
import { toStately } from '../model/stately.ts';
import { buildAtlas } from '../page.ts';
import { carriedFolder, carryPictures } from '../pictures.ts';

/** Writes everything into a folder. */
export async function writeAll(
  { root, say }: Console,
  out: string,
  measure: Measure,
): Promise<void> {
  const folder = resolve(root, out);
  await mkdir(folder, { recursive: true });
  carryPictures({ root, say }, folder);
  // Beside the page, so that the folder can be taken along.
  const data = await atlasData(root, measure, { isLive: false, picturesAt: carriedFolder });
  await writeFile(join(folder, 'index.html'), await buildAtlas(root, data));
  for (const { name, chart, svg, mermaid } of data.flows) {
    await writeFile(join(folder, `${name}.svg`), standaloneSvg(svg, 'paper'));
    await writeFile(join(folder, `${name}.ink.svg`), standaloneSvg(svg, 'ink'));
    await writeFile(join(folder, `${name}.mmd`), mermaid);
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(toStately(chart), null, 2)}\n`);
  }
  say(`${data.flows.length} flows in ${folder}: open index.html.`);
}
