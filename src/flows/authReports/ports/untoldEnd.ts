// Whether the session of this tab has ended without a word to the user yet: it survives a reload of the tab.

/** Its key in the storage of the tab. */
const key = 'axisOneEndUntold';

/** Stores or removes the mark; a browser that refuses storage has none. */
export function rememberUntoldEnd(isUntold: boolean): void {
  try {
    if (isUntold) sessionStorage.setItem(key, 'true');
    else sessionStorage.removeItem(key);
  } catch {
    // A reload then shows the sign-in page without an explanation.
  }
}

/** Whether the previous page of this tab lost its session and was left before the user was told. */
export function hasUntoldEnd(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
