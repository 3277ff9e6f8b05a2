// The formats in which a file can be had: first the one to read and print, last the one that it is written in.
export const fileFormats = ['pdf', 'docx', 'xlsx', 'md'] as const;
export type FileFormat = (typeof fileFormats)[number];
