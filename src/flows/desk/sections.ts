// The sections of the desk beside the queue, as the address names them.
import type { BoardSection } from '#machines/desk.machine.ts';

/** In the order of their links. */
export const sections = [
  'hours',
  'tables',
  'readers',
  'posts',
  'mails',
  'figures',
  'acts',
] as const satisfies BoardSection[];

/** The section that an address names; null is the queue, and so is a name that none has. */
export const sectionIn = (query: URLSearchParams): BoardSection | null =>
  sections.find((section) => section === query.get('section')) ?? null;
