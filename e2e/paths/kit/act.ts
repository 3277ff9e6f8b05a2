// Makes a move on a page: what the driver does for an event or an answer, or time that passes.
import type { Page } from 'playwright/test';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Driver } from '../../../tests/paths/kit/driver.ts';
import type { Move } from '../../../tests/paths/kit/moves.ts';
import { runFor } from './clock.ts';

/**
 * Makes a move on a page.
 * @throws where the driver has nothing for it, or where it fails
 */
export async function act(page: Page, driver: Driver<Page>, model: Paths, move: Move) {
  const missing = () => new Error(`The driver has no ‘${move.id}’.`);
  if (move.kind === 'time') return runFor(page, move.ms);
  if (move.kind === 'actor') {
    const [port = '', name = ''] = move.id.split('=');
    const outcome = model.outcomes[port]?.[name];
    const given = driver.outcomes?.[port];
    const answers = typeof given === 'function' ? given : given?.[name];
    if (answers === undefined || outcome === undefined) throw missing();
    return answers(page, outcome);
  }
  const { type } = move.event;
  const does =
    move.kind === 'user' ? driver.events[type] : driver.environment?.[move.source ?? '']?.[type];
  if (does === undefined) throw missing();
  return does(page, move.event);
}
