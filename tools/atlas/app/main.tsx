// Where the atlas begins: its build hands it the charts and what Play needs (tools/atlas/page.ts).
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { loadFaces } from '#ui/lateFonts.ts';
import type { AtlasData } from '../data.ts';
import { App } from './App.tsx';
import { HandedContext } from './handed.ts';
import type { PlayKit } from './playKit.ts';
import { AtlasStyle } from './style.ts';

/** Shows the atlas, once its faces are there: every line was measured in them. */
export async function start(data: AtlasData, kit: PlayKit): Promise<void> {
  await loadFaces();
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root.');
  createRoot(container).render(
    <HandedContext value={{ data, kit }}>
      <GlobalStyle />
      <AtlasStyle />
      <App />
    </HandedContext>,
  );
}
