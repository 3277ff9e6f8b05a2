// A chart in the browser is the same chart without its descriptions.
import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../tools/site/lean.mjs';

const chart = `setup({}).createMachine({
  id: 'postcard',
  description:
    'One card, "sent" once, {braces} included.',
  states: {
    drafting: { description: 'It is written.', tags: 'editable' },
    sent: { description: 'It is gone.' },
  },
  say: { description: params.text, title: 'description: kept' },
});
`;

test('descriptions are removed, and everything else stays, on its line', () => {
  const left = withoutDescriptions(chart);
  expect(left.split('\n').length).toBe(chart.split('\n').length);
  expect(left.replaceAll(/\s+/g, ' ')).toBe(
    "setup({}).createMachine({ id: 'postcard', states: { drafting: { tags: 'editable' }, sent: { }, }, " +
      "say: { description: params.text, title: 'description: kept' }, }); ",
  );
});
