// Checks the content of a file by its bytes: the database checks each attachment the same way
// (private.fault_of_content).
import { fileSigns, macroSigns } from '#content/fileSigns.ts';

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes as a text in which ASCII can be looked for. */
const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

/**
 * The reason why a file does not match its media type, or null without one.
 * @throws the browser's own error where the file is missing or must not be read
 */
export async function contentFault(
  file: Blob,
  type: string,
): Promise<'macros' | 'wrong_content' | null> {
  const rule = fileSigns.find((one) => one.type === type);
  if (rule === undefined) return 'wrong_content';
  const { sign, start, parts, office } = rule;
  const head = await file.slice(start, start + sign.length / 2).arrayBuffer();
  if (hexOf(new Uint8Array(head)) !== sign) return 'wrong_content';
  if (parts.length === 0 && !office) return null;
  const text = await textOf(file);
  if (!parts.every((part) => text.includes(part))) return 'wrong_content';
  return office && macroSigns.some((part) => text.includes(part)) ? 'macros' : null;
}
