// The switches of a member's mail by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { isShownOn, mailChoicesMachine } from '#machines/mailChoices.machine.ts';
import type { ChoicesAnswer, MailSwitch, MailChange } from '#machines/mailChoices.machine.ts';
import { play, port } from './kit.ts';

const one = (scope: string, isOn: boolean, isWaiting = false): MailSwitch => ({
  scope,
  isOn,
  isWaiting,
});
const start = [one('welcome', true), one('reminder24', true), one('list:next-curve', false)];

const begin = () => {
  const readChoices = port<readonly MailSwitch[]>();
  const saveChoices = port<ChoicesAnswer, { changes: readonly MailChange[] }>();
  const flow = play(
    mailChoicesMachine.provide({
      actors: { readChoices: readChoices.logic, saveChoices: saveChoices.logic },
    }),
  );
  return { ...flow, readChoices, saveChoices };
};
type Flow = ReturnType<typeof begin>;
const known = () => {
  const flow = begin();
  flow.readChoices.resolve(start);
  return flow;
};
const turn = (flow: Flow, scope: string, isOn: boolean) =>
  flow.send({ type: 'switch.turned', scope, isOn });
const turned = () => {
  const flow = known();
  turn(flow, 'welcome', false);
  return flow;
};
const off = [one('welcome', false), ...start.slice(1)];

describe('the switches', () => {
  test('are read first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
    expect([known().states(), known().tags()]).toEqual([['resting'], ['choosing']]);
  });
  test.each([
    ['cannot be read', (flow: Flow) => flow.readChoices.reject()],
    ['are not known in time', (flow: Flow) => flow.wait(15_000)],
  ])('can be asked for again where they %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
});

describe('turning one', () => {
  test('saves it by itself, and shows it at once', () => {
    const flow = turned();
    expect([flow.states(), flow.tags()]).toEqual([['saving'], ['choosing', 'saving']]);
    expect(flow.saveChoices.asked).toEqual([{ changes: [{ scope: 'welcome', isOn: false }] }]);
    expect(isShownOn(flow.context(), 'welcome')).toBe(false);
    expect(isShownOn(flow.context(), 'reminder24')).toBe(true);
    flow.saveChoices.resolve({ outcome: 'stored', switches: off });
    expect([flow.states(), flow.context()]).toEqual([
      ['resting'],
      { switches: off, changes: [], sent: [], saved: ['welcome'], problem: null },
    ]);
  });
  test('a newsletter that waits for its link is shown as on', () => {
    const flow = known();
    turn(flow, 'list:next-curve', true);
    const switches = [...start.slice(0, 2), one('list:next-curve', false, true)];
    flow.saveChoices.resolve({ outcome: 'stored', switches });
    expect(flow.states()).toEqual(['resting']);
    expect(isShownOn(flow.context(), 'list:next-curve')).toBe(true);
    turn(flow, 'list:next-curve', false);
    expect(flow.states()).toEqual(['saving']);
  });
  test('what is turned meanwhile is saved next', () => {
    const flow = turned();
    turn(flow, 'reminder24', false);
    expect(flow.saveChoices.asked).toHaveLength(1);
    flow.saveChoices.resolve({ outcome: 'stored', switches: off });
    expect(flow.states()).toEqual(['saving']);
    expect(flow.saveChoices.asked.at(-1)).toEqual({
      changes: [{ scope: 'reminder24', isOn: false }],
    });
  });
  test('what is turned back meanwhile is saved as it is wanted last', () => {
    const flow = turned();
    turn(flow, 'welcome', true);
    flow.saveChoices.resolve({ outcome: 'stored', switches: off });
    expect(flow.saveChoices.asked.at(-1)).toEqual({ changes: [{ scope: 'welcome', isOn: true }] });
    flow.saveChoices.resolve({ outcome: 'stored', switches: start });
    expect([flow.states(), flow.context().changes]).toEqual([['resting'], []]);
  });
  test('what the service does not take is not sent again and again', () => {
    const flow = turned();
    flow.saveChoices.resolve({ outcome: 'stored', switches: start });
    expect([flow.states(), isShownOn(flow.context(), 'welcome')]).toEqual([['resting'], true]);
  });
});

describe('what could not be saved', () => {
  const failures = [
    [
      'refused',
      (flow: Flow) => flow.saveChoices.resolve({ outcome: 'refused', message: 'Out.' }),
      'Out.',
    ],
    ['out of reach', (flow: Flow) => flow.saveChoices.reject('No line.'), 'No line.'],
    ['without a word', (flow: Flow) => flow.saveChoices.reject(), ''],
    ['not answered in time', (flow: Flow) => flow.wait(15_000), ''],
  ] as const;
  test.each(failures)(
    'is said in its place where it is %s, and saved by one press',
    (_, end, sentence) => {
      const flow = turned();
      end(flow);
      expect([flow.states(), flow.tags(), flow.context().problem]).toEqual([
        ['failed'],
        ['choosing', 'failed'],
        sentence,
      ]);
      expect(flow.context().changes).toEqual([{ scope: 'welcome', isOn: false }]);
      flow.send({ type: 'retry.requested' });
      expect([flow.states(), flow.context().problem]).toEqual([['saving'], null]);
    },
  );
  test('can be turned back, and is nothing then', () => {
    const flow = turned();
    flow.saveChoices.reject('No line.');
    turn(flow, 'welcome', true);
    expect([flow.states(), flow.context().changes, flow.context().problem]).toEqual([
      ['resting'],
      [],
      null,
    ]);
    expect(flow.saveChoices.asked).toHaveLength(1);
  });
  test('is tried again with the next switch', () => {
    const flow = turned();
    flow.saveChoices.reject('No line.');
    turn(flow, 'reminder24', false);
    expect(flow.saveChoices.asked.at(-1)).toEqual({
      changes: [
        { scope: 'welcome', isOn: false },
        { scope: 'reminder24', isOn: false },
      ],
    });
  });
});
