// The search over the page: a field, and under it the results. Fetched when it is first opened.
import { useSelector } from '@xstate/react';
import { search } from '#content/search.ts';
import { useApp } from '#boot/app.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { Finder } from './Finder.tsx';

const words = search.site;

/** The view of `siteSearch`. */
export function SearchLayer() {
  const { siteSearch } = useApp();
  const snapshot = useSelector(siteSearch, (current) => current);
  const { query, at, entries } = snapshot.context;
  // Unmounted at once: a layer with a closing animation would keep the next page from taking the focus.
  if (!snapshot.hasTag('dialogOpen')) return null;
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
        <Finder
          query={query}
          at={at}
          entries={entries}
          index={
            snapshot.hasTag('busy')
              ? 'fetching'
              : snapshot.matches({ open: 'failed' })
                ? 'failed'
                : 'ready'
          }
          onQuery={(next) => siteSearch.send({ type: 'query.edited', query: next })}
          onPoint={(to) => siteSearch.send({ type: 'hit.pointed', at: to })}
          onChoose={({ href }) => siteSearch.send({ type: 'hit.chosen', href })}
          onRetry={() => siteSearch.send({ type: 'retry.asked' })}
        />
        <Muted>{words.keys}</Muted>
      </Stack>
    </Dialog>
  );
}
