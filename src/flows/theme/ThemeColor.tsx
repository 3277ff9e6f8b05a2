// Applies the theme to the browser's own bars.
import { useApp, usePageActor } from '#boot/app.tsx';
import { palettes } from '#ui/tokens.ts';

/** `theme-color`: the chosen theme's ground, else one for each of the system's schemes. */
export function ThemeColor() {
  const { theme } = useApp();
  const worn = usePageActor(theme, (snapshot) => snapshot.value);
  if (worn !== 'system') return <meta name="theme-color" content={palettes[worn].background} />;
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={palettes.paper.background}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={palettes.ink.background}
      />
    </>
  );
}
