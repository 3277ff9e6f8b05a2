// Listens to a site that reports: which actors run, their states, and the events they received.
import type { Report } from '../../../src/boot/atlas/report.ts';
import { channelName, lockOf } from '../../../src/boot/atlas/report.ts';
import type { Chart } from '../model/chart.ts';

export type Running = {
  actor: string;
  flow: string;
  states: string[];
  /** What it took last, as the report names it. */
  taken: { from: string; event: string; targets: string[] }[];
};

export type Heard = { number: number; flow: string; event: string; payload: string; at: string };

export type Scene = { running: Running[]; log: Heard[]; latest: string | null };

export const emptyScene: Scene = { running: [], log: [], latest: null };

const longest = 300;

/** The scene after a report. */
export function reduceScene(scene: Scene, report: Report): Scene {
  switch (report.kind) {
    case 'left':
      return {
        ...scene,
        running: scene.running.filter(({ actor }) => !actor.startsWith(report.tab)),
      };
    case 'ended':
      return { ...scene, running: scene.running.filter(({ actor }) => actor !== report.actor) };
    case 'stands': {
      const { actor, flow, states, taken } = report;
      const known = scene.running.find((one) => one.actor === actor);
      const now = { actor, flow, states, taken: taken.length > 0 ? taken : (known?.taken ?? []) };
      const running =
        known === undefined
          ? [...scene.running, now]
          : scene.running.map((one) => (one === known ? now : one));
      return { ...scene, running, latest: taken.length > 0 ? actor : scene.latest };
    }
    case 'heard': {
      const number = (scene.log[0]?.number ?? 0) + 1;
      const heard: Heard = {
        number,
        flow: report.flow,
        event: report.event,
        payload: JSON.stringify(report.payload),
        at: report.at,
      };
      return { ...scene, log: [heard, ...scene.log].slice(0, longest) };
    }
  }
}

/** The ids of the chart's transitions that a report speaks of. */
export function idsOf(chart: Chart, taken: Running['taken']): string[] {
  return taken.flatMap(({ from, event, targets }) =>
    chart.transitions
      .filter((one) => {
        const sameEvent =
          one.kind === 'event' ? one.trigger === event : event.includes(one.trigger);
        return (
          one.from === from &&
          sameEvent &&
          (one.kind === 'always') === (event === '') &&
          one.targets.join() === targets.join()
        );
      })
      .map(({ id }) => id),
  );
}

/** Reports that a tab has left, once its lock is free. */
async function reportLeaving(
  tab: string,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<void> {
  try {
    await navigator.locks.request(lockOf(tab), { signal }, () => onReport({ kind: 'left', tab }));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Listens until it is stopped, and asks which sites report already. */
export function listen(onReport: (report: Report) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  const stopped = new AbortController();
  const tabs = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<Report | { kind: 'hello' }>) => {
    if (data.kind === 'hello') return;
    onReport(data);
    const tab = data.kind === 'stands' ? (data.actor.split(' ')[0] ?? '') : '';
    if (tab === '' || tabs.has(tab)) return;
    tabs.add(tab);
    void reportLeaving(tab, stopped.signal, onReport);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
  channel.postMessage({ kind: 'hello' });
  return () => {
    channel.close();
    stopped.abort();
  };
}
