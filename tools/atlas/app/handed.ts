// What the build hands to the page: the charts, and the path kit for Play.
import { createContext, use } from 'react';
import type { AtlasData } from '../data.ts';
import type { PlayKit } from './playKit.ts';

export type Handed = { data: AtlasData; kit: PlayKit };

export const HandedContext = createContext<Handed | null>(null);

/**
 * What was handed in.
 * @throws outside of the page that main.tsx starts.
 */
export function useHanded(): Handed {
  const handed = use(HandedContext);
  if (handed === null) throw new Error('Nothing was handed to this page.');
  return handed;
}
