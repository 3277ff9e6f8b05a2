// One page of the gallery in one theme: shots.spec.ts builds and photographs it. The address says which.
import { createRoot } from 'react-dom/client';
import { GalleryPage, galleryPages } from '#ui/gallery/Gallery.tsx';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { loadFaces } from '#ui/lateFonts.ts';

const page = galleryPages.find((name) => location.pathname === `/${name}`);
if (page === undefined) throw new Error(`The gallery has no page at ${location.pathname}.`);

await loadFaces();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <>
    <GlobalStyle />
    <GalleryPage
      page={page}
      theme={document.documentElement.dataset['theme'] === 'ink' ? 'ink' : 'paper'}
    />
  </>,
);
