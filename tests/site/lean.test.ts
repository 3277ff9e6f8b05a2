// A chart in the browser is the same chart without its descriptions and without the errors of ports that are not provided.
import { expect, test } from 'vitest';
import { withoutSentences } from '../../tools/site/lean.mjs';

const chart = `setup({
  actors: {
    stamp: fromPromise(() => Promise.reject(new Error('Port stamp is not provided.'))),
    send: fromPromise(() => Promise.reject(new Error('Nothing is provided.'))),
  },
}).createMachine({
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

test('descriptions and errors of missing ports are removed, and everything else stays, on its line', () => {
  const left = withoutSentences(chart);
  expect(left.split('\n').length).toBe(chart.split('\n').length);
  expect(left.replaceAll(/\s+/g, ' ')).toBe(
    'setup({ actors: { stamp: fromPromise(() => Promise.reject(new Error())), ' +
      "send: fromPromise(() => Promise.reject(new Error('Nothing is provided.'))), }, }).createMachine({ id: 'postcard', states: { drafting: { tags: 'editable' }, sent: { }, }, " +
      "say: { description: params.text, title: 'description: kept' }, }); ",
  );
});
