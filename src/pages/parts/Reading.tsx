// The text of an item: renders compiled Markdown as elements. Belongs inside a Prose.
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Block, Inline } from '#content/schema.publications.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { TextLink } from '#ui/LinkButton.tsx';

function Word({ word }: { word: Inline }): ReactNode {
  if (typeof word === 'string') return word;
  if ('strong' in word) return <strong>{written(word.strong)}</strong>;
  if ('emphasis' in word) return <em>{written(word.emphasis)}</em>;
  if ('code' in word) return <code>{word.code}</code>;
  return <TextLink href={word.href}>{written(word.link)}</TextLink>;
}

/** Inline content in its order; a text does not change, so the index of an element is its key. */
export const written = (words: readonly Inline[]): ReactNode =>
  words.map((word, place) => (
    <Fragment key={place}>
      <Word word={word} />
    </Fragment>
  ));

function Part({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string') return <p>{block}</p>;
  switch (block.kind) {
    case 'paragraph':
      return <p>{written(block.words)}</p>;
    case 'heading': {
      const Level = block.level === 2 ? 'h2' : 'h3';
      return <Level id={block.id}>{written(block.words)}</Level>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              {block.boxes ? <span aria-hidden="true">☐ </span> : null}
              {written(item)}
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((words, place) => (
            <p key={place}>{written(words)}</p>
          ))}
        </blockquote>
      );
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          head={block.head.map((cell) => (cell.length > 0 ? written(cell) : null))}
          rows={block.rows.map((row) => row.map(written))}
          numeric={block.numeric}
        />
      );
    case 'rule':
      return <hr />;
  }
}

/** Every block of a text. */
export function Reading({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <Part key={place} block={block} />);
}
