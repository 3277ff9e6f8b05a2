// The path that was walked: told, taken back, copied as a link or as a test.
import { useState } from 'react';
import { useHanded } from './handed.ts';
import { testOf, textOfWalk } from './walk.ts';
import type { Walk } from './walk.ts';

type Props = { flow: string; walk: Walk; onWalk: (text: string) => void };

export function PlayWalked({ flow, walk, onWalk }: Props) {
  const { kit } = useHanded();
  const [said, setSaid] = useState('');
  const copy = (what: string, text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} is in the clipboard.`),
      () => setSaid('The browser refused the clipboard; the address of this page is the link.'),
    );
  const moves = walk.steps.map(({ move }) => move);
  const lines = walk.steps.map((step, index) => ({
    say: step.move.say,
    seen: kit.seenAfter(flow, (walk.steps[index - 1] ?? walk.begin).situation, step),
  }));
  return (
    <section className="walked" aria-label="The path walked">
      <h3>The path walked</h3>
      <ol>
        {lines.map(({ say, seen }, index) => (
          // A walk only grows and shrinks at its end.
          <li key={`${String(index)} ${say}`}>
            {say}
            {seen.map((sight) => (
              <p key={sight} className="fact">
                {sight}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <div className="row">
        <button
          type="button"
          disabled={moves.length === 0}
          onClick={() => onWalk(textOfWalk(walk.start, moves.slice(0, -1)))}
        >
          One step back
        </button>
        <button
          type="button"
          disabled={moves.length === 0}
          onClick={() => onWalk(`@${walk.start}`)}
        >
          From the start
        </button>
        <button type="button" onClick={() => copy('The link', window.location.href)}>
          Copy as a link
        </button>
        <button type="button" onClick={() => copy('The test', testOf(flow, walk))}>
          Copy as a test
        </button>
      </div>
      <output>{said}</output>
    </section>
  );
}
