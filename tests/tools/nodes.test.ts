// The sentence of `npm test` about the Node that runs it, and its source.
import { describe, expect, it } from 'vitest';
import { nodeLine, nodeRecord, recordIn } from '../../tools/lib/nodes.mjs';

const record = [
  { version: '20.20.2', isGreen: true },
  { version: '22.23.3', isGreen: true },
  { version: '24.21.0', isGreen: false },
];

describe('the versions of Node', () => {
  it('are read from a table, with whether whole runs were green', () => {
    const table =
      '| Node | whole runs |\n|---|---|\n| 20.20.2 | green, 3 |\n| 22.23.3 | green |\n| 24.21.0 | none yet |\n';
    expect(recordIn(table)).toEqual(record);
  });
  it('are named, with a remark where no whole run was green', () => {
    expect(nodeLine('22.23.3', record)).toBe(
      'Node 22.23.3. Whole runs were seen green on Node 20.20.2 and 22.23.3 (docs/node.md).',
    );
    expect(nodeLine('24.21.0', record)).toBe(
      'Node 24.21.0. Whole runs were seen green on Node 20.20.2 and 22.23.3, not yet on this version (docs/node.md).',
    );
  });
  it('are none where no whole run was green', () => {
    expect(nodeLine('20.20.2', [{ version: '20.20.2', isGreen: false }])).toBe(
      'Node 20.20.2. No whole run was seen green yet (docs/node.md).',
    );
  });
  it('on record are those that the README promises', () => {
    const majors = nodeRecord().map(({ version }) => version.split('.')[0]);
    expect([...new Set(majors)].toSorted()).toEqual(['20', '22', '24']);
  });
});
