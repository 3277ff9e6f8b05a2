// The return of the user to this tab: what the page shows may be out of date by then.

/**
 * Calls back whenever the tab becomes visible again.
 * @returns a function that ends the watch
 */
export function onPageShown(callBack: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callBack();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
