// The letters: what went out, as the database counts it, and the newest issue of the content.
import type { Letter, LetterList } from '#machines/deskBoard.machine.ts';
import { essays } from '#content/essays.ts';
import type { Article } from '#content/schema.items.ts';
import { signals } from '#content/signals.ts';
import { rowsOf, text, type Row } from '#adapters/supabase/requestRows.ts';

/** Newest first. */
const published: Record<LetterList, readonly Article[]> = {
  'second-curve': essays,
  'next-curve': signals,
};

const toIssue = (row: Row): Letter['issues'][number] => ({
  slug: text(row['slug']),
  title: text(row['title']),
  sent: Number(row['sent']),
  queued: Number(row['queued']),
  failed: Number(row['failed']),
  missing: Number(row['missing']),
});

/** A letter. Next is what is newest, as long as a reader has not got it. */
export function toLetter(row: Row): Letter {
  const list: LetterList = row['list'] === 'next-curve' ? 'next-curve' : 'second-curve';
  const readers = Number(row['readers']);
  const issues = rowsOf(row['issues']).map(toIssue);
  const [newest] = published[list];
  const slug = newest?.href.split('/').at(-1) ?? '';
  const known = issues.find((issue) => issue.slug === slug);
  return {
    list,
    readers,
    waiting: Number(row['waiting']),
    left: Number(row['left']),
    issues,
    next:
      newest === undefined
        ? null
        : {
            issue: { list, slug, title: newest.title, summary: newest.excerpt },
            missing: known?.missing ?? readers,
            isOut: known !== undefined,
          },
  };
}
