// A form in a state in which it holds something typed: how it is opened, what it holds, and how its user comes back to it. Its draft, the
// browser's storage and the session behind it are real; its other ports answer as the way into the state says.
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { RestoreRequest } from '../../../machines/onboarding.machine.ts';
import { nodesOf } from '../../../tests/paths/kit/engine.ts';
import { restored, returns } from '../../../tests/paths/kept/returns.ts';
import { keepSession } from '../account.ts';
import { act } from '../kit/act.ts';
import type { Answer } from '../kit/bridge.ts';
import { runFor } from '../kit/clock.ts';
import { answer, arriveAs, journalOf, report, resetPage, whenLoaded } from '../kit/page.ts';
import type { Arrival } from '../kit/page.ts';
import { whenStarted } from '../kit/page.ts';
import { Form } from './form.ts';
import type { Seen, Who } from './form.ts';
import { asksStoredSession, bridgeFor, idOf, members, storageOf, visitOf } from './opening.ts';

export type { Who };

/** What `restore` answers, or how it fails. */
function answerOf(request: RestoreRequest, user: string | null): Answer {
  try {
    return { gives: restored(request, user) };
  } catch (error) {
    return { fails: error instanceof Error ? error.message : String(error) };
  }
}

export class Subject extends Form {
  /** Opens the form in a page. */
  async opens(page: Page, { who = this.who, ...arrival }: Partial<Arrival> & { who?: Who } = {}) {
    arriveAs(page, {
      keepsStorage: false,
      storage: { ...storageOf(this.flow, who), ...this.way.stored },
      session: visitOf(this.way),
      ...arrival,
      // Edit Profile opens from a member's menu: a visitor is a member there whose session is over, which the menu does not know.
      bridge: bridgeFor(this.flow, this.start === 'edit' && who === 'visitor' ? 'member' : who),
    });
    await this.driver.input[this.start]?.(page);
    await whenStarted(page);
    await this.#answers(page, who);
  }

  /** Goes into the state, in a page that was opened for the first time. */
  async goesIntoTheState(page: Page) {
    await resetPage(page);
    await this.opens(page);
    for (const id of this.way.moves.slice(1)) await this.#makes(page, id);
    // The way may have asked for a session when there was none.
    if (this.who !== 'visitor') await this.holdsSession(page, this.who);
    await this.#arrives(page);
    await whenLoaded(page);
  }

  /** The page was opened anew: its user goes back to the form. */
  async comesBack(page: Page, before: AnyMachineSnapshot, who: Who = this.who) {
    await this.#answers(page, who);
    const context = before.context as Record<string, unknown>;
    for (const step of returns[this.flow]?.(context, idOf(who), this.start) ?? [])
      await this.#returns(page, step);
    await whenLoaded(page);
  }

  /** What the auth library stores of a session, and removes with it, for the form that asks. */
  async holdsSession(page: Page, who: Who) {
    if (!asksStoredSession(this.flow)) return;
    if (who === 'visitor') await keepSession(page, false);
    else await keepSession(page, true, members[who]);
  }

  /** Types something more, if the state lets its user, and says whether it did; `keepsAll`: beside all that was typed before. */
  async typesMore(page: Page, keepsAll = false): Promise<boolean> {
    const move = await this.typingIn(page, keepsAll);
    if (move === undefined) return false;
    await act(page, this.driver, this.model, move);
    return true;
  }

  /** Tells the form what its feed reports of the session. */
  async tells(page: Page, type: 'member.left' | 'member.arrived', who: Who) {
    const seen = await this.sees(page);
    for (const [source, events] of Object.entries(this.model.environment)) {
      const { [type]: told } = events;
      if (source === 'draft' || told === undefined || seen === null) continue;
      const [sample] = Object.values(told.samples ?? {});
      const payload: unknown = typeof sample === 'function' ? sample(seen.snapshot) : sample;
      const email = `${idOf(who) ?? ''}@halden.example`;
      await report(page, this.flow, { type, ...(payload as object), email });
    }
  }

  /** Every port of the form that waits for the service fails. */
  async failsPorts(page: Page) {
    const seen = await this.sees(page);
    const open = seen === null ? [] : nodesOf(seen.snapshot).flatMap(({ invoke }) => invoke);
    for (const { src } of open) {
      const port = typeof src === 'string' ? src : '';
      if (port === 'draft' || port === 'submission' || port in this.model.environment) continue;
      const failing = Object.entries(this.model.outcomes[port] ?? {}).filter(
        ([, outcome]) => 'fails' in outcome,
      );
      const [name] = failing.find(([one]) => one === 'unreachable') ?? failing[0] ?? [];
      if (name !== undefined) await this.#makes(page, `${port}=${name}`);
    }
  }

  /** A port that answers by its input: what a member's profile says, or the draft. */
  async #answers(page: Page, who: Who) {
    if (this.flow !== 'onboarding') return;
    for (let waited = 0; waited < 3000; waited += 50) {
      const seen = await this.sees(page);
      if (seen?.places.includes('restoring.readingProfile')) break;
      if (seen !== null && !seen.places.includes('restoring.awaitingDraft')) return;
      await page.waitForTimeout(50);
    }
    const seen = await this.sees(page);
    if (seen === null) return;
    const { purpose } = seen.snapshot.context as Pick<RestoreRequest, 'purpose'>;
    const heard = (await journalOf(page)).findLast(({ event }) => event.type === 'draft.restored');
    const draft = (heard?.event['words'] ?? null) as RestoreRequest['draft'];
    await answer(page, this.flow, 'restore', answerOf({ purpose, draft }, idOf(who)));
  }

  /** Makes a move of the way. */
  async #makes(page: Page, id: string) {
    if (id === '(queued)') return;
    const seen = await this.sees(page);
    if (seen === null) throw new Error(`The form is gone before ‘${id}’.`);
    if (id === 'wait') return this.#waits(page);
    const port = id.includes('=') ? id.slice(0, id.indexOf('=')) : undefined;
    const move =
      port === undefined
        ? await this.#waitsFor(page, (now) => this.#movesBy(now, id))
        : this.#movesBy(seen, id);
    if (move !== undefined) await act(page, this.driver, this.model, move);
    else if (port !== undefined) {
      await this.#waitsFor(page, ({ snapshot }) =>
        nodesOf(snapshot).find(({ invoke }) => invoke.some(({ src }) => src === port)),
      );
      await act(page, this.driver, this.model, {
        kind: 'actor',
        id,
        say: id,
        event: { type: '' },
        invocation: '',
      });
    } else throw new Error(`‘${id}’ is not possible in ${seen.places.join(', ')}.`);
    await whenLoaded(page);
  }

  /** The move of this name, where the form takes it. */
  #movesBy({ snapshot }: Seen, id: string) {
    return this.sendable(snapshot).find(
      (one) => one.id === id && 'event' in one && snapshot.can(one.event),
    );
  }

  /** Waits up to four seconds until the form is as is asked: what comes before may still be on its way through the page. */
  async #waitsFor<Found>(page: Page, find: (seen: Seen) => Found | undefined) {
    for (let waited = 0; waited < 4000; waited += 50) {
      const seen = await this.sees(page);
      const found = seen === null ? undefined : find(seen);
      if (found !== undefined) return found;
      await page.waitForTimeout(50);
    }
    return undefined;
  }

  /** Time passes until the form is in another state. */
  async #waits(page: Page) {
    const before = JSON.stringify((await this.sees(page))?.snapshot.value);
    for (let passed = 0; passed < 20_000; passed += 50) {
      await runFor(page, 50);
      if (JSON.stringify((await this.sees(page))?.snapshot.value) !== before) return;
    }
  }

  async #returns(page: Page, step: string | AnyEventObject) {
    if (typeof step === 'string') return this.#makes(page, step).catch(() => undefined);
    for (let waited = 0; waited < 3000; waited += 50) {
      const seen = await this.sees(page);
      if (seen?.snapshot.can(step)) break;
      await page.waitForTimeout(50);
    }
    const seen = await this.sees(page);
    if (!seen?.snapshot.can(step)) return;
    const source = Object.keys(this.model.environment).find(
      (name) => this.model.environment[name]?.[step.type] !== undefined,
    );
    const isUser = step.type in this.driver.events;
    if (!isUser && source !== undefined) return report(page, this.flow, step);
    await this.driver.events[step.type]?.(page, step);
  }

  /** The way has led into the state. */
  async #arrives(page: Page) {
    for (let waited = 0; ; waited += 50) {
      const seen = await this.sees(page);
      if (seen?.places.includes(this.state)) return;
      if (waited >= 3000)
        throw new Error(`The way leads into ${seen?.places.join(', ')}, not into ${this.state}.`);
      await page.waitForTimeout(50);
    }
  }
}
