// What tools/site/letters.mjs uses of fontverter, which comes without types.
declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'sfnt') => Promise<Buffer> };
  export default fontverter;
}
