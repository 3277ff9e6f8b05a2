// An old Node must reach the check, parse it, and print the sentence.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = readFileSync('server/check-node.cjs', 'utf8');

/** Runs the check as the given version of Node. */
function check(version: string) {
  let said = '';
  let code: number | undefined;
  const process = {
    versions: { node: version },
    stderr: { write: (text: string) => (said += text) },
    exit: (given: number) => (code = given),
  };
  runInNewContext(source, { process });
  return { said, code };
}

describe('the check of Node', () => {
  it.each(['0.12.18', '12.22.0', '18.20.4', '20.18.9'])('refuses %s in one sentence', (version) => {
    const { said, code } = check(version);
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(`needs Node 20\\.19 or newer, and this is Node ${version}: .*\\.\\n$`),
    );
  });
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(check(version)).toEqual({ said: '', code: undefined });
  });
  it.each(['tools/start.mjs', 'tools/test.mjs', 'tools/dev.mjs', 'server/main.mjs'])(
    'is the first and only thing that %s imports at once',
    (file) => {
      const imports = readFileSync(file, 'utf8').match(/^import .*$/gm);
      const path = file.startsWith('server/') ? './check-node.cjs' : '../server/check-node.cjs';
      expect(imports).toEqual([`import '${path}';`]);
    },
  );
  it('is written in syntax that old Nodes know', () => {
    expect(source).not.toMatch(/\b(const|let|class|async)\b|=>|`|\?\.|\?\?/);
  });
});
