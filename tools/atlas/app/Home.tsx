// The list of all flows, with their numbers.
import type { AtlasFlow } from '../data.ts';
import { hashOf } from './address.ts';

const routeWords = (routes: readonly string[]) =>
  routes.map((route) => (route === '*' ? 'every page' : route)).join(', ');

function Row({ flow, index }: { flow: AtlasFlow; index: number }) {
  const { numbers } = flow;
  const counts: [string, string | number][] =
    numbers === null
      ? [
          ['states', flow.chart.states.length - 1],
          ['transitions', flow.chart.transitions.length],
        ]
      : [
          ['states', numbers.states],
          ['transitions', numbers.transitions],
          ['paths', numbers.paths],
          ['covered', `${Math.floor((100 * numbers.reached) / numbers.transitions)} %`],
        ];
  return (
    <article>
      <span className="number">{String(index + 1).padStart(2, '0')}</span>
      <div>
        <h2>
          <a href={hashOf({ flow: flow.name })}>{flow.title}</a>
        </h2>
        <p>{flow.audience}</p>
        <p className="routes">{routeWords(flow.routes)}</p>
      </div>
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

export function Home({ flows, isLive }: { flows: readonly AtlasFlow[]; isLive: boolean }) {
  return (
    <main className="home">
      <h1>Every flow of Axis One</h1>
      <p className="lead">
        What you see is what runs: each chart is read from the machine that decides on the site.
        Open one to read it, press Play to walk through it
        {isLive ? (
          <>
            , or <a href={hashOf({ flow: 'live' })}>watch it live</a> while somebody uses the site
          </>
        ) : null}
        .
      </p>
      {flows.map((flow, index) => (
        <Row key={flow.name} flow={flow} index={index} />
      ))}
    </main>
  );
}
