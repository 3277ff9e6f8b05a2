// How large a file is, in words.
const megabyte = 1024 * 1024;

/** A file's size in words, for one decimal of a megabyte. */
export const sizeOf = (bytes: number) =>
  bytes < megabyte / 10
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
