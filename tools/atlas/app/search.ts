// Finds states and transitions of all flows by any word in them.
import type { AtlasFlow } from '../data.ts';
import { factsOf, placeWords, sentenceOf } from '../model/telling.ts';

export type Hit = { flow: string; title: string; state: string; words: string };

type Entry = Hit & { text: string };

const plain = (words: string) => words.toLowerCase().replace(/\u00A0/g, ' ');

/** Everything that can be found, once for all searches. */
export function indexOf(flows: readonly AtlasFlow[]): Entry[] {
  return flows.flatMap(({ name, title, audience, chart }) => {
    const entry = (state: string, words: string): Entry => ({
      flow: name,
      title,
      state,
      words,
      // A number is found with and without the space that groups it.
      text: plain(`${title} ${name} ${state} ${words} ${words.replace(/(\d)\u00A0(?=\d)/g, '$1')}`),
    });
    return [
      entry('', audience),
      ...chart.states.map((state) =>
        entry(state.path, [state.description, ...factsOf(state)].join(' · ')),
      ),
      ...chart.transitions.map((transition) =>
        entry(transition.from, sentenceOf(chart, transition)),
      ),
    ];
  });
}

/** What holds every word of the query, at most `most`. */
export function find(index: readonly Entry[], query: string, most = 40): Hit[] {
  const words = plain(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .slice(0, most)
    .map(({ flow, title, state, words: said }) => ({ flow, title, state, words: said }));
}

/** Where a hit lies, in words. */
export const placeOf = ({ title, state }: Hit) => `${title} / ${placeWords(state)}`;
