// Ink or paper: the same key as the site's, so that both look alike.
import type { Theme } from '#ui/tokens.ts';

const key = 'axisOneTheme';

/** The theme that is on screen. */
export function themeNow(): Theme {
  const worn = document.documentElement.dataset['theme'];
  if (worn === 'ink' || worn === 'paper') return worn;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'ink' : 'paper';
}

/** Puts the other one on. */
export function turnTheme() {
  const next: Theme = themeNow() === 'ink' ? 'paper' : 'ink';
  document.documentElement.dataset['theme'] = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // Without storage the theme changes for this visit only.
  }
}
