// A chart in a frame: drag or arrow keys move it, wheel, plus and minus zoom it, zero fits it, one shows it life-size.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { AtlasFlow } from '../data.ts';
import { mark } from './mark.ts';
import type { Marks } from './mark.ts';
import { centred, fitted, following, opened, panned, resized, zoomed } from './view.ts';
import type { View } from './view.ts';

type Props = Marks & {
  flow: Pick<AtlasFlow, 'name' | 'title' | 'svg' | 'width' | 'height' | 'places'>;
  onChoose?: (state: string) => void;
  onChooseArrow?: (transitions: string[]) => void;
  /** What stands on the chart, as a legend does. */
  children?: ReactNode;
};

const nothing: readonly string[] = [];

/** The transitions under a pointer: that of a line of text, or all of an arrow. */
function arrowAt(target: Element): string[] {
  const line = target.closest<SVGElement>('[data-transition]')?.dataset['transition'];
  if (line !== undefined) return [line];
  const arrow = target.closest<SVGElement>('[data-transitions]')?.dataset['transitions'] ?? '';
  return arrow === '' ? [] : arrow.split('|');
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

function Frame({
  flow,
  active = nothing,
  taken = nothing,
  chosen = null,
  arrow = nothing,
  walked = null,
  onChoose,
  onChooseArrow,
  children,
}: Props) {
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
    if (frame.current !== null) mark(frame.current, { active, taken, chosen, arrow, walked });
  }, [active, taken, chosen, arrow, walked]);

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
    const transitions = onChooseArrow === undefined ? [] : arrowAt(event.target);
    if (transitions.length > 0) return onChooseArrow?.(transitions);
    const state = event.target.closest<SVGElement>('[data-state]')?.dataset['state'];
    if (state !== undefined && state !== '') onChoose?.(state);
  };

  return (
    <div className="chart">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointers; everything in it is told by the panel In words */}
      <div
        ref={open}
        className={onChooseArrow === undefined ? 'frame' : 'frame choosing'}
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
      {children}
    </div>
  );
}
