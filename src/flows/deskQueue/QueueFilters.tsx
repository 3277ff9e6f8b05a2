// The choices over the queue; all of them stand in the address.
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { DeskDue } from '#machines/deskQueue.machine.ts';
import { deskAddress } from '#machines/deskQueue.machine.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Flush } from '#ui/Stack.tsx';
import { TextField } from '#ui/TextField.tsx';
import { ToggleChips } from '#ui/ToggleChips.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { kinds, statuses } from './choices.ts';
import type { DeskQueueProps } from './props.ts';

const words = desk.queue;

const Box = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;

const options = <Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id) => string,
  any: string,
): { id: Id | 'any'; label: string }[] => [
  { id: 'any', label: any },
  ...ids.map((id) => ({ id, label: nameOf(id) })),
];

const dues: readonly DeskDue[] = ['overdue', 'today', '12h', '3d', 'none'];

/** One of a list, or all of them. */
const only = <Id extends string>(id: Id | 'any'): readonly Id[] => (id === 'any' ? [] : [id]);

type QueueFiltersProps = DeskQueueProps & {
  /** The field of the search. */
  field: Ref<HTMLInputElement>;
};

/** Search, view, and what the queue is narrowed to. */
export function QueueFilters({ actor, snapshot, field }: QueueFiltersProps) {
  const { filter } = snapshot.context;
  const change = (one: Partial<typeof filter>) =>
    actor.send({ type: 'filter.changed', change: one });
  return (
    <Box>
      <Wide>
        <TextField
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={200}
          label={words.search}
          value={filter.query}
          onKeyDown={({ key }) => {
            if (key === 'Enter') actor.send({ type: 'selected.opened' });
          }}
          onChange={(query) => change({ query })}
        />
      </Wide>
      <NativeSelect
        label={words.kinds}
        placeholder={words.anyKind}
        options={options(kinds, (id) => requests.kinds[id], words.anyKind)}
        value={filter.kind[0] ?? 'any'}
        onChange={(id) => change({ kind: only(id) })}
      />
      <NativeSelect
        label={words.statuses}
        placeholder={words.anyStatus}
        options={options(statuses, statusName, words.anyStatus)}
        value={filter.status[0] ?? 'any'}
        onChange={(id) => change({ status: only(id) })}
      />
      <NativeSelect
        label={words.due}
        placeholder={words.dues.any}
        options={options(dues, (id) => words.dues[id], words.dues.any)}
        value={filter.due ?? 'any'}
        onChange={(id) => change({ due: id === 'any' ? null : id })}
      />
      <Wide>
        <ToggleChips
          label={words.view}
          options={(['open', 'closed'] as const).map((id) => ({ id, label: words.views[id] }))}
          value={[filter.view]}
          onToggle={(view) => change({ view })}
        />
      </Wide>
      {deskAddress(filter, null) === '/desk' ? null : (
        <Flush>
          <Button
            size="small"
            variant="quiet"
            onPress={() => actor.send({ type: 'filters.cleared' })}
          >
            {words.clear}
          </Button>
        </Flush>
      )}
    </Box>
  );
}
