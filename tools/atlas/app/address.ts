// The current place in the atlas, as the address holds it: `#flow/state.path?panel=play&walk=…`.
import { useSyncExternalStore } from 'react';
import type { Walkers } from './walked.ts';

export type Panel = 'words' | 'play' | 'take';

export type Address = {
  /** A flow's name, `live`, or empty for the list. */
  flow: string;
  state: string | null;
  panel: Panel | null;
  /** The start and the moves of a walk. */
  walk: string | null;
  /** The transitions of a chosen arrow, by their ids. */
  arrow: readonly string[];
  /** Whose walks color the chart. */
  walkers: Walkers | null;
};

const panels: readonly string[] = ['words', 'play', 'take'];
const isWalkers = (name: string | null): name is Walkers => name === 'tours' || name === 'journeys';
const isPanel = (name: string | null): name is Panel => name !== null && panels.includes(name);

/** Reads the part of an address behind the hash. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [flow = '', state] = path.split('/').map(decodeURIComponent);
  const params = new URLSearchParams(query);
  const panel = params.get('panel');
  const walkers = params.get('walked');
  return {
    flow,
    state: state === undefined || state === '' ? null : state,
    panel: isPanel(panel) ? panel : null,
    walk: params.get('walk'),
    arrow: params.getAll('arrow'),
    walkers: isWalkers(walkers) ? walkers : null,
  };
}

/** Writes an address. */
export function hashOf({
  flow,
  state = null,
  panel = null,
  walk = null,
  arrow = [],
  walkers = null,
}: Partial<Address>): string {
  const path = [flow ?? '', ...(state === null ? [] : [state])].map(encodeURIComponent).join('/');
  const params = new URLSearchParams();
  if (panel !== null) params.set('panel', panel);
  if (walk !== null) params.set('walk', walk);
  for (const id of arrow) params.append('arrow', id);
  if (walkers !== null) params.set('walked', walkers);
  const query = params.toString();
  return `#${path}${query === '' ? '' : `?${query}`}`;
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address now; the component renders again when it changes. */
export function useAddress(): Address {
  return readAddress(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** Navigates; `quietly` adds no entry to the history. */
export function go(address: Partial<Address>, quietly = false) {
  const hash = hashOf(address);
  if (!quietly) {
    window.location.hash = hash;
    return;
  }
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}
