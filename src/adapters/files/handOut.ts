// Files between the user's disk and the network: bytes as text, text as bytes, and a download.

/** Divisible by three, so that the pieces of base64 join without padding between them. */
const piece = 3 * 8192;

/**
 * The bytes of a blob as base64.
 * @throws the browser's own error where the file is missing or must not be read
 */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += piece) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + piece))));
  }
  return parts.join('');
}

/** The bytes that a base64 text encodes; spaces and line breaks in it are ignored. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The time that the browser may take to start a download before its source is released, in milliseconds. */
const revokeDelay = 60_000;

/** Hands a file to the browser's downloads, under its own name. */
export function saveFile(name: string, body: Blob): void {
  const address = URL.createObjectURL(body);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay);
}
