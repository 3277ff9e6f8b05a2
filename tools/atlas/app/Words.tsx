// The chart in words: every state and transition as an outline, for the user who cannot or would not see the drawing.
import type { AtlasFlow } from '../data.ts';
import { childrenOf } from '../model/chart.ts';
import type { ChartState } from '../model/chart.ts';
import { factsOf, keptSentence, sentenceOf } from '../model/telling.ts';
import { hashOf } from './address.ts';
import type { Address } from './address.ts';
import { countWords } from './walked.ts';

type Props = { flow: AtlasFlow; address: Address };

/** Brings the words of what is chosen into sight. */
const show = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

const marksOf = ({ isInitial, kind }: ChartState) =>
  [
    isInitial ? 'begins here' : '',
    kind === 'final' ? 'ends here' : '',
    kind === 'parallel' ? 'parts run side by side' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** How many have walked it, where the address asks for that. */
function Count({
  flow,
  address,
  kind,
  id,
}: Props & { kind: 'states' | 'transitions'; id: string }) {
  const { walkers } = address;
  const words = walkers === null ? '' : countWords(flow, walkers, kind, id);
  return words === '' ? null : <small> {words}</small>;
}

function Item({ flow, address, state }: Props & { state: ChartState }) {
  const { chart } = flow;
  const { arrow } = address;
  const isChosen = arrow.length === 0 && address.state === state.path;
  const transitions = chart.transitions.filter(({ from }) => from === state.path);
  const children = childrenOf(chart, state.path);
  const marks = marksOf(state);
  const kept = flow.numbers?.kept?.[state.path];
  return (
    <li aria-current={isChosen ? 'true' : undefined}>
      <a
        ref={isChosen ? show : undefined}
        href={hashOf({ ...address, state: state.path, arrow: [], panel: 'words' })}
      >
        {state.path === '' ? flow.title : state.name}
      </a>
      {marks === '' ? null : <small> {marks}</small>}
      <Count flow={flow} address={address} kind="states" id={state.path} />
      <p>{state.description}</p>
      {factsOf(state).map((fact) => (
        <p key={fact} className="fact">
          {fact}
        </p>
      ))}
      {kept === undefined ? null : <p className="fact">{keptSentence(kept)}</p>}
      {transitions.length === 0 ? null : (
        <ul className="ways">
          {transitions.map((transition) => (
            <li
              key={transition.id}
              ref={arrow[0] === transition.id ? show : undefined}
              aria-current={arrow.includes(transition.id) ? 'true' : undefined}
            >
              <a href={hashOf({ ...address, arrow: [transition.id], panel: 'words' })}>
                {sentenceOf(chart, transition)}
              </a>
              <Count flow={flow} address={address} kind="transitions" id={transition.id} />
            </li>
          ))}
        </ul>
      )}
      {children.length === 0 ? null : (
        <ul>
          {children.map((child) => (
            <Item key={child.path} flow={flow} address={address} state={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function Words({ flow, address }: Props) {
  const [root] = flow.chart.states;
  if (root === undefined) return null;
  return (
    <section className="words" aria-label={`${flow.title} in words`}>
      <ul>
        <Item flow={flow} address={address} state={root} />
      </ul>
    </section>
  );
}
