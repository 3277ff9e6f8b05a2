// What tools/site/glyphs.mjs uses of fontverter, which has no types of its own.
declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'sfnt') => Promise<Buffer> };
  export default fontverter;
}
