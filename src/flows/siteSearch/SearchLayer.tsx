// The search over the page: a field, and under it the results. Fetched when it is first opened.
import { useRef } from 'react';
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { search } from '#content/search.ts';
import { useApp } from '#boot/app.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pending } from '#ui/Pending.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
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

/** The view of `siteSearch`. */
export function SearchLayer() {
  const { siteSearch } = useApp();
  const snapshot = useSelector(siteSearch, (current) => current);
  const { query, at, entries } = snapshot.context;
  const isOpen = snapshot.hasTag('dialogOpen');
  const isReady = snapshot.matches({ open: 'ready' });
  const all = isReady ? find(entries, query) : [];
  const hits = all.slice(0, hitLimit);
  const chosen = hits[at];
  const edit = (next: string) => siteSearch.send({ type: 'query.edited', query: next });
  const field = useRef<HTMLInputElement>(null);
  /** The pressed button disappears: the focus returns to the field. */
  const writeOn = () => field.current?.focus();
  const choose = (href: string) => siteSearch.send({ type: 'hit.chosen', href });
  // Unmounted at once: a layer with a closing animation would keep the next page from taking the focus.
  if (!isOpen) return null;
  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      isOpen
      onOpenChange={(open) => {
        if (!open) siteSearch.send({ type: 'search.closed' });
      }}
    >
      <Stack $gap="one" data-flow="siteSearch" data-state={statePath(snapshot.value)}>
        <TextField
          ref={field}
          label={words.label}
          value={query}
          onChange={edit}
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
              if (chosen) choose(chosen.href);
              return;
            }
            const to = destination(event, at, hits.length);
            if (to === undefined) return;
            event.preventDefault();
            siteSearch.send({ type: 'hit.pointed', at: to });
          }}
        />
        <Found>
          {snapshot.hasTag('busy') ? (
            <Row $gap="half" aria-live="polite">
              <Pending />
              <Muted>{words.fetching}</Muted>
            </Row>
          ) : snapshot.matches({ open: 'failed' }) ? (
            <Notice
              tone="error"
              live
              title={words.failed.title}
              action={
                <Button
                  onPress={() => {
                    writeOn();
                    siteSearch.send({ type: 'retry.asked' });
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
                if (to !== at) siteSearch.send({ type: 'hit.pointed', at: to });
              }}
              onChoose={choose}
              onClear={() => {
                writeOn();
                edit('');
              }}
            />
          )}
        </Found>
        <Muted>{words.keys}</Muted>
      </Stack>
    </Dialog>
  );
}
