// Every kind of plate, three ids each, as the gallery shows them.
import { styled } from 'styled-components';
import { Plate } from '../Plate.tsx';
import { plateKinds, plates } from '../plates/all.ts';
import { tokens } from '../tokens.ts';
import { GalleryPage, Specimen } from './Specimen.tsx';

const Wall = styled.div`
  display: grid;
  gap: ${tokens.space.half};
  grid-template-columns: repeat(auto-fill, minmax(${tokens.size.plate}, 1fr));
`;

const ids = ['first', 'second', 'third'] as const;

export function PlateSpecimens() {
  return (
    <GalleryPage title="Plates">
      {plateKinds.map((kind) => (
        <Specimen key={kind} name={kind}>
          <Wall>
            {ids.map((id) => (
              <Plate
                key={id}
                look={plates[kind]}
                id={id}
                ratio={id === 'third' ? 1.6 : undefined}
              />
            ))}
          </Wall>
        </Specimen>
      ))}
    </GalleryPage>
  );
}
