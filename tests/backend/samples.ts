// Sample files: the first bytes of each format, enough to be recognized.

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const zip = (...entries: string[]) =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(entries.join('PK'), 'latin1')]);
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** One valid file for each extension that a form accepts. */
export const samples = {
  pdf: Buffer.from('%PDF-1.7'),
  ppt: Buffer.concat([ole, utf16('PowerPoint Document')]),
  pptx: zip('[Content_Types].xml', 'ppt/presentation.xml'),
  doc: Buffer.concat([ole, utf16('WordDocument')]),
  docx: zip('[Content_Types].xml', 'word/document.xml'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  jpeg: Buffer.from('ffd8ffe1001845786966', 'hex'),
  webm: Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f281044282', 'hex'),
    Buffer.from('webm'),
  ]),
  mp4: Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypmp42')]),
  m4a: Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('ftypM4A ')]),
} as const;

/** The same formats with a macro in them. */
export const withMacros = {
  docx: zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  pptx: zip('[Content_Types].xml', 'ppt/presentation.xml', 'ppt/vbaProject.bin'),
  doc: Buffer.concat([samples.doc, utf16('Macros'), utf16('_VBA_PROJECT')]),
  ppt: Buffer.concat([samples.ppt, utf16('_VBA_PROJECT')]),
} as const;
