// What a user sees in a state: its picture, in the theme of the atlas, on a wide screen or on a phone.
import { useState } from 'react';
import { addressOf } from '../model/pictured.ts';
import type { Pictured } from '../pictures.ts';
import { useHanded } from './handed.ts';

const widths = ['1440', '390'];
const themes = ['ink', 'paper'];
const placeOf = ({ states }: Pictured) => states.join(' + ');

type Props = { title: string; pictures: readonly Pictured[] };

/** The pictures of a state, one at a time; nothing where none were taken. */
export function Picture({ title, pictures }: Props) {
  const { data } = useHanded();
  const [width, setWidth] = useState('1440');
  const [chosen, setChosen] = useState('');
  const shown = pictures.find((one) => placeOf(one) === chosen) ?? pictures[0];
  if (shown === undefined) return null;
  const looks = themes.flatMap((theme) => {
    const file = shown.files[`${theme}.${width}`];
    return file === undefined ? [] : [{ theme, file }];
  });
  return (
    <section className="pictured" aria-label="What a user sees">
      <div className="row">
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {one} px
          </button>
        ))}
        {pictures.length < 2 ? null : (
          <select
            aria-label="Which of its pictures"
            value={placeOf(shown)}
            onChange={(event) => setChosen(event.target.value)}
          >
            {pictures.map((one) => (
              <option key={placeOf(one)}>{placeOf(one)}</option>
            ))}
          </select>
        )}
      </div>
      {looks.length === 0 ? <p className="fact">No picture: {shown.none}</p> : null}
      {looks.map(({ theme, file }) => (
        // Of the two only the one in the theme of the atlas is displayed, and loaded.
        <img
          key={theme}
          loading="lazy"
          data-look={theme}
          src={addressOf(data.picturesAt, file)}
          alt={`${title} in the state ${placeOf(shown)}, at ${width} px`}
        />
      ))}
    </section>
  );
}
