// The queue of the desk, and beside it the request that is open.
import { useRef } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { desk as words } from '#content/desk.ts';
import { useFlows } from '#boot/useFlow.ts';
import { QueueFilters } from '#flows/deskQueue/QueueFilters.tsx';
import { QueueList } from '#flows/deskQueue/QueueList.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Stack } from '#ui/Stack.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { useShortcuts } from '#ui/useShortcuts.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { Toolbar } from './Toolbar.tsx';

const { commands } = words.keys;

/** What has the focus when the list is read anew and the focused element is gone. */
const ofList = '[data-marked=true], button';
const ofRequest = '[data-flow=deskRequest] :is(h1, h2, h3)[tabindex="-1"]';

/* Beside each other where there is room; on a phone, the open request alone. */
const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.three};
  ${media.desktop} {
    &[data-opened='true'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: start;
    }
    /* Who writes an answer has the width for it and for its preview. */
    &:has([data-answering='true']) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Queue = styled(Stack)`
  gap: ${tokens.space.two};
  [data-opened='true'] > & {
    display: none;
    ${media.desktop} {
      display: flex;
    }
  }
  :has([data-answering='true']) > & {
    display: none;
  }
`;

/** The view of `deskQueue`; answers are signed with this name. */
export function QueuePanel({ signature }: { signature: string }) {
  // All of them at once: a request that opens must not wait for its script.
  const [flow] = useFlows(
    'deskQueue',
    'deskRequest',
    'deskRequest/deskLease',
    'deskRequest/notePlayback',
    'deskRequest/fileDownload',
  );
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const queue = useLostFocus<HTMLDivElement>(snapshot.context.opened ?? '', '[data-marked=true]');
  const search = useRef<HTMLInputElement>(null);
  const { opened } = snapshot.context;
  const isOpen = snapshot.hasTag('opened') && opened !== null;
  const columns = useLostFocus<HTMLDivElement>(
    // A filter that is cleared takes its button with it.
    JSON.stringify([snapshot.value.list, snapshot.context.filter]),
    isOpen ? ofRequest : ofList,
  );
  /** A key moves the focus with the mark: a mark alone is seen and not heard. What opens beside the list takes the focus itself. */
  const mark = (type: 'next.requested' | 'previous.requested') => {
    actor.send({ type });
    const { opened: beside, selected } = actor.getSnapshot().context;
    if (beside === null)
      columns.current?.querySelector<HTMLElement>(`[data-request="${selected ?? ''}"]`)?.focus();
  };
  useShortcuts({
    [commands.next.key]: () => mark('next.requested'),
    [commands.previous.key]: () => mark('previous.requested'),
    [commands.open.key]: () => actor.send({ type: 'selected.opened' }),
    [commands.close.key]: () => actor.send({ type: 'request.closed' }),
    [commands.refresh.key]: () => actor.send({ type: 'refresh.requested' }),
    [commands.search.key]: () => search.current?.focus(),
  });
  return (
    <Stack $gap="two" data-flow="deskQueue" data-state={statePath(snapshot.value)}>
      <Toolbar actor={actor} snapshot={snapshot} />
      <Columns ref={columns} data-opened={isOpen}>
        <Queue ref={queue}>
          <QueueFilters actor={actor} snapshot={snapshot} field={search} />
          <QueueList actor={actor} snapshot={snapshot} />
        </Queue>
        {isOpen ? (
          <RequestPanel key={opened} id={opened} queue={actor} signature={signature} />
        ) : null}
      </Columns>
    </Stack>
  );
}
