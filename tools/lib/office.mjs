// Finds a LibreOffice, or installs Debian's without its windows: the full run opens the files of the shelf in it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Sorry } from '../../server/sorry.mjs';

const program = '/usr/bin/soffice';
const packages = ['libreoffice-writer-nogui', 'libreoffice-calc-nogui'];

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function requireOffice() {
  if (existsSync(program)) return;
  if (mayInstall()) {
    process.stdout.write('Installing LibreOffice …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit']);
    spawnSync('apt-get', ['update', '-q'], { env, stdio: [...stdio] });
    const words = ['install', '-y', '-q', '--no-install-recommends', ...packages];
    spawnSync('apt-get', words, { env, stdio: [...stdio] });
  }
  if (!existsSync(program)) throw new Sorry('No LibreOffice was found, and none can be installed.');
}

/**
 * Opens files in LibreOffice and saves each in another format.
 * @param {string[]} files
 * @param {string} format as LibreOffice names it, `pdf` or `xlsx`
 * @returns {Map<string, Buffer>} what it saved, by the name of the file without its ending
 */
export function convert(files, format) {
  requireOffice();
  const work = mkdtempSync(join(tmpdir(), 'axis-office-'));
  try {
    const profile = `-env:UserInstallation=${pathToFileURL(join(work, 'profile')).href}`;
    const words = [
      profile,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      join(work, 'out'),
      ...files,
    ];
    const { status, stderr } = spawnSync(program, words, { encoding: 'utf8', timeout: 300_000 });
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
    return new Map(
      files.map((file) => {
        const name = basename(file, extname(file));
        return [name, readFileSync(join(work, 'out', `${name}.${format}`))];
      }),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
