// What tools/site uses of fontverter, which has no types of its own.
declare module 'fontverter' {
  const fontverter: { convert: (font: Buffer, format: 'sfnt' | 'woff2') => Promise<Buffer> };
  export default fontverter;
}
