// The content of the booking's dialog, fetched when a slot is about to be chosen: its fields and files are most of it.
import { styled } from 'styled-components';
import type { BookingStep } from '#machines/booking.machine.ts';
import { booking as words, hosts, officeHours } from '#content/booking.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { ownTime } from '#flows/officeHours/words.ts';
import { Host } from '#ui/Host.tsx';
import { ProgressSteps } from '#ui/ProgressSteps.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';
import { Confirmation } from './Confirmation.tsx';
import type { BookingEnding, BookingPart } from './props.ts';
import { ReadyStep, WhoStep, WhyStep } from './Steps.tsx';

const steps = ['who', 'why', 'ready'] as const satisfies BookingStep[];
const views = { who: WhoStep, why: WhyStep, ready: ReadyStep };

const Slot = styled.output`
  display: grid;
  gap: ${tokens.space.hair};
  padding-block: ${tokens.space.snug};
  border-block: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const SlotLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.hair} ${tokens.space.one};
  align-items: baseline;
`;

/** The requested slot; a change of it is announced. */
function ChosenSlot({ snapshot, zone }: Omit<BookingPart, 'actor'>) {
  const { slot, host } = snapshot.context.slot;
  const own = ownTime(slot, zone, 'long');
  return (
    <Slot aria-label={words.slot}>
      <SlotLine>
        <span>{slotWords(slot)}</span>
        <Host host={host} note={hosts[host].note} />
      </SlotLine>
      <Eyebrow as="span">
        {own === null
          ? words.parisTime
          : `${words.parisTime} · ${fillIn(officeHours.spoken.own, { time: own })}`}
      </Eyebrow>
    </Slot>
  );
}

function Progress({ number }: { number: number }) {
  const text = fillIn(words.step, { step: number });
  return (
    <Stack $gap="half">
      <Eyebrow aria-hidden="true">{text}</Eyebrow>
      <ProgressSteps label={words.progress} total={steps.length} filled={number} valueText={text} />
    </Stack>
  );
}

/** The content of the dialog: a step, or the result. */
export function BookingParts({
  ending,
  ...part
}: BookingPart & { ending: BookingEnding | undefined }) {
  const { snapshot } = part;
  const step = steps.find((one) => snapshot.hasTag(one));
  const box = useStepFocus<HTMLDivElement>(
    ending ?? (snapshot.hasTag('slotGone') ? 'gone' : (step ?? '')),
  );
  const Step = step === undefined ? null : views[step];
  return (
    <Stack ref={box} $gap="oneHalf">
      {ending === undefined ? (
        <>
          <Muted>{hosts[snapshot.context.slot.host].text}</Muted>
          <ChosenSlot {...part} />
          <DraftNotice draft={snapshot.children.draft} />
        </>
      ) : (
        <Confirmation {...part} ending={ending} />
      )}
      {Step === null || step === undefined ? null : (
        <>
          <Progress number={steps.indexOf(step) + 1} />
          <Step key={step} {...part} />
        </>
      )}
    </Stack>
  );
}
