// Where things are in a member's archive: names that every computer can write.

/**
 * A part of a path.
 * @param {string} text
 * @param {number} longest
 */
const plain = (text, longest) =>
  text
    .normalize('NFC')
    // What Windows cannot write, and what turns the direction of a name.
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, '_')
    .replace(/^[.\s]+/, '')
    .slice(-longest)
    .replace(/[.\s]+$/, '') || 'file';

/**
 * The folder of a request, and the paths in it.
 * @param {Record<string, unknown>} request
 */
export function namesFor({ id, subject, created_at: at }) {
  const words = String(subject)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  const day = String(at).slice(0, 10);
  const folder = ['requests', [day, words, String(id).slice(0, 8)].filter(Boolean).join('-')];
  return {
    /** @param {string} name */
    text: (name) => [...folder, name].join('/'),
    /** @param {string} under @param {string} name @param {number} place among those of its folder: two files may have one name */
    file: (under, name, place) => [...folder, under, `${place + 1}-${plain(name, 120)}`].join('/'),
  };
}
