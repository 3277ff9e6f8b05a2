// Too many tries: the seconds are counted down, and the pause ends at the time that the service named.
import { describe, expect, test } from 'vitest';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { play } from './kit.ts';

const refused = (retryAfter: number) => Object.assign(new Error('Slow down.'), { retryAfter });
const pausing = (seconds: number) => play(triesPauseMachine, { error: refused(seconds) });

describe('while it counts', () => {
  test('it begins with the seconds that the service named', () => {
    const pause = pausing(40);
    expect(pause.states()).toEqual(['counting.ticking']);
    expect(pause.context()).toEqual({ error: refused(40), seconds: 40, secondsLeft: 40 });
  });

  test('each second reduces it by one; the total stays what it was', () => {
    const pause = pausing(40);
    pause.wait(999);
    expect(pause.context().secondsLeft).toBe(40);
    pause.wait(1);
    expect(pause.context()).toEqual({ error: refused(40), seconds: 40, secondsLeft: 39 });
    for (let second = 0; second < 38; second += 1) pause.wait(1000);
    expect(pause.context()).toEqual({ error: refused(40), seconds: 40, secondsLeft: 1 });
    expect(pause.isOver()).toBe(false);
  });

  test('the pause ends by its own timer, and its last second is shown until then', () => {
    const pause = pausing(2);
    pause.wait(1999);
    expect(pause.isOver()).toBe(false);
    pause.wait(1);
    expect([pause.isOver(), pause.states()]).toEqual([true, ['over']]);
    expect(pause.context().secondsLeft).toBe(1);
  });

  test('an error that names no seconds is no pause', () => {
    expect(play(triesPauseMachine, { error: new Error('Slow down.') }).context().seconds).toBe(0);
  });

  test('seconds that a suspended tab did not count cause no delay', () => {
    const pause = pausing(40);
    pause.wait(40_000);
    expect(pause.isOver()).toBe(true);
  });
});
