// The pictures of a flow's states in its document, beside its chart and before its words.
import type { Pictured } from '../pictures.ts';
import type { Chart } from './chart.ts';

/** The address of a picture from its file: `at` is that of the folder of the pictures. */
export const addressOf = (at: string, file: string) =>
  `${at}/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Text in Markdown that is read as it is written. */
export const inMarkdown = (words: string) =>
  words.replace(/([*_<>[\]`])/g, '\\$1').replace(/\u00A0/g, ' ');

const inAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** As high as lets the four looks of a state stand in one row; each leads to itself, larger. */
const height = 220;

/**
 * What a user sees in the states of a flow, as Markdown; nothing where no pictures were taken.
 * @param at the address of the folder of the pictures, from the document
 */
export function picturedText(
  title: string,
  chart: Chart,
  pictures: readonly Pictured[],
  at: string,
): string[] {
  if (pictures.length === 0) return [];
  const descriptions = new Map(chart.states.map(({ path, description }) => [path, description]));
  const imageOf = (place: string, look: string, file: string) => {
    const [theme = '', width = ''] = look.split('.');
    const alt = inAttribute(`${title} in the state ${place}, ${theme} at ${width} px`);
    const address = addressOf(at, file);
    return `<a href="${address}"><img src="${address}" alt="${alt}" height="${height}"></a>`;
  };
  return [
    '## What a user sees',
    ...pictures.flatMap(({ states, files, none }) => {
      const place = states.join(' + ');
      const said = states.flatMap((state) => descriptions.get(state) ?? []);
      const images = Object.entries(files).map(([look, file]) => imageOf(place, look, file));
      return [
        `### ${inMarkdown(place)}`,
        inMarkdown(said.join(' ')),
        images.length > 0 ? images.join('\n') : `No picture: ${inMarkdown(none ?? '')}`,
      ].filter((part) => part !== '');
    }),
  ];
}
