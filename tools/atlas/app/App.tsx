// The atlas: a list of flows at the side, one of them in the middle, and a panel to read, play or take away.
import { useMemo, useState } from 'react';
import { hashOf, go, useAddress } from './address.ts';
import type { Address, Panel } from './address.ts';
import { Chart } from './Chart.tsx';
import { Home } from './Home.tsx';
import { Live } from './Live.tsx';
import { Play } from './Play.tsx';
import { useHanded } from './handed.ts';
import { Picture } from './Picture.tsx';
import { picturesOfState } from './pictures.ts';
import { find, indexOf, placeOf } from './search.ts';
import { Take } from './Take.tsx';
import { turnTheme } from './theme.ts';
import { Words } from './Words.tsx';

const panels: [Panel, string][] = [
  ['words', 'In words'],
  ['play', 'Play'],
  ['take', 'Take away'],
];

function Search() {
  const { data } = useHanded();
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexOf(data.flows), [data]);
  const hits = find(index, query);
  return (
    <search>
      <label>
        Search all flows
        <input
          type="search"
          value={query}
          placeholder="500 ms, signUp, welcome …"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {query.trim() === '' ? null : (
        <>
          <output>{hits.length === 0 ? 'Nothing is called that.' : `${hits.length} found`}</output>
          <ul className="hits">
            {hits.map((hit) => (
              <li key={`${hit.flow} ${hit.state} ${hit.words}`}>
                <a href={hashOf({ flow: hit.flow, state: hit.state || null, panel: 'words' })}>
                  {placeOf(hit)}
                </a>
                <p>{hit.words}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}

function Side({ flow: name }: { flow: string }) {
  const { data } = useHanded();
  return (
    <header className="side">
      <a className="brand" href={hashOf({})}>
        Axis One <span>Flow atlas</span>
      </a>
      <Search />
      <nav aria-label="Flows">
        <ul>
          {data.isLive ? (
            <li>
              <a
                href={hashOf({ flow: 'live' })}
                aria-current={name === 'live' ? 'page' : undefined}
              >
                Live
              </a>
            </li>
          ) : null}
          {data.flows.map((flow) => (
            <li key={flow.name}>
              <a
                href={hashOf({ flow: flow.name })}
                aria-current={name === flow.name ? 'page' : undefined}
              >
                {flow.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="theme" onClick={turnTheme}>
        Ink or paper
      </button>
    </header>
  );
}

function FlowPage({ address }: { address: Address }) {
  const { data } = useHanded();
  const flow = data.flows.find(({ name }) => name === address.flow);
  if (flow === undefined)
    return (
      <main className="home">
        <h1>There is no flow of that name</h1>
        <p className="lead">
          <a href={hashOf({})}>All flows</a> are on the list.
        </p>
      </main>
    );
  const { state, panel, walk } = address;
  return (
    <main className="flow">
      <div className="title">
        <div>
          <h1>{flow.title}</h1>
          <p>{flow.chart.description}</p>
        </div>
        <nav aria-label="Panels">
          {panels.map(([name, label]) => (
            <a
              key={name}
              href={hashOf({ flow: flow.name, state, panel: panel === name ? null : name })}
              aria-current={panel === name ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
      <div className="body">
        {panel === 'play' ? (
          <Play key={flow.name} flow={flow} walk={walk} />
        ) : (
          <>
            <Chart
              flow={flow}
              chosen={state}
              onChoose={(path) => go({ flow: flow.name, state: path, panel: panel ?? 'words' })}
            />
            {panel === null ? null : (
              <aside className="panel">
                {panel === 'words' ? (
                  <>
                    {state === null ? null : (
                      <Picture
                        title={flow.title}
                        pictures={picturesOfState(flow.pictures, state)}
                      />
                    )}
                    <Words flow={flow} chosen={state} />
                  </>
                ) : (
                  <Take flow={flow} />
                )}
              </aside>
            )}
          </>
        )}
      </div>
    </main>
  );
}

export function App() {
  const { data } = useHanded();
  const address = useAddress();
  return (
    <div className="atlas">
      <Side flow={address.flow} />
      {address.flow === '' ? (
        <Home flows={data.flows} isLive={data.isLive} />
      ) : address.flow === 'live' && data.isLive ? (
        <Live flows={data.flows} />
      ) : (
        <FlowPage address={address} />
      )}
    </div>
  );
}
