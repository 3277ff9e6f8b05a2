// The size of a file, as text.
const megabyte = 1024 * 1024;

/** A file's size as text, with one decimal for megabytes. */
export const sizeOf = (bytes: number) =>
  bytes < megabyte / 10
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
