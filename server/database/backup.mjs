// To be written.
/**
 * @param {import('../settings.mjs').Settings} _settings
 * @param {import('../keys.mjs').Keys} _keys
 * @param {import('./embedded.mjs').Embedded | undefined} _embedded
 * @returns {Promise<ReadableStream<Uint8Array>>}
 */
export async function backUp(_settings, _keys, _embedded) {
  throw new Error('not yet');
}
