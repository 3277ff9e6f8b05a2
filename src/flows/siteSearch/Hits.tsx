// The search results: a list whose options are chosen by the field's keys or by pointer, or the reason for an empty
// list.
import { styled } from 'styled-components';
import type { SearchEntry } from '#content/schema.search.ts';
import { search } from '#content/search.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge, PremiumBadge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const words = search.site;

/** The number of results shown: to see others, the user refines the search. */
export const hitLimit = 20;
/** The list, and the option at a place: the field names them to assistive technology. */
export const hitsId = 'search-hits';
export const hitId = (at: number) => `search-hit-${at}`;

/* The focus stays in the field: results are only highlighted. */
const Option = styled.button`
  display: grid;
  width: 100%;
  text-align: start;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.hair} ${tokens.space.one};
  align-items: center;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.half} ${tokens.space.snug};
  border-inline-start: ${tokens.line.bold} solid transparent;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${tokens.color.sunk};
    border-inline-start-color: ${tokens.color.accent};
  }
  ${media.forced} {
    &[aria-selected='true'] {
      outline: ${tokens.line.bold} solid Highlight;
      outline-offset: ${tokens.ring.inside};
    }
  }
`;

const Title = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
`;

const Known = styled(Eyebrow)`
  grid-column: 1;
`;

const Access = styled.span`
  grid-area: 1 / 2 / span 2;
`;

/** The option that is pointed at is in view. */
const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const premium = <PremiumBadge word={words.access.premium} />;
const account = <Badge>{words.access.account}</Badge>;

function said(shown: number, count: number): string {
  if (count > shown) return fillIn(words.found.more, { shown, count });
  return count === 1 ? words.found.one : fillIn(words.found.many, { count });
}

export type HitsProps = {
  query: string;
  hits: readonly SearchEntry[];
  /** How many there are, shown or not. */
  count: number;
  /** The place of the one that Enter opens. */
  at: number;
  onPoint: (at: number) => void;
  onChoose: (href: string) => void;
  onClear: () => void;
};

/** The list under the field. */
export function Hits({ query, hits, count, at, onPoint, onChoose, onClear }: HitsProps) {
  if (query.trim() === '') return <Muted>{words.hint}</Muted>;
  return (
    <Stack $gap="half">
      <Muted aria-live="polite">{count > 0 ? said(hits.length, count) : words.nothing.title}</Muted>
      {count === 0 ? (
        <Notice
          title={words.nothing.title}
          action={<Button onPress={onClear}>{words.nothing.action}</Button>}
        >
          {words.nothing.text}
        </Notice>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds neither kinds nor badges, and keeps the focus
        <div role="listbox" id={hitsId} aria-label={words.results}>
          {hits.map(({ href, title, kind, tags, access }, place) => (
            <Option
              key={href}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
              role="option"
              id={hitId(place)}
              aria-selected={place === at}
              ref={place === at ? reveal : undefined}
              type="button"
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onPoint(place)}
              onFocus={() => onPoint(place)}
              onClick={() => onChoose(href)}
            >
              <Title>{title}</Title>
              <Known as="span">
                <Labels parts={[words.kinds[kind], ...tags.slice(0, 2)]} />
              </Known>
              {access === undefined ? null : (
                <Access>{access === 'premium' ? premium : account}</Access>
              )}
            </Option>
          ))}
        </div>
      )}
    </Stack>
  );
}
