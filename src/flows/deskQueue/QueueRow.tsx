// One line of the queue: how long is left, what is asked, by whom, and who is at it.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { QueueRow as Row } from '#machines/deskQueue.machine.ts';
import { tones } from '#flows/myRequests/words.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Badge, PremiumBadge, Status } from '#ui/Badge.tsx';
import { focusRing } from '#ui/motion.ts';
import { Row as Line } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
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
        <Status tone={tones[status]}>{requests.statuses[status].name}</Status>
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
