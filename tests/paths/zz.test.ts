import { it } from 'vitest';
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { project } from './app.ts';
import { fileOf } from './kit/cli.ts';
import { exploreValues, flagsOf, noticedBy } from './kit/values.ts';
import { valueMutantsOf } from './kit/valueMutants.ts';
const root = fileURLToPath(new URL('../..', import.meta.url));
const want = process.env['FLOWS']?.split(',');
it('x', { timeout: 6000000 }, async () => {
  let all = 0,
    ok = 0;
  for (const [flow] of project.flows) {
    if (want && !want.includes(flow)) continue;
    const t0 = Date.now();
    const b = exploreValues(project, flow);
    const t1 = Date.now();
    const src = readFileSync(root + project.files.sources(flow).machine, 'utf8');
    const ms = await valueMutantsOf(src, flagsOf(b));
    const md = readFileSync(fileOf(project, root, flow, 'md'), 'utf8');
    const by: Record<string, number> = {};
    const out: string[] = [];
    const slow: string[] = [];
    for (const m of ms) {
      const t = Date.now();
      const v = noticedBy(project, flow, b, m, md);
      by[v] = (by[v] ?? 0) + 1;
      if (v === 'none') out.push('  ' + m.id);
      if (Date.now() - t > 300) slow.push(`${Date.now() - t} ${v} ${m.id}`);
    }
    all += ms.length;
    ok += ms.length - out.length;
    const line = `${flow}: ${ms.length} ${JSON.stringify(by)} base ${t1 - t0} mutants ${Date.now() - t1}\n${out.join('\n')}\n   slow ${slow.join('\n   slow ')}`;
    appendFileSync('/tmp/mt/out.txt', line + '\n');
  }
  appendFileSync('/tmp/mt/out.txt', `TOTAL ${all} ${ok} ${ok / all}\n`);
});
