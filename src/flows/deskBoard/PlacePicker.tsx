// Where in its section the page is: a week, a kind of posts, a span of months. The address holds it.
import { deskBoard } from '#content/deskBoard.ts';
import { desk } from '#content/desk.ts';
import { longDate } from '#flows/officeHours/zones.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Stack.tsx';
import { Mono } from '#ui/Text.tsx';
import { ToggleChips } from '#ui/ToggleChips.tsx';
import { dayIn, spanIn, spans, weekAfter } from './place.ts';
import type { DeskBoardProps } from './props.ts';

const { commands } = desk.keys;

function Week({ actor, snapshot }: DeskBoardProps) {
  const { board, at } = snapshot.context;
  const monday = dayIn(at) ?? (board?.section === 'hours' ? board.monday : null);
  const step = (weeks: number) => ({
    isDisabled: monday === null || !snapshot.can({ type: 'place.chosen', at: monday }),
    onPress: () => {
      if (monday !== null) actor.send({ type: 'place.chosen', at: weekAfter(monday, weeks) });
    },
  });
  return (
    <Row $gap="one">
      <Row $gap="half">
        <Button
          size="small"
          data-step="earlier"
          aria-keyshortcuts={commands.earlier.key}
          {...step(-1)}
        >
          {deskBoard.hours.earlier}
        </Button>
        <Button size="small" data-step="later" aria-keyshortcuts={commands.later.key} {...step(1)}>
          {deskBoard.hours.later}
        </Button>
      </Row>
      {board?.section === 'hours' ? (
        <Mono>{fillIn(deskBoard.hours.week, { date: longDate(board.monday) })}</Mono>
      ) : null}
    </Row>
  );
}

const filters = ['all', 'hidden', 'shown'] as const;

/** Nothing in sections that are always whole. */
export function PlacePicker(props: DeskBoardProps) {
  const { actor, snapshot } = props;
  const { section, at } = snapshot.context;
  if (section === 'hours') return <Week {...props} />;
  if (section === 'posts')
    return (
      <ToggleChips
        label={deskBoard.posts.filter}
        options={filters.map((id) => ({ id, label: deskBoard.posts.filters[id] }))}
        value={[filters.find((id) => id === at) ?? 'all']}
        onToggle={(id) => actor.send({ type: 'place.chosen', at: id === 'all' ? null : id })}
      />
    );
  if (section === 'figures')
    return (
      <ToggleChips
        label={deskBoard.figures.span}
        options={spans.map((id) => ({ id, label: deskBoard.figures.spans[id] }))}
        value={[spanIn(at)]}
        onToggle={(id) => actor.send({ type: 'place.chosen', at: id })}
      />
    );
  return null;
}
