// A chart in a frame: drag or arrow keys move it, wheel, plus and minus zoom it, zero fits it, one shows it life-size.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { AtlasFlow } from '../data.ts';
import { centred, fitted, following, opened, panned, resized, zoomed } from './view.ts';
import type { View } from './view.ts';

export type Marks = {
  /** Where the machine is: paths of states. */
  active?: readonly string[];
  /** What happened last: ids of transitions. */
  taken?: readonly string[];
  /** The state that the address names. */
  chosen?: string | null;
};

type Props = Marks & {
  flow: Pick<AtlasFlow, 'name' | 'title' | 'svg' | 'width' | 'height' | 'places'>;
  onChoose?: (state: string) => void;
};

const nothing: readonly string[] = [];

/** Marks what the drawing shows: the drawing itself stays one text for page, print and export. */
function mark(root: HTMLElement, { active = nothing, taken = nothing, chosen = null }: Marks) {
  for (const element of root.querySelectorAll<SVGElement>('[data-state]')) {
    const path = element.dataset['state'] ?? '';
    const isActive = active.some((one) => one === path || one.startsWith(`${path}.`));
    element.classList.toggle('active', path !== '' && isActive);
    element.classList.toggle('chosen', path === chosen);
  }
  for (const element of root.querySelectorAll<SVGElement>('[data-transitions]')) {
    const ids = (element.dataset['transitions'] ?? '').split('|');
    element.classList.toggle(
      'taken',
      ids.some((id) => taken.includes(id)),
    );
  }
  for (const element of root.querySelectorAll<SVGElement>('[data-transition]')) {
    element.classList.toggle('taken', taken.includes(element.dataset['transition'] ?? ''));
  }
}

const step = 60;

/** Sign, name and key of each button. */
const buttons = [
  ['+', 'Zoom in', '+'],
  ['−', 'Zoom out', '-'],
  ['Fit', 'Fit the whole chart', '0'],
  ['1:1', 'Life-size', '1'],
] as const;

const sizeOf = (element: Element | null) => {
  const box = element?.getBoundingClientRect();
  return { width: box?.width ?? 1, height: box?.height ?? 1 };
};

/** Turns the wheel into movement. React listens to it passively, and such a listener cannot keep the page still. */
function onWheel(element: HTMLElement, setView: (change: (now: View) => View) => void) {
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const zooms = event.ctrlKey || event.metaKey;
    setView((now) =>
      zooms
        ? zoomed(now, Math.exp(-event.deltaY / 300), at)
        : panned(now, -event.deltaX, -event.deltaY),
    );
  };
  element.addEventListener('wheel', turn, { passive: false });
  return () => element.removeEventListener('wheel', turn);
}

/** Keeps the middle in the middle when the frame changes its width. */
function onResize(element: HTMLElement, setView: (change: (now: View) => View) => void) {
  let before = sizeOf(element);
  const observer = new ResizeObserver(() => {
    const [from, to] = [before, sizeOf(element)];
    before = to;
    if (from.width !== to.width) setView((now) => resized(now, from, to));
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** A chart; it opens anew where another state is chosen. */
export function Chart(props: Props) {
  return <Frame key={`${props.flow.name} ${props.chosen ?? ''}`} {...props} />;
}

function Frame({ flow, active = nothing, taken = nothing, chosen = null, onChoose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 0.6 });
  const open = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      const place = chosen === null ? undefined : flow.places[chosen];
      const size = sizeOf(element);
      setView(place === undefined ? opened(flow, size) : centred(place, size));
      const endings = [onWheel(element, setView), onResize(element, setView)];
      return () => {
        for (const end of endings) end();
      };
    },
    [flow, chosen],
  );

  useEffect(() => {
    if (frame.current !== null) mark(frame.current, { active, taken, chosen });
  }, [active, taken, chosen]);

  // Where the machine has gone, the chart goes too.
  useEffect(() => {
    const place = flow.places[active[0] ?? ''];
    if (active.length === 0 || place === undefined) return undefined;
    const next = requestAnimationFrame(() =>
      setView((now) => following(now, place, sizeOf(frame.current))),
    );
    return () => cancelAnimationFrame(next);
  }, [active, flow]);

  /** Does what a key says; tells whether it says anything. */
  const act = (key: string): boolean => {
    const { width, height } = sizeOf(frame.current);
    const middle = { x: width / 2, y: height / 2 };
    const moves: Record<string, (now: View) => View> = {
      ArrowLeft: (now) => panned(now, step, 0),
      ArrowRight: (now) => panned(now, -step, 0),
      ArrowUp: (now) => panned(now, 0, step),
      ArrowDown: (now) => panned(now, 0, -step),
      '+': (now) => zoomed(now, 1.25, middle),
      '=': (now) => zoomed(now, 1.25, middle),
      '-': (now) => zoomed(now, 0.8, middle),
      '0': () => fitted(flow, { width, height }),
      '1': (now) => zoomed(now, 1 / now.scale, middle),
    };
    const move = moves[key];
    if (move !== undefined) setView(move);
    return move !== undefined;
  };
  const press = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && act(event.key)) event.preventDefault();
  };
  const grab = (event: PointerEvent) => {
    drag.current = { x: event.clientX, y: event.clientY, moved: false };
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (from === null) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.moved && Math.hypot(x, y) < 4) return;
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
    setView((now) => panned(now, x, y));
  };
  const release = (event: PointerEvent) => {
    const wasDragged = drag.current?.moved === true;
    drag.current = null;
    if (wasDragged || event.type !== 'pointerup' || !(event.target instanceof Element)) return;
    const state = event.target.closest<SVGElement>('[data-state]')?.dataset['state'];
    if (state !== undefined && state !== '') onChoose?.(state);
  };

  return (
    <div className="chart">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers; everything in it is told by the panel In words */}
      <div
        ref={open}
        className="frame"
        role="application"
        aria-label={`Chart of ${flow.title}. Arrow keys move it, plus and minus zoom, 0 fits. The panel “In words” tells the same.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved by keys must take focus
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerLeave={release}
      >
        <div
          className="drawing"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          dangerouslySetInnerHTML={{ __html: flow.svg }}
        />
      </div>
      <div className="zoom" role="toolbar" aria-label="Zoom">
        {buttons.map(([sign, name, key]) => (
          <button key={name} type="button" aria-label={name} title={name} onClick={() => act(key)}>
            {sign}
          </button>
        ))}
        <output aria-label="Scale">{Math.round(view.scale * 100)} %</output>
      </div>
    </div>
  );
}
