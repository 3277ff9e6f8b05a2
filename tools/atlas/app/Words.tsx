// The chart in words: every state and transition as an outline, for the user who cannot or would not see the drawing.
import type { AtlasFlow } from '../data.ts';
import { childrenOf } from '../model/chart.ts';
import type { ChartState } from '../model/chart.ts';
import { factsOf, keptSentence, sentenceOf } from '../model/telling.ts';
import { hashOf } from './address.ts';

type Props = { flow: AtlasFlow; chosen: string | null };

/** Brings the chosen state's words into sight. */
const show = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

const marksOf = ({ isInitial, kind }: ChartState) =>
  [
    isInitial ? 'begins here' : '',
    kind === 'final' ? 'ends here' : '',
    kind === 'parallel' ? 'parts run side by side' : '',
  ]
    .filter(Boolean)
    .join(', ');

function Item({ flow, chosen, state }: Props & { state: ChartState }) {
  const { chart, name } = flow;
  const transitions = chart.transitions.filter(({ from }) => from === state.path);
  const children = childrenOf(chart, state.path);
  const marks = marksOf(state);
  const kept = flow.numbers?.kept?.[state.path];
  return (
    <li aria-current={chosen === state.path ? 'true' : undefined}>
      <a
        ref={chosen === state.path ? show : undefined}
        href={hashOf({ flow: name, state: state.path, panel: 'words' })}
      >
        {state.path === '' ? flow.title : state.name}
      </a>
      {marks === '' ? null : <small> {marks}</small>}
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
            <li key={transition.id}>{sentenceOf(chart, transition)}</li>
          ))}
        </ul>
      )}
      {children.length === 0 ? null : (
        <ul>
          {children.map((child) => (
            <Item key={child.path} flow={flow} chosen={chosen} state={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function Words({ flow, chosen }: Props) {
  const [root] = flow.chart.states;
  if (root === undefined) return null;
  return (
    <section className="words" aria-label={`${flow.title} in words`}>
      <ul>
        <Item flow={flow} chosen={chosen} state={root} />
      </ul>
    </section>
  );
}
