// The advisor's desk: the queue, and beside it the request that is open.
import { useRef } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { desk as words } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { useFlow } from '#boot/useFlow.ts';
import { QueueFilters } from '#flows/deskQueue/QueueFilters.tsx';
import { QueueList } from '#flows/deskQueue/QueueList.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Page, PageHeading } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { useShortcuts } from '#ui/useShortcuts.ts';
import { KeysDialog } from './KeysDialog.tsx';

const { commands } = words.keys;

/** The page. */
export function Desk() {
  const flow = useFlow('deskQueue');
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({
    [commands.next.key]: () => actor.send({ type: 'next.requested' }),
    [commands.previous.key]: () => actor.send({ type: 'previous.requested' }),
    [commands.refresh.key]: () => actor.send({ type: 'refresh.requested' }),
    [commands.search.key]: () => search.current?.focus(),
    [commands.help.key]: () => actor.send({ type: 'keys.requested' }),
  });
  return (
    <Page>
      <title>{`${words.title} · ${site.brand.titleSuffix}`}</title>
      <Stack $gap="two" data-flow="deskQueue" data-state={statePath(snapshot.value)}>
        <PageHeading title={words.title} lede={words.lede} />
        <QueueFilters actor={actor} snapshot={snapshot} field={search} />
        <QueueList actor={actor} snapshot={snapshot} />
        <Row>
          <Button size="small" onPress={() => actor.send({ type: 'keys.requested' })}>
            {words.keys.open}
          </Button>
          <Button size="small" onPress={() => actor.send({ type: 'refresh.requested' })}>
            {words.queue.refresh}
          </Button>
        </Row>
        <KeysDialog actor={actor} snapshot={snapshot} />
      </Stack>
    </Page>
  );
}
