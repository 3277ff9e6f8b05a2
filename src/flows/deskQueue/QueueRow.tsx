// One line of the queue: how long is left, what is asked, by whom, and who is at it.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { QueueRow as Row } from '#machines/deskQueue.machine.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { tones } from '#flows/myRequests/words.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge, PremiumBadge, Status } from '#ui/Badge.tsx';
import { focusRing } from '#ui/motion.ts';
import { Row as Line } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { timeLeft } from './timeLeft.ts';

const words = desk.queue.facts;

const Link = styled.a`
  display: grid;
  gap: ${tokens.space.half};
  padding: ${tokens.space.one};
  border-inline-start: ${tokens.line.bold} solid transparent;
  color: ${tokens.color.text};
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      background: ${tokens.color.raised};
    }
  }
  &[data-marked='true'] {
    border-inline-start-color: ${tokens.color.accent};
  }
  &[aria-current='true'] {
    background: ${tokens.color.raised};
  }
  &:focus-visible {
    ${focusRing}
  }
  /* Two lines instead of four, where the list has the page to itself. */
  ${media.roomy} {
    grid-template: 'state facts' auto 'subject who' auto / minmax(0, 3fr) minmax(0, 2fr);
    column-gap: ${tokens.space.two};
    align-items: baseline;
    > :nth-child(1) {
      grid-area: state;
    }
    > :nth-child(2) {
      grid-area: subject;
    }
    > :nth-child(3) {
      grid-area: facts;
      text-align: end;
    }
    > :nth-child(4) {
      grid-area: who;
      text-align: end;
    }
  }
`;
const Subject = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
  overflow-wrap: anywhere;
`;
const Who = styled(Muted)`
  overflow-wrap: anywhere;
`;

/** What else is known of it before it is opened. */
function factsOf({ files, hasVoice, lease, sendingUntil, wantedSlot, slot }: Row): string[] {
  return [
    ...(slot === null ? [] : [slotWords(slot)]),
    ...(wantedSlot === null ? [] : [fillIn(words.moves, { slot: slotWords(wantedSlot) })]),
    ...(files === 0 ? [] : [fillIn(words.files, { count: files })]),
    ...(hasVoice ? [words.voice] : []),
    ...(sendingUntil === null ? [] : [words.sending]),
    ...(lease === null
      ? []
      : [lease.isMine ? words.mine : fillIn(words.theirs, { name: lease.by.name })]),
  ];
}

export type QueueRowProps = {
  row: Row;
  href: string;
  isMarked: boolean;
  isOpen: boolean;
  /** The service's time in milliseconds; null until it is known. */
  now: number | null;
};

/** The line is a link: it opens here, or in a tab of its own. */
export function QueueRow({ row, href, isMarked, isOpen, now }: QueueRowProps) {
  const { kind, status, subject, email, company, tier, dueAt } = row;
  const left = now === null ? null : timeLeft(dueAt, now);
  const facts = factsOf(row);
  return (
    <Link
      href={href}
      data-request={row.id}
      data-marked={isMarked}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Line $gap="half">
        {left === null ? null : <Badge tone={left.tone}>{left.said}</Badge>}
        <Status tone={tones[status]}>{statusName(status)}</Status>
        {tier === 'premium' ? <PremiumBadge word={words.premium} /> : null}
      </Line>
      <Subject>{subject}</Subject>
      <Eyebrow as="span">
        <Labels parts={[requests.kinds[kind], ...facts]} />
      </Eyebrow>
      <Who as="span">{[company, email].filter(Boolean).join(' · ')}</Who>
    </Link>
  );
}
