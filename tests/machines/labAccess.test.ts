// Access to a tool of the lab, by state: who may use it, and what the others see.
import { expect, test } from 'vitest';
import { labAccessMachine } from '#machines/labAccess.machine.ts';
import type { LabAccessEvent, PlanTool, SavedSheet } from '#machines/labAccess.machine.ts';
import { brokenFeed, feed, handOutKit, play, port } from './kit.ts';

const begin = (isBroken = false) => {
  const memberFeed = feed<LabAccessEvent>();
  const readSheet = port<SavedSheet | null, { tool: PlanTool }>();
  const handOut = handOutKit();
  const flow = play(
    labAccessMachine.provide({
      actors: {
        memberFeed: isBroken ? brokenFeed<LabAccessEvent>() : memberFeed.logic,
        readSheet: readSheet.logic,
        handOut: handOut.logic,
      },
    }),
    { tool: 'decision-ledger' },
  );
  return { ...flow, memberFeed, readSheet, handOut };
};
const statuses = ['member.absent', 'member.free', 'member.flagged'] as const;

test('a plan opens the tool, and nothing is read', () => {
  const flow = begin();
  expect([flow.states(), flow.tags()]).toEqual([['checking'], ['checking']]);
  flow.memberFeed.say({ type: 'member.premium' });
  expect([flow.states(), flow.tags(), flow.readSheet.asked]).toEqual([['open'], ['open'], []]);
});

test.each(statuses)('%s: a preview where nothing was saved', (type) => {
  const flow = begin();
  flow.memberFeed.say({ type });
  expect([flow.states(), flow.readSheet.asked]).toEqual([
    ['reading'],
    [{ tool: 'decision-ledger' }],
  ]);
  flow.readSheet.resolve(null);
  expect([flow.states(), flow.tags()]).toEqual([['preview'], ['preview']]);
  expect(flow.can({ type: 'sheet.wanted', as: 'file' })).toBe(false);
});

test('a plan that is known at once is asked for once', () => {
  const memberFeed = feed<LabAccessEvent>({ type: 'member.free' });
  const readSheet = port<SavedSheet | null, { tool: PlanTool }>();
  const flow = play(
    labAccessMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        readSheet: readSheet.logic,
        handOut: handOutKit().logic,
      },
    }),
    { tool: 'decision-ledger' },
  );
  expect([flow.states(), readSheet.asked.length]).toEqual([['reading'], 1]);
});

test('what was saved can be read and handed out, and goes with its member', () => {
  const flow = begin();
  flow.memberFeed.say({ type: 'member.free' });
  flow.readSheet.resolve({ sheet: { lines: ['x'] } });
  expect([flow.states(), flow.tags()]).toEqual([['readable'], ['readable']]);
  flow.send({ type: 'sheet.wanted', as: 'file' });
  expect(flow.handOut.asked).toEqual([
    {
      type: 'handOut.requested',
      as: 'file',
      sheet: { tool: 'decision-ledger', sheet: { lines: ['x'] } },
    },
  ]);
  flow.memberFeed.say({ type: 'member.absent' });
  expect([flow.states(), flow.context().sheet]).toEqual([['reading'], null]);
});

test('a plan that ends closes the tool, and one that begins opens it', () => {
  const flow = begin();
  flow.memberFeed.say({ type: 'member.premium' });
  flow.memberFeed.say({ type: 'member.free' });
  flow.readSheet.resolve({ sheet: { lines: ['x'] } });
  expect(flow.states()).toEqual(['readable']);
  flow.memberFeed.say({ type: 'member.premium' });
  expect([flow.states(), flow.context().sheet]).toEqual([['open'], null]);
});

test('another member’s work is read anew', () => {
  const flow = begin();
  flow.memberFeed.say({ type: 'member.free' });
  flow.memberFeed.say({ type: 'member.free' });
  expect([flow.states(), flow.readSheet.asked.length]).toEqual([['reading'], 2]);
});

test('a plan that stays unknown, and a session that cannot be asked, end in the preview', () => {
  const late = begin();
  late.wait(4_999);
  expect(late.states()).toEqual(['checking']);
  late.wait(1);
  expect(late.states()).toEqual(['reading']);
  late.wait(5_000);
  expect(late.states()).toEqual(['preview']);
  const broken = begin(true);
  expect(broken.states()).toEqual(['reading']);
  broken.readSheet.reject();
  expect(broken.states()).toEqual(['preview']);
});
