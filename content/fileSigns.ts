// What is in a file of each type that content/attachments.ts accepts. The database looks for the same.
import type { FileSigns } from './schema.attachments.ts';

/** How the files of a type begin (`sign`: bytes in hex, the first of them at `start`), and which texts they contain. */
export const fileSigns = [
  { type: 'application/pdf', sign: '255044462d', start: 0, parts: [], office: false },
  {
    type: 'application/vnd.ms-powerpoint',
    sign: 'd0cf11e0a1b11ae1',
    start: 0,
    parts: [],
    office: true,
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    sign: '504b0304',
    start: 0,
    parts: ['[Content_Types].xml', 'ppt/'],
    office: true,
  },
  { type: 'application/msword', sign: 'd0cf11e0a1b11ae1', start: 0, parts: [], office: true },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    sign: '504b0304',
    start: 0,
    parts: ['[Content_Types].xml', 'word/'],
    office: true,
  },
  { type: 'image/png', sign: '89504e470d0a1a0a', start: 0, parts: [], office: false },
  { type: 'image/jpeg', sign: 'ffd8ff', start: 0, parts: [], office: false },
  { type: 'audio/webm', sign: '1a45dfa3', start: 0, parts: ['webm'], office: false },
  { type: 'audio/mp4', sign: '66747970', start: 4, parts: [], office: false },
] satisfies FileSigns;

/** The marker of an office file that carries macros. */
export const macroSigns = ['vbaProject.bin', '_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0'];
