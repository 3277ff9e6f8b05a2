// `npm run paths -- --property assumptions`: how much is declared, and the document.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Console } from '../kit/cli.ts';
import { allDeclared } from './compare.ts';
import { listing } from './listing.ts';
import { assumptions } from './records.ts';

/** The document, from the root of the repository. */
export const document = 'docs/paths/assumptions.md';

/** Runs the command: what is declared holds by itself; the journeys compare it with what they see. */
export function assumed(writes: boolean, { root, say }: Pick<Console, 'root' | 'say'>): number {
  const known = assumptions();
  say(
    `${allDeclared(known).length} declared facts, ${known.service.length} answers of the service`,
  );
  if (writes) {
    writeFileSync(join(root, document), listing(known));
    say(`${document} written.`);
  }
  return 0;
}
