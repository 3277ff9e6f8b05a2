// The atlas: a list of flows at the side, one of them in the middle, and a panel to read, play or take away.
import { useMemo, useState } from 'react';
import type { AtlasFlow } from '../data.ts';
import { hashOf, go, useAddress } from './address.ts';
import type { Address, Panel } from './address.ts';
import { Chart } from './Chart.tsx';
import { Home } from './Home.tsx';
import { Live } from './Live.tsx';
import { Play } from './Play.tsx';
import { useHanded } from './handed.ts';
import { Legend } from './Legend.tsx';
import { Picture } from './Picture.tsx';
import { picturesOfState } from './pictures.ts';
import { find, indexOf, placeOf } from './search.ts';
import { Take } from './Take.tsx';
import { turnTheme } from './theme.ts';
import { walkedOf } from './walked.ts';
import type { Walkers } from './walked.ts';
import { WalkedBy } from './WalkedBy.tsx';
import { Words } from './Words.tsx';

const panels: [Panel, string][] = [
  ['words', 'In words'],
  ['play', 'Play'],
  ['take', 'Take away'],
];

const walkersWords: [Walkers, string][] = [
  ['tours', 'Walked by tours'],
  ['journeys', 'Walked by journeys'],
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

function Side({ address: { flow: name, walkers } }: { address: Address }) {
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
                href={hashOf({ flow: flow.name, walkers })}
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

/** What of a flow is shown: whose walks color it, and which panel is open. */
function Views({ address }: { address: Address }) {
  const { panel, walkers } = address;
  return (
    <>
      {panel === 'play' ? null : (
        <nav aria-label="Color what was walked">
          {walkersWords.map(([name, label]) => (
            <a
              key={name}
              href={hashOf({ ...address, walkers: walkers === name ? null : name })}
              aria-current={walkers === name ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      <nav aria-label="Panels">
        {panels.map(([name, label]) => (
          <a
            key={name}
            href={hashOf({ ...address, walk: null, panel: panel === name ? null : name })}
            aria-current={panel === name ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}

/** A flow to read or to take away; what is chosen in the chart opens the panel. */
function Reading({ flow, address }: { flow: AtlasFlow; address: Address }) {
  const { state, panel, arrow, walkers } = address;
  const walked = useMemo(() => walkers && walkedOf(flow, walkers), [flow, walkers]);
  const choose = (chosen: Partial<Address>) => go({ ...address, ...chosen, panel: 'words' });
  return (
    <>
      <Chart
        flow={flow}
        chosen={state}
        arrow={arrow}
        walked={walked}
        onChoose={(path) => choose({ state: path, arrow: [] })}
        onChooseArrow={(ids) => choose({ arrow: ids })}
      >
        {walkers === null ? null : <Legend flow={flow} walkers={walkers} />}
      </Chart>
      {panel === null ? null : (
        <aside className="panel">
          {panel === 'words' ? (
            <>
              {state === null ? null : (
                <Picture title={flow.title} pictures={picturesOfState(flow.pictures, state)} />
              )}
              <WalkedBy flow={flow} state={state} arrow={arrow} />
              <Words flow={flow} address={address} />
            </>
          ) : (
            <Take flow={flow} />
          )}
        </aside>
      )}
    </>
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
  return (
    <main className="flow">
      <div className="title">
        <div>
          <h1>{flow.title}</h1>
          <p>{flow.chart.description}</p>
        </div>
        <Views address={address} />
      </div>
      <div className="body">
        {address.panel === 'play' ? (
          <Play key={flow.name} flow={flow} walk={address.walk} />
        ) : (
          <Reading flow={flow} address={address} />
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
      <Side address={address} />
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
