// What can be taken away: the machine's file for Stately, Mermaid, SVG, paper.
import { useState } from 'react';
import type { AtlasFlow } from '../data.ts';
import { standaloneSvg } from '../layout/style.ts';
import { themeNow } from './theme.ts';

function save(name: string, text: string, kind: string) {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function Take({ flow }: { flow: AtlasFlow }) {
  const [said, setSaid] = useState('');
  const copy = (what: string, text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} is in the clipboard.`),
      () => setSaid('The browser refused the clipboard: select the text below instead.'),
    );
  return (
    <section className="take" aria-label="Take away">
      <p>
        The file below imports nothing but <code>xstate</code>. Paste it unchanged into the{' '}
        <a href="https://stately.ai/viz" target="_blank" rel="noreferrer">
          Stately visualizer
        </a>
        .
      </p>
      <div className="row">
        <button type="button" onClick={() => copy('The machine', flow.source)}>
          Copy for Stately
        </button>
        <button type="button" onClick={() => copy('The Mermaid text', flow.mermaid)}>
          Copy Mermaid
        </button>
        <button
          type="button"
          onClick={() =>
            save(`${flow.name}.svg`, standaloneSvg(flow.svg, themeNow()), 'image/svg+xml')
          }
        >
          Save SVG
        </button>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <output>{said}</output>
      <pre>
        <code>{flow.source}</code>
      </pre>
    </section>
  );
}
