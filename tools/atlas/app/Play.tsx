// Play: the real machine, its guards asked. Events are buttons, ports answer on command, time runs or is skipped.
import { useEffect, useMemo, useState } from 'react';
import type { AtlasFlow } from '../data.ts';
import { span } from '../model/telling.ts';
import { go } from './address.ts';
import { Chart } from './Chart.tsx';
import { useHanded } from './handed.ts';
import { Picture } from './Picture.tsx';
import { picturesOfPlace } from './pictures.ts';
import type { Move } from './playKit.ts';
import { PlayOwn } from './PlayOwn.tsx';
import { PlayWalked } from './PlayWalked.tsx';
import { lastOf, replay, textOfWalk } from './walk.ts';

const headings: Record<Move['kind'], string> = {
  user: 'Somebody can',
  environment: 'It may happen that',
  actor: 'The service may answer',
  time: 'Time',
};

const kinds: Move['kind'][] = ['user', 'actor', 'time', 'environment'];

function Moves({ moves, onMove }: { moves: readonly Move[]; onMove: (move: Move) => void }) {
  return kinds.map((kind) => {
    const own = moves.filter((move) => move.kind === kind);
    return own.length === 0 ? null : (
      <section key={kind} className="moves">
        <h3>{headings[kind]}</h3>
        {own.map((move) => (
          <button key={move.id} type="button" onClick={() => onMove(move)}>
            <span>{move.kind === 'time' ? `Skip: ${move.say}` : move.say}</span>
            <code>{move.id}</code>
          </button>
        ))}
      </section>
    );
  });
}

export function Play({ flow, walk: text }: { flow: AtlasFlow; walk: string | null }) {
  const { kit } = useHanded();
  const [runs, setRuns] = useState(false);
  const model = kit.models[flow.name];
  const engine = useMemo(
    () => (model === undefined ? null : kit.createEngine(model.machine)),
    [kit, model],
  );
  const walk = useMemo(
    () => (engine === null ? null : replay(kit, engine, flow.name, text)),
    [kit, engine, flow.name, text],
  );
  const situation = walk === null ? null : lastOf(walk);
  const moves = situation === null ? [] : kit.movesFrom(flow.name, situation);
  const wait = moves.find((move) => move.kind === 'time');
  const wander = (next: string) => go({ flow: flow.name, panel: 'play', walk: next });
  const onMove = (move: Move) => {
    if (walk !== null)
      wander(textOfWalk(walk.start, [...walk.steps.map((step) => step.move), move]));
  };
  const ms = wait?.kind === 'time' ? wait.ms : null;
  const onward =
    walk === null || ms === null
      ? null
      : textOfWalk(walk.start, [...walk.steps.map(({ move }) => move), { id: 'wait' }]);

  useEffect(() => {
    if (!runs || ms === null || onward === null) return undefined;
    const timer = setTimeout(() => go({ flow: flow.name, panel: 'play', walk: onward }), ms);
    return () => clearTimeout(timer);
  }, [runs, ms, onward, flow.name]);

  const active = useMemo(
    () => (situation === null ? [] : kit.placesOf(situation)),
    [kit, situation],
  );
  const taken = useMemo(() => (walk?.steps.at(-1) ?? walk?.begin)?.trace.transitions ?? [], [walk]);
  if (walk === null || situation === null || model === undefined)
    return (
      <>
        <Chart flow={flow} />
        <aside className="panel">
          <p>This chart runs in the database: it is read here, and tested by its own tests.</p>
        </aside>
      </>
    );
  return (
    <>
      <Chart flow={flow} active={active} taken={taken} />
      <aside className="panel play" aria-label="Play">
        <Picture title={flow.title} pictures={picturesOfPlace(flow.pictures, active)} />
        <label>
          It begins
          <select value={walk.start} onChange={(event) => wander(`@${event.target.value}`)}>
            {Object.entries(model.input).map(([name, { say }]) => (
              <option key={name} value={name}>
                {say}
              </option>
            ))}
          </select>
        </label>
        {walk.lost === null ? null : (
          <p role="alert">
            The walk ends here: <code>{walk.lost}</code> is not possible.
          </p>
        )}
        <section className="now" aria-live="polite" aria-label="Now">
          <h3>Now</h3>
          <p className="places">{active.join(' · ') || 'ended'}</p>
          <ul>
            {kit.seenAt(flow.name, situation).map((sight) => (
              <li key={sight}>{sight}</li>
            ))}
          </ul>
          {situation.timers.map(({ id, left }) => (
            <p key={id} className="fact">
              a timer is due in {span(left)}
            </p>
          ))}
        </section>
        {situation.snapshot.status === 'active' ? null : <p>The flow has ended.</p>}
        <Moves moves={moves} onMove={onMove} />
        <label className="check">
          <input type="checkbox" checked={runs} onChange={() => setRuns(!runs)} />
          Let delays run by themselves
        </label>
        <PlayOwn
          key={flow.name}
          types={kit.eventTypesOf(model.machine)}
          can={(event) => situation.snapshot.can(event)}
          onMove={onMove}
        />
        <details open>
          <summary>What it remembers</summary>
          <pre className="context">
            {JSON.stringify(JSON.parse(kit.textOf(situation.snapshot.context)), null, 2)}
          </pre>
        </details>
        <PlayWalked flow={flow.name} walk={walk} onWalk={wander} />
      </aside>
    </>
  );
}
