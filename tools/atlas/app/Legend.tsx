// What the colors and lines of a chart say of walks, in words; and how much of the flow was walked.
import type { AtlasFlow } from '../data.ts';
import { useHanded } from './handed.ts';
import { recordingCommand, summaryOf, walkedOf } from './walked.ts';
import type { Extent, Walkers } from './walked.ts';

const meanings: [Extent, string][] = [
  ['all', 'walked: a thick line'],
  ['part', 'an arrow of several transitions, walked in part: thick dashes'],
  ['none', 'not walked: dots, a hollow tip, underlined words'],
];

type Props = { flow: Pick<AtlasFlow, 'tours' | 'journeys'>; walkers: Walkers };

export function Legend({ flow, walkers }: Props) {
  const { data } = useHanded();
  const canRecord = walkers === 'journeys' && flow.tours !== null && flow.journeys === null;
  return (
    <section className="legend" aria-label="Legend">
      <p>{summaryOf(flow, walkers, data)}</p>
      {canRecord ? (
        <p>
          <code>{recordingCommand}</code> records them.
        </p>
      ) : null}
      {walkedOf(flow, walkers) === null ? null : (
        <ul>
          {meanings.map(([extent, words]) => (
            <li key={extent}>
              <svg className="atlas-chart" viewBox="0 0 44 12" width="44" height="12" aria-hidden>
                <g data-walked={extent}>
                  <path className="course" d="M0 6H36" />
                  <path className="tip" d="M43 6L35 2L35 10Z" />
                </g>
              </svg>
              {words}
            </li>
          ))}
          <li>gray: nobody can be seen to walk it</li>
        </ul>
      )}
    </section>
  );
}
