// The field of a search and the results under it: over the page, and in the editor of the desk.
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SearchEntry } from '#content/schema.search.ts';
import { search } from '#content/search.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pending } from '#ui/Pending.tsx';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { find } from './find.ts';
import { Hits, hitId, hitLimit, hitsId } from './Hits.tsx';
import { destination } from './keys.ts';

const words = search.site;

/* Of one height whatever is found: the field stays where it is. */
const Found = styled.div`
  height: ${tokens.size.found};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

type FinderProps = {
  query: string;
  /** The hit that Enter chooses, by its index. */
  at: number;
  entries: readonly SearchEntry[];
  /** The index is on its way, did not arrive, or is there. */
  index: 'fetching' | 'failed' | 'ready';
  onQuery: (query: string) => void;
  onPoint: (at: number) => void;
  onChoose: (hit: SearchEntry) => void;
  onRetry: () => void;
};

/** The list follows each key; Enter chooses what is pointed at. */
export function Finder(props: FinderProps) {
  const { query, at, entries, index, onQuery, onPoint, onChoose, onRetry } = props;
  const all = index === 'ready' ? find(entries, query) : [];
  const hits = all.slice(0, hitLimit);
  const chosen = hits[at];
  const field = useRef<HTMLInputElement>(null);
  /** The pressed button disappears: the focus returns to the field. */
  const writeOn = () => field.current?.focus();
  return (
    <>
      <TextField
        ref={field}
        label={words.label}
        value={query}
        onChange={onQuery}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user who opens the search wants to type
        autoFocus
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        name="search"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input: the list is separate from it
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hitsId}
        aria-activedescendant={chosen ? hitId(at) : undefined}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            if (chosen) onChoose(chosen);
            return;
          }
          const to = destination(event, at, hits.length);
          if (to === undefined) return;
          event.preventDefault();
          onPoint(to);
        }}
      />
      <Found>
        {index === 'fetching' ? (
          <Row $gap="half" aria-live="polite">
            <Pending />
            <Muted>{words.fetching}</Muted>
          </Row>
        ) : index === 'failed' ? (
          <Notice
            tone="error"
            live
            title={words.failed.title}
            action={
              <Button
                onPress={() => {
                  writeOn();
                  onRetry();
                }}
              >
                {words.failed.action}
              </Button>
            }
          >
            {words.failed.text}
          </Notice>
        ) : (
          <Hits
            query={query}
            hits={hits}
            count={all.length}
            at={at}
            onPoint={(to) => {
              if (to !== at) onPoint(to);
            }}
            onChoose={(href) => {
              const hit = hits.find((one) => one.href === href);
              if (hit) onChoose(hit);
            }}
            onClear={() => {
              writeOn();
              onQuery('');
            }}
          />
        )}
      </Found>
    </>
  );
}
