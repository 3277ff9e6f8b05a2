// Which files may go with an answer: all that the product accepts, but no recordings.
import { fileRules } from '#content/attachments.ts';

/** Their endings, as a file picker takes them. */
export const accepted = fileRules.types
  .filter(({ type }) => !type.startsWith('audio/'))
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`));
