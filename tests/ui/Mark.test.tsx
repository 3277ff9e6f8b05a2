// Marks and portraits: every item's own drawing, and nothing that a screen reader would have to read.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { experts } from '#content/experts.ts';
import { gatheringSeries } from '#content/gatherings.ts';
import { home } from '#content/home.ts';
import { partners } from '#content/partners.ts';
import { toolkits } from '#content/toolkits.ts';
import { Mark, markNames } from '#ui/Mark.tsx';
import { Plate } from '#ui/Plate.tsx';
import { initialsOf, portrait } from '#ui/plates/portrait.tsx';

const asked: readonly string[] = [
  ...home.identities.cards.map(({ icon }) => icon),
  ...toolkits.map(({ icon }) => icon),
  ...gatheringSeries.map(({ glyph }) => glyph),
  ...partners.map(({ logo }) => logo),
];

test('each mark that the content names is drawn, and each that is drawn is named', () => {
  expect([...new Set(asked)].toSorted()).toEqual(markNames.toSorted());
});

test('no two marks look alike, and none is read aloud', () => {
  const drawn = markNames.map((name) => renderToStaticMarkup(<Mark name={name} />));
  const paths = drawn.map((html) => / d="([^"]+)"/.exec(html)?.[1]);
  expect(new Set(paths).size).toBe(markNames.length);
  expect(drawn.every((html) => html.includes('aria-hidden="true"'))).toBe(true);
});

/** How many letters a portrait has. */
const strokes = (id: string) =>
  renderToStaticMarkup(<Plate look={portrait} id={id} />).match(/class="stroke"/g)?.length;

test('a portrait has the initials of its expert', () => {
  expect(experts.map(({ image }) => initialsOf(image))).toEqual(
    experts.map(({ name }) => {
      const words = name.toLowerCase().split(/[\s-]+/);
      return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
    }),
  );
  expect(strokes('ines-valadares')).toBe(2);
  expect(strokes('ines')).toBe(1);
});
