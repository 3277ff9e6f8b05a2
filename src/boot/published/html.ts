// The body of a publication as HTML, for readers of feeds: the same blocks that Prose shows on the page.
import type { Block, Inline } from '#content/schema.publications.ts';

/** Text escaped for XML and HTML, including attributes. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Turns an address of ours into an absolute one: a feed is read on other sites. */
export type Whole = (href: string) => string;

function inlineHtml(words: readonly Inline[], whole: Whole): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return escaped(word);
      if ('strong' in word) return `<strong>${inlineHtml(word.strong, whole)}</strong>`;
      if ('emphasis' in word) return `<em>${inlineHtml(word.emphasis, whole)}</em>`;
      if ('code' in word) return `<code>${escaped(word.code)}</code>`;
      return `<a href="${escaped(whole(word.href))}">${inlineHtml(word.link, whole)}</a>`;
    })
    .join('');
}

function blockHtml(block: Block, whole: Whole): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  const html = (words: readonly Inline[]) => inlineHtml(words, whole);
  switch (block.kind) {
    case 'paragraph':
      return `<p>${html(block.words)}</p>`;
    case 'heading':
      return `<h${block.level}>${html(block.words)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const mark = block.boxes ? '☐ ' : '';
      return `<${tag}>${block.items.map((item) => `<li>${mark}${html(item)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${block.paragraphs.map((words) => `<p>${html(words)}</p>`).join('')}</blockquote>`;
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
      const rows = block.rows.map((cells) => row(cells, 'td')).join('');
      return `<table><caption>${escaped(block.caption)}</caption><thead>${row(block.head, 'th')}</thead><tbody>${rows}</tbody></table>`;
    }
    case 'rule':
      return '<hr>';
  }
}

/**
 * Blocks as HTML that needs nothing else: no styles, no addresses within the site.
 * @param blocks the body of a publication
 * @param whole turns our addresses into whole ones
 */
export const htmlOf = (blocks: readonly Block[], whole: Whole): string =>
  blocks.map((block) => blockHtml(block, whole)).join('\n');
