// The gatherings of Open Circle: six cards, the dialog of each, onboarding over the page, and the result of an
// application.
import { useActorRef, useSelector } from '@xstate/react';
import { circle as words } from '#content/circle.ts';
import { gatherings } from '#content/gatherings.ts';
import { itemWords } from '#content/itemWords.ts';
import type { Gathering } from '#content/schema.items.ts';
import { useFlow } from '#boot/useFlow.ts';
import { useApp } from '#boot/app.tsx';
import { longDate } from '#flows/shared/dates.ts';
import { laid } from '#flows/onboarding/laid.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Status, type BadgeTone } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Mark, Marked } from '#ui/Mark.tsx';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { Plate } from '#ui/Plate.tsx';
import { gathering as gatheringPlate } from '#ui/plates/gathering.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Labels, Muted, Sentence } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import {
  GatheringDetail,
  SubmittedOverlay,
  type GatheringsRef,
  type GatheringsSnapshot,
} from './GatheringDetail.tsx';
import { statusTones, statusWords } from './words.ts';

const tones: Record<Gathering['status'], BadgeTone> = {
  accepting: 'mint',
  waitlist: 'gold',
  full: 'neutral',
};

/** The machine's first data of the gatherings: the content of the page. */
const known = gatherings.map(({ id, title, status }) => ({ id, title, status }));

type CardProps = { actor: GatheringsRef; snapshot: GatheringsSnapshot; gathering: Gathering };

function GatheringCard({ actor, snapshot, gathering }: CardProps) {
  const { id, series, title, eventType, glyph, date, description } = gathering;
  const { context } = snapshot;
  const status = context.gatherings.find((one) => one.id === id)?.status ?? gathering.status;
  const applicationStatus = context.statuses[id];
  const announced = applicationStatus === undefined ? null : statusWords(applicationStatus);
  const isFull = status === 'full' && applicationStatus === undefined;
  return (
    <Card
      id={id}
      heading={title}
      eyebrow={
        <>
          {/* The anchor of the series leads to its next gathering. */}
          <span id={series} />
          <Marked>
            <Mark name={glyph} />
            <Labels parts={[itemWords.eventTypes[eventType], longDate(date)]} />
          </Marked>
        </>
      }
      plate={<Plate look={gatheringPlate} id={series} />}
      footer={
        <>
          <Status tone={tones[status]}>{itemWords.statuses[status]}</Status>
          {announced === null || applicationStatus === undefined ? null : (
            <Status tone={statusTones[applicationStatus.is]}>{announced.name}</Status>
          )}
        </>
      }
      button={
        <Button
          variant={isFull || announced !== null ? 'secondary' : 'primary'}
          isDisabled={isFull}
          data-needs-js=""
          onPress={() => actor.send({ type: 'gathering.chosen', id })}
        >
          {announced === null ? words.buttons[status] : words.buttons.view}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      }
    >
      <Stack $gap="half">
        <p>
          <Sentence text={description} />
        </p>
        {announced === null ? null : <Muted>{announced.text}</Muted>}
      </Stack>
    </Card>
  );
}

/** Onboarding over the page, or why it cannot be shown. It is prefetched when a user is about to apply. */
function CircleLayer({ actor, snapshot }: Omit<CardProps, 'gathering'>) {
  const { part } = laid.useLoadState(snapshot.hasTag('detailOpen'));
  if (snapshot.hasTag('unreachable'))
    return (
      <OutOfReach
        onRetry={() => actor.send({ type: 'retry.requested' })}
        onGiveUp={() => actor.send({ type: 'onboarding.skipped' })}
      />
    );
  return part === null ? null : (
    <part.LaidOnboarding
      actor={snapshot.hasTag('layerOpen') ? snapshot.children.onboarding : undefined}
    />
  );
}

/** The view of `gatherings`. */
export function Gatherings() {
  const flow = useFlow('gatherings');
  const { session } = useApp();
  const actor = useActorRef(flow, { input: { gatherings: known, session } });
  const snapshot = useSelector(actor, (current) => current);
  const { chosen } = snapshot.context;
  return (
    <div data-flow="gatherings" data-state={statePath(snapshot.value)}>
      <Grid $columns={3} $gap="oneHalf">
        {gatherings.map((gathering) => (
          <GatheringCard
            key={gathering.id}
            actor={actor}
            snapshot={snapshot}
            gathering={gathering}
          />
        ))}
      </Grid>
      <GatheringDetail
        actor={actor}
        snapshot={snapshot}
        gathering={gatherings.find(({ id }) => id === chosen)}
      />
      <CircleLayer actor={actor} snapshot={snapshot} />
      <SubmittedOverlay actor={actor} snapshot={snapshot} />
    </div>
  );
}
