// The interactive parts of the lab's list.
import { islands } from '#boot/islands.tsx';

export const labIslands = islands(
  () => import('./LabIslands.tsx'),
  'application',
  'fileDownload',
  'labTools',
  'stack',
  'stack/share',
);
