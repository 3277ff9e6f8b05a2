// The small machines of the landing page by state (docs/product-spec.md, "Home", "4. States and transitions", "9.
// Business constants and limits").
import { describe, expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { MotionPreference } from '#machines/carousel.machine.ts';
import { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import { scrollHintMachine } from '#machines/scrollHint.machine.ts';
import type { ScrollHintEvent } from '#machines/scrollHint.machine.ts';
import { startHereBarMachine } from '#machines/startHereBar.machine.ts';
import type { StartHereBarEvent } from '#machines/startHereBar.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

describe('heroReveal', () => {
  const lines = 6;
  const revealing = (motionPreference = feed<MotionPreference>()) => ({
    ...play(heroRevealMachine.provide({ actors: { motionPreference: motionPreference.logic } }), {
      lines,
    }),
    motionPreference,
  });
  test('reveals a line every 700 ms, and ends with the sixth', () => {
    const flow = revealing();
    expect(heroRevealMachine.implementations.delays.lineStep).toBe(700);
    const seen = [699, 1, 700, 700, 700, 700, 699, 1].map((ms) => {
      flow.wait(ms);
      return flow.context().revealed;
    });
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 5, 6]);
    expect([flow.states(), flow.isOver()]).toEqual([['revealed'], true]);
  });
  test('pointing at the lines reveals all of them', () => {
    const flow = revealing();
    flow.wait(1400);
    flow.send({ type: 'reveal.hastened' });
    expect([flow.isOver(), flow.context().revealed]).toEqual([true, lines]);
  });
  test('reduced motion: all lines are shown, at once or when the preference changes', () => {
    const atOnce = revealing(feed<MotionPreference>({ type: 'stillness.requested' }));
    expect([atOnce.isOver(), atOnce.context().revealed]).toEqual([true, lines]);
    const later = revealing();
    later.motionPreference.say({ type: 'stillness.requested' });
    expect([later.isOver(), later.context().revealed]).toEqual([true, lines]);
  });
  test('a preference that cannot be read: all lines are shown', () => {
    const flow = play(
      heroRevealMachine.provide({ actors: { motionPreference: brokenFeed<MotionPreference>() } }),
      { lines },
    );
    expect([flow.isOver(), flow.context().revealed]).toEqual([true, lines]);
  });
});

const hinting = (scrolling = feed<ScrollHintEvent>()) => ({
  ...play(scrollHintMachine.provide({ actors: { scrolling: scrolling.logic } })),
  scrolling,
});

describe('scrollHint', () => {
  test('stays up to 50 px, and is hidden beyond', () => {
    const flow = hinting();
    for (const top of [1, 50]) flow.scrolling.say({ type: 'page.scrolled', top });
    expect(flow.states()).toEqual(['hinting']);
    flow.scrolling.say({ type: 'page.scrolled', top: 50.5 });
    expect([flow.states(), flow.isOver()]).toEqual([['gone'], true]);
  });
  test('is hidden at once if the page was scrolled before', () => {
    expect(hinting(feed({ type: 'page.scrolled', top: 900 })).states()).toEqual(['gone']);
  });
  test('is hidden when the scroll feed fails', () => {
    const broken = { scrolling: brokenFeed<ScrollHintEvent>() };
    expect(play(scrollHintMachine.provide({ actors: broken })).states()).toEqual(['gone']);
  });
});

const waiting = () => {
  const focusBeneath = feed<StartHereBarEvent, { reports: 'focus.covered' | 'focus.clear' }>();
  const flow = play(startHereBarMachine.provide({ actors: { focusBeneath: focusBeneath.logic } }));
  return { ...flow, focusBeneath };
};
const offered = () => {
  const flow = waiting();
  flow.wait(2000);
  return flow;
};

describe('startHereBar', () => {
  test('appears two seconds after the page', () => {
    const flow = waiting();
    expect(startHereBarMachine.implementations.delays.barDelay).toBe(2000);
    flow.wait(1999);
    expect([flow.states(), flow.tags(), flow.focusBeneath.isOpen()]).toEqual([
      ['waiting'],
      [],
      false,
    ]);
    flow.wait(1);
    expect([flow.states(), flow.tags()]).toEqual([['offered.shown'], ['shown']]);
  });
  test('hides while it would cover the focus, and appears again', () => {
    const flow = offered();
    flow.focusBeneath.say({ type: 'focus.covered' });
    expect([flow.states(), flow.tags()]).toEqual([['offered.aside'], ['inTheWay']]);
    flow.focusBeneath.say({ type: 'focus.clear' });
    expect(flow.states()).toEqual(['offered.shown']);
  });
  test('stays dismissed, and stops its feed', () => {
    const flow = offered();
    flow.send({ type: 'bar.dismissed' });
    flow.wait(60_000);
    expect([flow.isOver(), flow.focusBeneath.isOpen()]).toEqual([true, false]);
  });
  test('hides when the focus feed fails', () => {
    const broken = {
      focusBeneath: brokenFeed<StartHereBarEvent, { reports: 'focus.covered' | 'focus.clear' }>(),
    };
    const flow = play(startHereBarMachine.provide({ actors: broken }));
    flow.wait(2000);
    expect(flow.states()).toEqual(['dismissed']);
  });
  test('asks for a covered focus while it is shown, and for a clear one while it is not', () => {
    const asked: string[] = [];
    const focusBeneath = fromCallback<
      StartHereBarEvent,
      { reports: 'focus.covered' | 'focus.clear' }
    >(({ input: { reports }, sendBack }) => {
      asked.push(reports);
      if (asked.length < 3) sendBack({ type: reports });
    });
    const flow = play(startHereBarMachine.provide({ actors: { focusBeneath } }));
    flow.wait(2000);
    expect(asked).toEqual(['focus.covered', 'focus.clear', 'focus.covered']);
    expect(flow.states()).toEqual(['offered.shown']);
  });
});

const openedIntents = () => {
  const flow = play(intentDialogMachine);
  flow.send({ type: 'dialog.opened' });
  return flow;
};

describe('intentDialog', () => {
  const tools = { id: 'tools', to: '/library' };
  test('Continue is disabled until a choice is made', () => {
    const flow = openedIntents();
    expect([flow.states(), flow.tags()]).toEqual([['open.undecided'], ['dialogOpen']]);
    expect(flow.can({ type: 'intent.confirmed' })).toBe(false);
  });
  test('the last choice navigates, once', () => {
    const flow = openedIntents();
    flow.send({ type: 'intent.chosen', id: 'question', to: '/asyncq' });
    flow.send({ type: 'intent.chosen', ...tools });
    expect([flow.states(), flow.context().intent]).toEqual([['open.decided'], tools]);
    flow.send({ type: 'intent.confirmed' });
    flow.send({ type: 'intent.confirmed' });
    expect(flow.states()).toEqual(['closed']);
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/library' }]);
  });
  test('closing does not navigate, and clears the choices', () => {
    const flow = openedIntents();
    flow.send({ type: 'intent.chosen', ...tools });
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'dialog.opened' });
    expect([flow.states(), flow.context().intent, flow.heard()]).toEqual([
      ['open.undecided'],
      null,
      [],
    ]);
  });
});

const openedIdentity = (at: number) => {
  const flow = play(identityDialogMachine, { count: 7 });
  flow.send({ type: 'identity.opened', at });
  return flow;
};

describe('identityDialog', () => {
  test('opens with the card that was pressed, and closes', () => {
    const flow = openedIdentity(4);
    expect([flow.states(), flow.tags(), flow.context().at]).toEqual([['open'], ['dialogOpen'], 4]);
    flow.send({ type: 'dialog.closed' });
    expect([flow.states(), flow.context().at]).toEqual([['closed'], 4]);
  });
  test('previous and next show the neighbors, wrapping at both ends', () => {
    const flow = openedIdentity(6);
    flow.send({ type: 'identity.next' });
    expect(flow.context().at).toBe(0);
    flow.send({ type: 'identity.previous' });
    flow.send({ type: 'identity.previous' });
    expect(flow.context().at).toBe(5);
  });
  test('only a neighbor is announced: the dialog itself is read when it opens', () => {
    const flow = openedIdentity(0);
    expect(flow.context().isTurned).toBe(false);
    for (const type of ['identity.next', 'identity.previous'] as const) {
      flow.send({ type });
      expect(flow.context().isTurned).toBe(true);
      flow.send({ type: 'dialog.closed' });
      flow.send({ type: 'identity.opened', at: 3 });
      expect(flow.context().isTurned).toBe(false);
    }
  });
});
