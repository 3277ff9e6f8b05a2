// Who has walked what is chosen in the chart: the tours by their names, and how many journeys.
import type { AtlasFlow } from '../data.ts';
import { sentenceOf } from '../model/telling.ts';
import { useHanded } from './handed.ts';
import { walkedBy } from './walked.ts';
import type { WalkedBy as Answer } from './walked.ts';

function Item({ title, answer }: { title: string; answer: Answer }) {
  return (
    <li>
      <p>{title}</p>
      <p className="fact">{answer.tours}</p>
      {answer.names.length === 0 ? null : (
        <ul className="fact">
          {answer.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {answer.journeys === '' ? null : <p className="fact">{answer.journeys}</p>}
    </li>
  );
}

type Props = { flow: AtlasFlow; state: string | null; arrow: readonly string[] };

/** Of an arrow, where one is chosen; else of a state. The machine itself is nothing to walk. */
export function WalkedBy({ flow, state, arrow }: Props) {
  const { data } = useHanded();
  const { chart } = flow;
  const transitions = chart.transitions.filter(({ id }) => arrow.includes(id));
  const isOfState = transitions.length === 0 && state !== null && state !== '';
  if (transitions.length === 0 && !isOfState) return null;
  return (
    <section className="walked-by" aria-label="Who has walked it">
      <ul>
        {isOfState ? (
          <Item title={state} answer={walkedBy(flow, 'states', state, data)} />
        ) : (
          transitions.map((transition) => (
            <Item
              key={transition.id}
              title={sentenceOf(chart, transition)}
              answer={walkedBy(flow, 'transitions', transition.id, data)}
            />
          ))
        )}
      </ul>
    </section>
  );
}
