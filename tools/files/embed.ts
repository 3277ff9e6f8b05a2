// Embeds faces in a DOCX: obfuscated as ECMA-376 (part 4, 2.8.1, "Font Embedding") asks, with regular, bold and italic of a family
// under one name. The library embeds regular faces only, under a key of chance.
import { createHash } from 'node:crypto';
import { rewrite } from './package.ts';
import type { Entries } from './package.ts';

export type Family = {
  name: string;
  regular: Buffer;
  bold?: Buffer;
  italic?: Buffer;
  /** The face of a reader that takes no embedded ones. */
  instead: string;
  kind: 'roman' | 'swiss' | 'modern';
};

/** A key that is always the same for the same face. */
function keyOf(face: Buffer): string {
  const sum = createHash('sha256').update(face).digest('hex').toUpperCase();
  return `${sum.slice(0, 8)}-${sum.slice(8, 12)}-${sum.slice(12, 16)}-${sum.slice(16, 20)}-${sum.slice(20, 32)}`;
}

/** The first 32 bytes, each with a byte of the key, which is read from its end; twice gives the face again. */
export function obfuscated(face: Buffer, key: string): Buffer {
  const bytes = Buffer.from(key.replaceAll('-', ''), 'hex').toReversed();
  const result = Buffer.from(face);
  for (let at = 0; at < 32; at += 1) result[at] = (face[at] ?? 0) ^ (bytes[at % 16] ?? 0);
  return result;
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const fontType = 'application/vnd.openxmlformats-officedocument.obfuscatedFont';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Puts the families into the entries of a DOCX. */
export function embed(entries: Entries, families: readonly Family[]): void {
  const links: string[] = [];
  const fonts = families.map(({ name, instead, kind, ...faces }) => {
    const parts = (['regular', 'bold', 'italic'] as const).flatMap((style) => {
      const face = faces[style];
      if (face === undefined) return [];
      const key = keyOf(face);
      const number = links.length + 1;
      entries[`word/fonts/font${number}.odttf`] = obfuscated(face, key);
      links.push(
        `<Relationship Id="rId${number}" Type="${relations}/font" Target="fonts/font${number}.odttf"/>`,
      );
      const element = `embed${style[0]?.toUpperCase() ?? ''}${style.slice(1)}`;
      return [`<w:${element} r:id="rId${number}" w:fontKey="{${key}}"/>`];
    });
    const pitch = kind === 'modern' ? 'fixed' : 'variable';
    return `<w:font w:name="${name}"><w:altName w:val="${instead}"/><w:family w:val="${kind}"/><w:pitch w:val="${pitch}"/>${parts.join('')}</w:font>`;
  });
  entries['word/fontTable.xml'] = Buffer.from(
    `${declaration}<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}">${fonts.join('')}</w:fonts>`,
  );
  entries['word/_rels/fontTable.xml.rels'] = Buffer.from(
    `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
  );
  rewrite(entries, '[Content_Types].xml', (text) =>
    text.includes('Extension="odttf"')
      ? text
      : text.replace('</Types>', `<Default Extension="odttf" ContentType="${fontType}"/></Types>`),
  );
  rewrite(entries, 'word/settings.xml', (text) =>
    text.includes('embedTrueTypeFonts')
      ? text
      : text.replace(/(<w:settings[^>]*>)/, '$1<w:embedTrueTypeFonts/>'),
  );
}
