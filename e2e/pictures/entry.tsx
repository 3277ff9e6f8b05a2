// One room of the gallery in one theme: shots.spec.ts builds and photographs it. The address says which.
import { createRoot } from 'react-dom/client';
import { GalleryRoom, roomNames } from '#ui/gallery/Gallery.tsx';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';

const room = roomNames.find((name) => location.pathname === `/${name}`);
if (room === undefined) throw new Error(`The gallery has no room at ${location.pathname}.`);

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <>
    <GlobalStyle />
    <GalleryRoom
      room={room}
      theme={document.documentElement.dataset['theme'] === 'ink' ? 'ink' : 'paper'}
    />
  </>,
);
