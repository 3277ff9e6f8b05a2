// Attachments: which files are allowed, how large, and the messages when a file, or a link to one, is refused.
import type { FileRules, FileWords } from './schema.attachments.ts';

/** 10 MB and the types of the specification's hints with their modern forms. The database enforces the same list. */
export const fileRules = {
  /** Bytes of one file. */
  largest: 10_485_760,
  /** Files that go with one request. */
  most: 6,
  types: [
    { type: 'application/pdf', endings: ['pdf'] },
    { type: 'application/vnd.ms-powerpoint', endings: ['ppt'] },
    {
      type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      endings: ['pptx'],
    },
    { type: 'application/msword', endings: ['doc'] },
    {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      endings: ['docx'],
    },
    { type: 'image/png', endings: ['png'] },
    { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
    { type: 'audio/webm', endings: ['webm'] },
    { type: 'audio/mp4', endings: ['mp4', 'm4a'] },
  ],
  /** Endings of formats that exist to carry macros. */
  macros: ['docm', 'dotm', 'pptm', 'potm', 'ppsm', 'ppam', 'sldm', 'xlsm', 'xltm', 'xlam', 'xlsb'],
  groups: {
    /** AsynQ's hint: PDF, PPT, DOC, PNG, JPG. */
    question: ['pdf', 'ppt', 'pptx', 'doc', 'docx', 'png', 'jpg', 'jpeg'],
    /** The booking's hint: PDF, PPTX, or DOCX. */
    appointment: ['pdf', 'pptx', 'docx'],
    voice: ['webm', 'mp4', 'm4a'],
  },
  /** How many of each group go with a request of this kind; no other kind takes a file. */
  places: {
    asynq: { question: 5, voice: 1 },
    'office-hours': { appointment: 1 },
    'advisory-call': { appointment: 1 },
  },
} satisfies FileRules;

/** `{name}` is the file's own name, `{types}` the endings that the form accepts. */
export const fileWords = {
  // `fileRefusal` and `sendAttachment` in src/adapters/supabase/attachments.ts choose by the reason of the refusal.
  attaching: {
    too_large:
      '“{name}” is larger than 10 MB, the most that one file may have. It was not sent; choose a smaller version.',
    wrong_type: '“{name}” cannot be attached here. Accepted are {types}.',
    wrong_content:
      '“{name}” was not sent: its content does not match its extension. Open it, save it again in the right format, and choose it again.',
    macros:
      '“{name}” was not sent: it can contain macros, and we do not open such files. Save it without them or as a PDF.',
    storage_full:
      '“{name}” was not sent: your files have reached the 200 MB limit of an account. Send a link to it instead.',
    request_closed: '“{name}” was not sent: its request is closed and takes no more files.',
    too_many: '“{name}” was not sent: a request can have up to 6 files.',
    empty: '“{name}” is empty. Choose the file again.',
    invalid: '“{name}” arrived damaged and was not kept. Choose the file again.',
    not_signed_in: '“{name}” was not sent: sign in first, so that it stays yours.',
    not_allowed: '“{name}” was not sent: this request is not yours, or no longer takes files.',
    not_found: '“{name}” was not sent: the request it belongs to no longer exists.',
  },
  // `readAttachment` in src/adapters/supabase/attachments.ts chooses by the reason of the refusal.
  reading: {
    not_found: 'This file does not exist, or it belongs to someone else.',
    not_signed_in: 'Sign in to open this file.',
    not_allowed: 'This file belongs to someone else.',
  },
  // `downloadFile` in src/flows/fileDownload/ports/download.ts chooses by the reason of the refusal.
  downloading: {
    not_signed_in: 'Sign in to download this file.',
    not_allowed:
      'This file is part of a plan that you do not have yet. The plans are on the Upgrade page.',
    not_found: 'This file is no longer here. Reload the page to see what is.',
  },
} satisfies FileWords;
