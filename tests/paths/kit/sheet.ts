// What the pages of pictures have in common: one HTML file that needs no other, for a screen in either theme and for paper.

/** Text inside HTML, and inside an attribute. */
export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The number of an entry, from its index. */
export const numberOf = (index: number) => String(index + 1).padStart(2, '0');

export type Sheet = {
  /** Plain text; everything else is HTML. */
  title: string;
  /** The text of the style element. */
  style: string;
  header: string;
  nav: string;
  main: string;
};

/** A page as HTML. */
export const sheet = ({ title, style, header, nav, main }: Sheet): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${style.replaceAll('</style', String.raw`<\/style`)}</style>
</head>
<body>
<header class="top">
${header}
</header>
${nav}
<main>
${main}
</main>
</body>
</html>
`;

/** What the chart says of each of some states, as the items of a list; of one state alone the heading is the name. */
export const statesText = (
  states: readonly string[],
  descriptions: Readonly<Record<string, string>>,
) =>
  states
    .map((state) => {
      const says = escaped(descriptions[state] ?? '');
      return `<li>${states.length === 1 ? says : `<code>${escaped(state)}</code> ${says}`}</li>`;
    })
    .join('');

/** What is told of a picture to a user who does not see it. */
export const altOf = (
  title: string,
  {
    place,
    states,
    descriptions,
  }: { place: string; states: readonly string[]; descriptions: Readonly<Record<string, string>> },
  label: string,
) =>
  [
    `${title} in the state ‘${place}’, ${label}.`,
    ...states.map((state) => descriptions[state] ?? '').filter((text) => text !== ''),
  ].join(' ');
