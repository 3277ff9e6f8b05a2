// `npm run flows:diff -- <ref> --pictures`: which flows are pictured in which tree, what is written and said, and that the
// worktree of the earlier commit goes. A stand-in for Chromium writes the pictures.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picturesSince } from '../../tools/lib/picturesDiff.mjs';
import type { Take, Taking } from '../../tools/lib/pictureSides.mjs';
import * as style from '../paths/contactStyle.ts';
import * as sheet from '../paths/kit/changesSheet.ts';
import * as changes from '../paths/kit/pictureChanges.ts';

const kit = { ...changes, ...sheet, ...style };

let root = '';
let packages = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commit = () => {
  git('add', 'package-lock.json', 'tests', 'tools', 'shown.txt');
  git('commit', '--quiet', '-m', 'A commit');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'axis-one-'));
  packages = mkdtempSync(join(tmpdir(), 'axis-packages-'));
  writeFileSync(join(packages, 'kept'), '');
  symlinkSync(packages, join(root, 'node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  write('package-lock.json', '{}');
  write('tests/paths/theme.paths.ts', '');
  write('tests/paths/gone.paths.ts', '');
  write('tools/lib/pictures.mjs', '');
  write('shown.txt', 'before');
  commit();
  // The tree of today: another look, one flow less, one more.
  write('shown.txt', 'after');
  rmSync(join(root, 'tests/paths/gone.paths.ts'));
  write('tests/paths/fresh.paths.ts', '');
});
afterEach(() => {
  for (const folder of [root, packages]) rmSync(folder, { recursive: true, force: true });
});

const shot = (flow: string) => ({
  place: 'open',
  states: ['open'],
  tags: [],
  descriptions: { open: 'It is open.' },
  title: 'A page',
  tour: 1,
  step: 0,
  say: 'A user comes',
  files: { 'ink.390': `${flow}/open.ink.390.png`, 'paper.390': `${flow}/open.paper.390.png` },
});

/** Takes pictures of a tree: in ink they show `shown.txt`, on paper they are always the same. */
function taker(codes: Readonly<Record<'before' | 'after', number>> = { before: 0, after: 0 }) {
  const taken: Taking[] = [];
  const take: Take = async (taking) => {
    taken.push(taking);
    const { folder, flows, into, isEarlier } = taking;
    for (const flow of flows) {
      mkdirSync(join(into, flow), { recursive: true });
      writeFileSync(join(into, flow, 'open.ink.390.png'), readFileSync(join(folder, 'shown.txt')));
      writeFileSync(join(into, flow, 'open.paper.390.png'), 'paper');
      writeFileSync(join(into, flow, 'open.ink.390.webp'), isEarlier ? 'old' : 'new');
    }
    const index = {
      looks: ['ink.390', 'paper.390'],
      flows: flows.map((flow) => ({ flow, title: flow, shots: [shot(flow)] })),
    };
    writeFileSync(join(into, 'index.json'), JSON.stringify(index));
    return codes[isEarlier ? 'before' : 'after'];
  };
  return { take, taken };
}

async function compared(
  take: Take,
  given: { ref?: string; changed?: string[]; named?: string[]; isAll?: boolean } = {},
) {
  const said: string[] = [];
  const complained: string[] = [];
  const out = join(root, 'flows/diff.pictures.html');
  const code = await picturesSince(
    {
      root,
      ref: 'HEAD',
      changed: ['theme'],
      named: [],
      isAll: false,
      ...given,
      out,
      say: (text) => said.push(text),
      complain: (text) => complained.push(text),
    },
    kit,
    take,
  );
  const page = existsSync(out) ? readFileSync(out, 'utf8') : '';
  return { code, said, complained, page };
}

const failing: Take = async () => {
  throw new Error('The disk is full.');
};

const asData = (text: string) => `data:image/webp;base64,${Buffer.from(text).toString('base64')}`;

describe('the pictures of two trees', () => {
  it('are taken of the flows that changed, by the code of each tree, and laid side by side', async () => {
    const { take, taken } = taker();
    const { code, said, page } = await compared(take);
    expect(code).toBe(0);
    expect(taken.map(({ flows, isEarlier }) => [flows, isEarlier])).toEqual([
      [['theme'], true],
      [['theme'], false],
    ]);
    expect(taken[1]?.folder).toBe(root);
    const [short] = git('rev-parse', '--short', 'HEAD').split('\n');
    expect(said).toEqual([
      'Pictures of theme, of HEAD and of this tree:',
      'theme: ‘open’ differs in ink, 390 px',
      `1 state differs, 0 are new, 0 are gone, 1 picture is the same: ${join(root, 'flows/diff.pictures.html')}`,
    ]);
    expect(page).toContain(`<h1>Pictures: HEAD (${short ?? ''}) and this tree</h1>`);
    expect(page).toContain(`src="${asData('old')}"`);
    expect(page).toContain(`src="${asData('new')}"`);
  });

  it('leave no worktree behind, and the packages where they are', async () => {
    const { take, taken } = taker();
    await compared(take);
    expect(existsSync(taken[0]?.folder ?? root)).toBe(false);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(existsSync(join(packages, 'kept'))).toBe(true);
    await expect(compared(failing)).rejects.toThrow('The disk is full.');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  it('are those of all flows, or of named ones, each in the trees that have it', async () => {
    const { take, taken } = taker();
    const all = await compared(take, { isAll: true });
    expect(taken.map(({ flows }) => flows)).toEqual([
      ['gone', 'theme'],
      ['fresh', 'theme'],
    ]);
    expect(all.said).toContain('fresh: ‘open’ is new');
    expect(all.said).toContain('gone: ‘open’ is gone');
    const { take: again, taken: fresh } = taker();
    // A flow that is new needs no earlier build.
    await compared(again, { named: ['fresh'] });
    expect(fresh.map(({ flows, isEarlier }) => [flows, isEarlier])).toEqual([[['fresh'], false]]);
  });

  it('are none where no flow has changed', async () => {
    const { take, taken } = taker();
    const { code, said, page } = await compared(take, { changed: ['request'] });
    expect([code, said, page]).toEqual([0, ['No flow with pictures has changed since HEAD.'], '']);
    expect(taken).toEqual([]);
  });
});

describe('is said, with exit 1', () => {
  it('that an earlier commit takes no pictures', async () => {
    git('rm', '--quiet', 'tools/lib/pictures.mjs');
    git('commit', '--quiet', '-m', 'Without');
    const { take, taken } = taker();
    const { code, complained } = await compared(take);
    expect(code).toBe(1);
    expect(complained).toEqual([
      '‘HEAD’ takes no pictures: it is older than npm run paths -- --pictures.',
    ]);
    expect(taken).toEqual([]);
  });

  it('that a name is no flow', async () => {
    const { code, complained } = await compared(taker().take, { named: ['them'] });
    expect([code, complained[0]]).toEqual([
      1,
      'There is no flow ‘them’: npm run paths lists the flows.',
    ]);
  });

  it('that tours failed, on the page too', async () => {
    const { code, complained, page } = await compared(taker({ before: 0, after: 1 }).take);
    const note = 'Tours failed in this tree: states that only they reach are missing in it.';
    expect([code, complained]).toEqual([1, [note]]);
    expect(page).toContain(`<p class="none">${note}</p>`);
  });

  it('that a tree could not be built', async () => {
    const { code, complained, page } = await compared(async () => 1);
    expect(code).toBe(1);
    expect(complained[0]).toMatch(/^No pictures of HEAD \(\w+\) could be taken\.$/);
    expect(page).toBe('');
  });
});
