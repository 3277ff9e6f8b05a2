// Whether scripts have taken over the page: false in the prerendered HTML and in the first render, then true.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A form's submit stays disabled until this is true: before, it would leave the page without its machine. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
