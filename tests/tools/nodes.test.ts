// What `npm test` says of the Node that runs it, and where it knows that from.
import { describe, expect, it } from 'vitest';
import { nodeLine, seenNodes, versionsIn } from '../../tools/lib/nodes.mjs';

describe('the versions of Node', () => {
  it('are read from the first column of a table', () => {
    const table = '| Node | runs |\n|---|---|\n| 20.20.2 | 5 |\n| 22.23.3 | 1, as 24.1.0 |\n';
    expect(versionsIn(table)).toEqual(['20.20.2', '22.23.3']);
  });
  it('are named, with a word where a version was not seen', () => {
    expect(nodeLine('22.23.3', ['20.20.2', '22.23.3'])).toBe(
      'Node 22.23.3. Whole runs were seen green on Node 20.20.2 and 22.23.3 (docs/node.md).',
    );
    expect(nodeLine('23.1.0', ['20.20.2', '22.23.3'])).toBe(
      'Node 23.1.0. Whole runs were seen green on Node 20.20.2 and 22.23.3, not yet on this version (docs/node.md).',
    );
  });
  it('cover every major version that the README promises', () => {
    const majors = new Set(seenNodes().map((version) => version.split('.')[0]));
    expect([...majors].toSorted()).toEqual(['20', '22', '24']);
  });
});
