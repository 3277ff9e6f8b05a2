// What the office hours and the advisory calls have in common: the calendar, its placeholder, and what cannot be read.
import { styled } from 'styled-components';
import { officeHours } from '#content/booking.ts';
import type { AdvisoryCallsWords } from '#content/schema.booking.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import type { HoursRef, HoursSnapshot } from './props.ts';

export type PartProps = { actor: HoursRef; snapshot: HoursSnapshot };

/** How the two widgets name what they show. */
type NamedProps = PartProps & {
  words: Pick<AdvisoryCallsWords, 'loading' | 'calendar' | 'calendarLost' | 'lost'>;
};

const calendar = onDemand(() => import('./OfficeCalendar.tsx'));
const retry = { type: 'retry.requested' } as const;

/**
 * The button that asks again is removed while it is asked, and a slot is disabled when it is taken: the first slot that can be pressed
 * gets the focus, or the button where the answer has failed again.
 */
export const useHoursFocus = ({ value }: HoursSnapshot) =>
  useLostFocus<HTMLDivElement>(
    JSON.stringify(value.hours),
    '[data-tone] button, li button:not(:disabled)',
  );

/** The calendar, and beside it, from a tablet's width on, the lists. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.two};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: ${tokens.size.progress} minmax(0, 1fr);
  }
  ${media.desktop} {
    gap: ${tokens.space.three};
  }
`;

/** The calendar's placeholder, or the reason why it failed; the lists work without it. */
export function DatePicker({ actor, snapshot, words }: NamedProps) {
  const { context } = snapshot;
  const { status, part } = calendar.useLoadState(true);
  if (status === 'unreachable')
    return (
      <Notice
        tone="error"
        live
        title={words.calendarLost}
        action={
          <Button size="small" onPress={() => void calendar.load()}>
            {words.lost.action}
          </Button>
        }
      />
    );
  if (part === null) return <Skeleton height={tokens.size.calendar} />;
  return (
    <part.OfficeCalendar
      label={words.calendar}
      context={context}
      nearest={context.dates.toSorted()[0] ?? null}
      onPick={(date) => actor.send({ type: 'date.picked', date })}
    />
  );
}

/** That it could not be read which slots are taken; nothing where it could. */
export function Unread({ actor, snapshot }: PartProps) {
  const { title, text, action } = officeHours.unread;
  return snapshot.hasTag('unreadable') ? (
    <Notice
      live
      title={title}
      action={
        <Button size="small" onPress={() => actor.send(retry)}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  ) : null;
}

/** The placeholder of the widget until the time is known, or where it cannot be read. */
export function Unready({ actor, snapshot, words }: NamedProps) {
  const { title, text, action } = words.lost;
  return snapshot.hasTag('lost') ? (
    <Notice
      tone="error"
      live
      title={title}
      action={
        <Button size="small" onPress={() => actor.send(retry)}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  ) : (
    <SkeletonGroup label={words.loading}>
      <Sheet>
        <Skeleton height={tokens.size.calendar} />
        <Skeleton height={tokens.size.calendar} />
      </Sheet>
    </SkeletonGroup>
  );
}
