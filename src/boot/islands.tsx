// Parts of a page that move, and whose scripts can wait: they stand in the HTML, and are taken over once the page stands.
import { Suspense, createElement, lazy, type ComponentType } from 'react';
import { Settled } from '#ui/hydration.ts';
import { onDemand } from '#ui/onDemand.ts';
import { replayClick } from './replayClick.ts';
import { secondTry } from './load.ts';
import { loadFlows, type FlowId, type Flows } from './flows.ts';

type PropsOf<Piece> = Piece extends ComponentType<infer Props> ? Props & object : never;

/** A press that came before the island listened. */
const listen = () => replayClick(window);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The next sign of a user who wants something of the page. */
const nextPress = () =>
  new Promise((resolve) => document.addEventListener('pointerdown', resolve, { once: true }));

/** What has come already, at once: a page that is gone to must not arrive with a hole in it. */
const atOnce = <Value,>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React asks a lazy part by `then`, and does not wait where it answers at once
  ({ then: (give: (value: Value) => void) => give(value) }) as unknown as Promise<Value>;

/**
 * Islands whose views come in one module, with the flows that they ask for. Until then they are the HTML that
 * they were; without a network they stay so, and a press asks for them again.
 * @param load imports the module; the route's loader awaits `load`, as for parts that stand still
 * @param flowsOfIslands the flows that the islands ask for as soon as they stand
 */
export function islands<Pieces extends Record<string, ComponentType<never>>>(
  load: () => Promise<Pieces>,
  ...flowsOfIslands: readonly FlowId[]
) {
  const loader = onDemand(load);
  const reach = async (): Promise<Pieces> => {
    for (let wait = () => pause(secondTry) as Promise<unknown>; ; wait = nextPress) {
      const pieces = await loader.load();
      if (pieces !== null) return pieces;
      await wait();
    }
  };
  return {
    /** @throws where the islands or their flows cannot be fetched: the page says so, and can be tried again */
    load: async (flows: Flows): Promise<void> => {
      const [pieces] = await Promise.all([loader.load(), loadFlows(flows, ...flowsOfIslands)]);
      if (pieces === null) throw new Error('A part of the page cannot be reached.');
    },
    /** One of them. */
    piece: <Name extends keyof Pieces>(name: Name) => {
      const asModule = (pieces: Pieces) => ({ default: pieces[name] as ComponentType<object> });
      const Late = lazy(() => {
        const { part } = loader.read();
        return part === null ? reach().then(asModule) : atOnce(asModule(part));
      });
      return function Island(props: PropsOf<Pieces[Name]>) {
        return (
          <Suspense>
            {createElement(Late, props)}
            <Settled onSettled={listen} />
          </Suspense>
        );
      };
    },
  };
}
