// Sharing by state (docs/product-spec.md, "8. Error catalogue"; docs/product-decisions.md, "Share").
import { describe, expect, test } from 'vitest';
import { shareMachine } from '#machines/share.machine.ts';
import type { ShareAnswer, SharedLink } from '#machines/share.machine.ts';
import { play, port } from './kit.ts';

const essay = { link: '/second-curve/essay', title: 'An essay' };
const tool = { link: '/ops-cabinet/tool', title: 'A tool' };

const sharing = () => {
  const shareLink = port<ShareAnswer, SharedLink>();
  const flow = play(shareMachine.provide({ actors: { shareLink: shareLink.logic } }));
  flow.send({ type: 'link.shared', ...essay });
  return { ...flow, shareLink };
};

test('the browser is asked once, however often the user presses', () => {
  const flow = sharing();
  expect([flow.states(), flow.tags(), flow.shareLink.asked]).toEqual([
    ['sharing'],
    ['busy'],
    [essay],
  ]);
  expect(flow.can({ type: 'link.shared', ...tool })).toBe(false);
});

test('copied: the toast says so, and another page can be shared', () => {
  const flow = sharing();
  flow.shareLink.resolve('copied');
  expect([flow.states(), flow.tags()]).toEqual([['copied'], ['copied']]);
  expect(flow.heard()).toEqual([{ type: 'toast', key: 'shareReady' }]);
  flow.send({ type: 'link.shared', ...tool });
  expect([flow.states(), flow.context()]).toEqual([['sharing'], tool]);
});

test('handed to the system: no toast', () => {
  const flow = sharing();
  flow.shareLink.resolve('handedOver');
  expect([flow.states(), flow.heard()]).toEqual([['idle'], []]);
});

describe('the link is shown in a panel', () => {
  test.each([
    ['it is refused', (flow: ReturnType<typeof sharing>) => flow.shareLink.resolve('refused')],
    ['the browser cannot share', (flow: ReturnType<typeof sharing>) => flow.shareLink.reject('')],
    ['no answer for ten seconds', (flow: ReturnType<typeof sharing>) => flow.wait(10_000)],
  ])('%s: until the user closes it', (_, happen) => {
    const flow = sharing();
    happen(flow);
    expect([flow.states(), flow.tags(), flow.heard()]).toEqual([['offering'], ['panelOpen'], []]);
    flow.send({ type: 'panel.closed' });
    expect(flow.states()).toEqual(['idle']);
  });
});
