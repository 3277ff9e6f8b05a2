// The dialogs of a gathering: its description and application, and 'Application Submitted'.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { styled } from 'styled-components';
import type { ApplicationStatus, gatheringsMachine } from '#machines/gatherings.machine.ts';
import { circle as words } from '#content/circle.ts';
import { answerLimits } from '#content/limits.ts';
import { requestForms } from '#content/requests.forms.ts';
import { itemWords } from '#content/itemWords.ts';
import { toasts } from '#content/toasts.ts';
import type { Gathering } from '#content/schema.items.ts';
import { useVisitor } from '#boot/app.tsx';
import { longDate } from '#flows/shared/dates.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf, faultAt, refusedField } from '#flows/shared/limits.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pending } from '#ui/Pending.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Muted } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { statusLink, statusWords } from './words.ts';

export type GatheringsRef = ActorRefFrom<typeof gatheringsMachine>;
export type GatheringsSnapshot = SnapshotFrom<typeof gatheringsMachine>;

const close = { type: 'dialog.closed' } as const;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.one};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
`;

const Next = styled.ul`
  display: grid;
  gap: ${tokens.space.half};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

type AboutProps = {
  gathering: Gathering;
  /** The current status, which may be newer than the content. */
  status: Gathering['status'];
};

/** A line of the card's own description: '8 seats'. */
export const seatsOf = ({ seats }: Gathering, status: Gathering['status']) =>
  fillIn(words.seats[status], { count: seats });

function About({ gathering, status }: AboutProps) {
  const { question, text } = words.details[gathering.series as keyof typeof words.details];
  const facts = [
    [words.facts.when, longDate(gathering.date)],
    [words.facts.where, gathering.city],
    [words.facts.format, itemWords.eventTypes[gathering.eventType]],
    [words.facts.seats, seatsOf(gathering, status)],
    [words.facts.question, question],
  ] as const;
  return (
    <>
      <Facts aria-label={words.facts.label}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <p>{text}</p>
    </>
  );
}

/** The result of an application, and a link to the next step. */
function AnnouncedStatus({
  applicationStatus,
  live = false,
}: {
  applicationStatus: ApplicationStatus;
  live?: boolean;
}) {
  const { title, text } = statusWords(applicationStatus);
  const isWaiting = applicationStatus.is.startsWith('waiting');
  return (
    <Notice
      tone={isWaiting || applicationStatus.is === 'declined' ? 'info' : 'success'}
      live={live}
      title={title}
    >
      {text}
    </Notice>
  );
}

function Apply({ actor, snapshot, status }: PartProps & Pick<AboutProps, 'status'>) {
  const { isMember } = useVisitor();
  const { note, problem } = snapshot.context;
  const longest = answerLimits.gathering.note;
  const box = useFocusOnProblem<HTMLDivElement>(problem);
  const navigation = status === 'waitlist' ? 'waitlist' : 'accepting';
  return (
    <>
      <div ref={box}>
        <TextArea
          name="note"
          rows={2}
          {...words.note}
          value={note}
          count={countOf(note, longest)}
          error={problem?.key === 'tooLong' ? faultAt('tooLong', longest) : undefined}
          onChange={(text) => actor.send({ type: 'note.edited', text })}
        />
      </div>
      <DraftNotice draft={snapshot.children.draft} />
      <div>
        <Eyebrow>{words.next.title}</Eyebrow>
        <Next>
          {[
            ...(snapshot.hasTag('returned') ? [] : [words.next.onboarding[navigation]]),
            ...words.next[navigation],
            ...(isMember ? [] : [words.signedOut]),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Next>
      </div>
      <DialogActions>
        <Button onPress={() => actor.send(close)}>{words.cancel}</Button>
        <Button variant="primary" onPress={() => actor.send({ type: 'application.confirmed' })}>
          {words.buttons[status]}
        </Button>
      </DialogActions>
    </>
  );
}

/** No application is possible any more: the result, and a link to follow it. */
function Settled({
  actor,
  applicationStatus,
}: Pick<PartProps, 'actor'> & { applicationStatus: ApplicationStatus | undefined }) {
  const link = applicationStatus === undefined ? null : statusLink(applicationStatus);
  return (
    <>
      {applicationStatus === undefined ? null : (
        <AnnouncedStatus applicationStatus={applicationStatus} />
      )}
      <DialogActions>
        {link === null ? null : <LinkButton href={link.href}>{link.name}</LinkButton>}
        <Button variant="primary" onPress={() => actor.send(close)}>
          {words.close}
        </Button>
      </DialogActions>
    </>
  );
}

type PartProps = { actor: GatheringsRef; snapshot: GatheringsSnapshot };

/** The dialog about the gathering that was chosen. */
export function GatheringDetail({
  actor,
  snapshot,
  gathering,
}: PartProps & { gathering: Gathering | undefined }) {
  const { gatherings, statuses, problem } = snapshot.context;
  const status = gatherings.find(({ id }) => id === gathering?.id)?.status ?? 'full';
  const applicationStatus = statuses[gathering?.id ?? ''];
  const said =
    problem === null || problem.key === 'tooLong'
      ? null
      : problem.key === 'already_applied' || problem.key === 'gathering_full'
        ? words.problems[problem.key]
        : problem.field === 'note'
          ? refusedField(words.note.label)
          : (problem.message ?? requestForms.problems[problem.key]);
  return (
    <Dialog
      title={gathering?.title ?? words.facts.label}
      isOpen={snapshot.hasTag('detailOpen')}
      onOpenChange={(isOpen) => {
        if (!isOpen) actor.send(close);
      }}
    >
      {gathering === undefined ? null : (
        <Stack $gap="oneHalf">
          {said === null ? null : <Notice tone="error" live title={said} />}
          <About gathering={gathering} status={status} />
          {applicationStatus === undefined && status !== 'full' ? (
            <Apply actor={actor} snapshot={snapshot} status={status} />
          ) : (
            <Settled actor={actor} applicationStatus={applicationStatus} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** 'Application Submitted': while it is being sent, and for 2.2 seconds afterwards. */
export function SubmittedOverlay({ actor, snapshot }: PartProps) {
  const { announced } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Dialog
      title={isBusy ? words.sending.title : toasts.applicationSubmitted.title}
      isOpen={snapshot.hasTag('overlayOpen')}
      onOpenChange={(isOpen) => {
        if (!isOpen) actor.send(close);
      }}
      isCloseDisabled={isBusy}
    >
      {isBusy ? (
        <Muted as="output">
          <Pending /> {words.sending.text}
        </Muted>
      ) : announced === null ? null : (
        <AnnouncedStatus applicationStatus={announced} live />
      )}
    </Dialog>
  );
}
