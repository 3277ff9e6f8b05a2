// The dialog that finds what is published, and puts a link to it into the text.
import { desk } from '#content/desk.ts';
import { search } from '#content/search.ts';
import { Finder } from '#flows/siteSearch/Finder.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import type { DeskAnswerProps } from './props.ts';

const words = desk.answer.link;

/** The search of the site, whose hit is linked to instead of opened. */
export function LinkDialog({ actor, snapshot }: DeskAnswerProps) {
  const { query, at, entries } = snapshot.context;
  const cancel = () => actor.send({ type: 'link.cancelled' });
  return (
    <Dialog
      title={words.title}
      closeLabel={words.cancel}
      isOpen={snapshot.hasTag('linking')}
      onOpenChange={(isOpen) => {
        if (!isOpen) cancel();
      }}
    >
      <Stack $gap="one">
        <Finder
          query={query}
          at={at}
          entries={entries}
          index={
            snapshot.hasTag('fetching')
              ? 'fetching'
              : snapshot.hasTag('unfetched')
                ? 'failed'
                : 'ready'
          }
          onQuery={(next) => actor.send({ type: 'query.edited', query: next })}
          onPoint={(to) => actor.send({ type: 'hit.pointed', at: to })}
          onChoose={({ title, href }) => actor.send({ type: 'hit.chosen', title, href })}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
        <Muted>{search.site.keys}</Muted>
      </Stack>
    </Dialog>
  );
}
