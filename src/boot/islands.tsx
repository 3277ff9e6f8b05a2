// Interactive parts of a page whose scripts can wait: they are in the HTML, and are hydrated after the page.
import { Suspense, createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { Settled } from '#ui/hydration.ts';
import { onDemand } from '#ui/onDemand.ts';
import { afterPaint } from '#adapters/page/afterPaint.ts';
import { firstUse } from '#adapters/page/firstUse.ts';
import { htmlIsHere } from '#flows/navigation/ports/html.ts';
import { replayClicks } from './replayClicks.ts';
import { loadFlows, type FlowId, type Flows } from './flows.ts';

type PropsOf<Piece> = Piece extends ComponentType<infer Props> ? Props & object : never;

/** Replays a press from before the island listened. */
const listen = () => replayClicks(window);

/** Resolves at the next sign that the user wants to use the page. */
const nextPress = () =>
  new Promise((resolve) => document.addEventListener('pointerdown', resolve, { once: true }));

/** Returns a loaded value synchronously: a page that is navigated to must not render with a gap in it. */
const atOnce = <Value,>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable -- React asks a lazy part by `then`, and does not wait where it answers at once
  ({ then: (give: (value: Value) => void) => give(value) }) as unknown as Promise<Value>;

/** Resolves when the page with this path is in view. */
const inView = (pathname: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (window.location.pathname !== pathname) return;
      window.removeEventListener('popstate', look);
      resolve();
    };
    window.addEventListener('popstate', look);
    look();
  });

/**
 * The first sign of use is often a pointer on a link: the line is the next page's until its HTML is here, and what belongs to a page
 * that has been left by then stays off it until the user is back.
 */
async function firstUseHere() {
  await firstUse();
  const { pathname } = window.location;
  await htmlIsHere();
  await new Promise<void>(afterPaint);
  await inView(pathname);
}

/**
 * Islands whose views are in one module, with the flows that they need. They are fetched at the first sign that the user wants to
 * use the page. Until they are loaded, their HTML stays on screen; without a network it remains, and a press fetches them again.
 * @param load imports the module; the route's loader awaits `load`, as for static parts
 * @param flowsOfIslands the flows that the islands need as soon as they are rendered
 */
export const islands = <Pieces extends Record<string, ComponentType<never>>>(
  load: () => Promise<Pieces>,
  ...flowsOfIslands: readonly FlowId[]
) => islandsAfter(firstUseHere, load, flowsOfIslands);

/** The same for islands that do something by themselves: they are fetched as soon as the page is hydrated. */
export const liveIslands = <Pieces extends Record<string, ComponentType<never>>>(
  load: () => Promise<Pieces>,
  ...flowsOfIslands: readonly FlowId[]
) => islandsAfter(() => Promise.resolve(), load, flowsOfIslands);

/** The same for parts that only some members see. The cut of the scripts does not count them: no first visit fetches them. */
export const memberIslands = liveIslands;

/**
 * Parts of a member's page that few members see: they are fetched once the page is on screen. A page may be rendered for several frames
 * before that, so that its paint is counted from its commit.
 */
export const lateIslands = <Pieces extends Record<string, ComponentType<never>>>(
  load: () => Promise<Pieces>,
  ...flowsOfIslands: readonly FlowId[]
) => {
  const page = new EventTarget();
  const shown = new Promise<void>((resolve) => {
    page.addEventListener('shown', () => afterPaint(resolve), { once: true });
  });
  const tell = () => void page.dispatchEvent(new Event('shown'));
  return islandsAfter(() => shown, load, flowsOfIslands, <Settled onSettled={tell} />);
};

function islandsAfter<Pieces extends Record<string, ComponentType<never>>>(
  wanted: () => Promise<void>,
  load: () => Promise<Pieces>,
  flowsOfIslands: readonly FlowId[],
  fallback?: ReactNode,
) {
  const loader = onDemand(load);
  /** Another page, or this one after a return, may fetch them first. */
  const ready = () =>
    new Promise<void>((resolve) => {
      loader.actor().subscribe((snapshot) => snapshot.hasTag('ready') && resolve());
    });
  const reach = async (): Promise<Pieces> => {
    await Promise.race([wanted(), ready()]);
    return (await loader.load()) ?? nextPress().then(reach);
  };
  return {
    /** @throws where the islands or their flows cannot be fetched: the page shows an error with a retry */
    load: async (flows: Flows): Promise<void> => {
      const [pieces] = await Promise.all([loader.load(), loadFlows(flows, ...flowsOfIslands)]);
      if (pieces === null) throw new Error('A part of the page cannot be reached.');
    },
    /** One of them. */
    piece: <Name extends keyof Pieces>(name: Name) => {
      const asModule = (pieces: Pieces) => ({ default: pieces[name] as ComponentType<object> });
      const Late = lazy(() => {
        const part = loader.read();
        return part === null ? reach().then(asModule) : atOnce(asModule(part));
      });
      return function Island(props: PropsOf<Pieces[Name]>) {
        return (
          <Suspense fallback={fallback}>
            {createElement(Late, props)}
            <Settled onSettled={listen} />
          </Suspense>
        );
      };
    },
  };
}
