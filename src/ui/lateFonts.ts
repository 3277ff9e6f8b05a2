// A font that was not there at the first paint is not used on that page, so that nothing moves (fonts.css). The next page,
// which is drawn anew anyway, has it.

/** The core of each family, as the styles name it; fonts that are swapped in need no help. */
function missable(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional');
}

/** The same font once more, for whatever is drawn from now on: it is here already, or comes before it is shown. */
async function adopt({ style }: CSSFontFaceRule) {
  const told = (name: string) => style.getPropertyValue(name);
  const face = new FontFace(told('font-family').replaceAll(/["']/g, ''), told('src'), {
    style: told('font-style'),
    weight: told('font-weight'),
    unicodeRange: told('unicode-range'),
  });
  document.fonts.add(await face.load());
}

/**
 * Lets the fonts in that the first page had to do without. For when another page is shown.
 * A font that cannot be fetched leaves its fallback where it is.
 */
export function letFontsIn(): void {
  for (const rule of missable()) adopt(rule).catch(() => undefined);
}
