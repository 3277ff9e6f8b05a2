// Live: a user uses the site in another tab, and every chart shows where its actor stands.
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { AtlasFlow } from '../data.ts';
import { Chart } from './Chart.tsx';
import { emptyScene, idsOf, listen, reduceScene } from './live.ts';

export function Live({ flows }: { flows: readonly AtlasFlow[] }) {
  const [scene, tell] = useReducer(reduceScene, emptyScene);
  const [pinned, setPinned] = useState<string | null>(null);
  useEffect(() => listen(tell), []);
  const actor =
    scene.running.find((one) => one.actor === (pinned ?? scene.latest)) ?? scene.running[0];
  const flow = flows.find(({ name }) => name === actor?.flow);
  const taken = useMemo(
    () => (flow === undefined || actor === undefined ? [] : idsOf(flow.chart, actor.taken)),
    [flow, actor],
  );
  return (
    <main className="flow live">
      <div className="title">
        <div>
          <h1>Live</h1>
          <p>
            Use{' '}
            <a href="/" target="axis-one-site">
              the site
            </a>{' '}
            in another tab. What runs there is marked here; what is typed stays there.
          </p>
          <div className="tabs">
            {scene.running.map((one) => (
              <button
                key={one.actor}
                type="button"
                aria-pressed={pinned === one.actor}
                onClick={() => setPinned(pinned === one.actor ? null : one.actor)}
              >
                {flows.find(({ name }) => name === one.flow)?.title ?? one.flow}
                <code> {one.states.join(' · ')}</code>
              </button>
            ))}
          </div>
        </div>
      </div>
      <div className="body">
        {flow === undefined || actor === undefined ? (
          <output className="home">
            Nothing runs yet: open the site in another tab of this browser.
          </output>
        ) : (
          <Chart flow={flow} active={actor.states} taken={taken} />
        )}
        <aside className="panel" aria-label="What was heard">
          <h3>What was heard, the newest first</h3>
          <ol className="log" role="log">
            {scene.log.map(({ number, flow: name, event, payload, at }) => (
              <li key={number}>
                <code>
                  {at} {name}
                </code>
                <p>
                  {event} <code>{payload === '{}' ? '' : payload}</code>
                </p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </main>
  );
}
