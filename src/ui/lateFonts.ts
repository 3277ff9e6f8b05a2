// A font that missed the first paint is not used on that page, so that nothing shifts (fonts.css). The next page, which
// is rendered anew anyway, uses it.

/** The core of each family, as the styles name it; fonts that are swapped in need no help. */
function missable(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional');
}

/** Loads the font face again for later text: it is loaded already, or will be before that text is shown. */
async function adopt({ style }: CSSFontFaceRule) {
  const descriptor = (name: string) => style.getPropertyValue(name);
  const face = new FontFace(descriptor('font-family').replaceAll(/["']/g, ''), descriptor('src'), {
    style: descriptor('font-style'),
    weight: descriptor('font-weight'),
    unicodeRange: descriptor('unicode-range'),
  });
  document.fonts.add(await face.load());
}

/**
 * Loads the fonts that missed the first paint. Call it when another page is shown.
 * A font that cannot be fetched leaves its fallback where it is.
 */
export function letFontsIn(): void {
  for (const rule of missable()) adopt(rule).catch(() => undefined);
}
