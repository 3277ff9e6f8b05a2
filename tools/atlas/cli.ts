// The words of the command line: what `npm run flows`, `flows:export` and `flows:diff` are asked for.
import { writeDocs } from './export/docs.ts';

export type Console = {
  root: string;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** Runs one command; the exit code says whether it could. */
export async function main(argv: readonly string[], out: Console): Promise<number> {
  const [command, ...args] = argv;
  if (command === 'export' && args.includes('--docs')) {
    await writeDocs(out);
    return 0;
  }
  out.complain('Say flows, flows:export or flows:diff.');
  return 1;
}
