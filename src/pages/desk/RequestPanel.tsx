// The request that is open beside the queue.
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { DeskCommand, DeskListener } from '#machines/deskRequest.machine.ts';
import { useFlows } from '#boot/useFlow.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { Lease } from '#flows/deskLease/Lease.tsx';
import { DeskFiles, History, Member, Notes } from '#flows/deskRequest/Details.tsx';
import type { DeskRequestProps } from '#flows/deskRequest/props.ts';
import { StepButtons } from '#flows/deskRequest/StepButtons.tsx';
import { StepDialog } from '#flows/deskRequest/StepDialog.tsx';
import { factsOf } from '#flows/myRequests/RequestCard.tsx';
import { dueOf, paris, tones } from '#flows/myRequests/words.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { Asked } from '#flows/requestPage/Asked.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { useShortcuts } from '#ui/useShortcuts.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { Given } from './Given.tsx';

const words = desk.request;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

/* Where the advisor is alone, nothing stands here. */
const Others = styled.div`
  &:empty {
    display: none;
  }
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <Heading level={3} look={4}>
        {title}
      </Heading>
      {children}
    </Part>
  );
}

/** The shape of a request while it is read. */
const Waiting = () => (
  <SkeletonGroup label={words.loading}>
    <Stack $gap="one">
      <Skeleton width="60%" height={tokens.space.three} />
      <Skeleton height={tokens.size.field} />
    </Stack>
  </SkeletonGroup>
);

const Retry = ({ actor, label }: Pick<DeskRequestProps, 'actor'> & { label: string }) => (
  <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
    {label}
  </Button>
);

function Head({ record: { request, member } }: DeskRequestProps) {
  const { kind, status, createdAt, subject } = request;
  const facts = factsOf({ ...request, attachments: [] });
  const due = request.isBreached && kind === 'asynq' ? words.missed : dueOf(request);
  return (
    <Stack $gap="half">
      <Eyebrow>
        <Labels
          parts={[
            requests.kinds[kind],
            fillIn(words.sent, { date: paris(createdAt) }),
            ...(member === null ? [] : [member.email]),
          ]}
        />
      </Eyebrow>
      <Heading tabIndex={-1}>{subject}</Heading>
      {/* What comes of a step is said. */}
      <output>
        <Status tone={tones[status]}>{statusName(status)}</Status>
      </output>
      {[...(due === null ? [] : [due]), ...facts].map((fact) => (
        <Muted key={fact}>{fact}</Muted>
      ))}
    </Stack>
  );
}

function Opened({ isTheirs, ...props }: DeskRequestProps & { isTheirs: boolean }) {
  const { actor, snapshot, record } = props;
  const { stale, sections } = words;
  const { answer } = snapshot.children;
  return (
    <>
      {snapshot.hasTag('stale') ? (
        <Notice live title={stale.title} action={<Retry actor={actor} label={stale.action} />}>
          {stale.text}
        </Notice>
      ) : null}
      <Head {...props} />
      {answer === undefined ? (
        <Section title={sections.steps}>
          {record.failed === null ? null : (
            <Notice tone="error" title={desk.answer.returned}>
              {desk.answer.returnedText}
            </Notice>
          )}
          {record.wantedSlot === null ? null : (
            <p>{fillIn(words.dialog.wanted, { slot: slotWords(record.wantedSlot) })}</p>
          )}
          <StepButtons {...props} isTheirs={isTheirs} />
        </Section>
      ) : (
        <Section title={record.versions.length > 0 ? desk.answer.corrected : desk.answer.title}>
          <AnswerEditor actor={answer} record={record} />
        </Section>
      )}
      {answer === undefined && record.versions.length > 0 ? (
        <Section title={desk.answer.given}>
          <Given record={record} />
        </Section>
      ) : null}
      <Section title={sections.asked}>
        <Asked request={record.request} slotLabel={words.slotAsked} nothing={words.nothingAsked} />
      </Section>
      <Section title={sections.files}>
        <DeskFiles record={record} />
      </Section>
      <Section title={sections.notes}>
        <Notes record={record} />
      </Section>
      <Section title={sections.member}>
        <Member record={record} />
      </Section>
      <Section title={sections.history}>
        <History record={record} />
      </Section>
      <StepDialog {...props} />
    </>
  );
}

type RequestPanelProps = { id: string; queue: DeskListener; signature: string };

/** One request, with its own flow and its lease. */
export function RequestPanel({ id, queue, signature }: RequestPanelProps) {
  const [flow, leaseFlow] = useFlows('deskRequest', 'deskRequest/deskLease');
  const actor = useActorRef(flow, { input: { id, queue, signature } });
  const snapshot = useSelector(actor, (current) => current);
  const leaseActor = useActorRef(leaseFlow, { input: { id } });
  const lease = useSelector(leaseActor, (current) => current);
  const { record } = snapshot.context;
  const path = statePath(snapshot.value);
  const isTheirs = lease.hasTag('theirs');
  // Taking it over takes its button along, and losing it those of the steps.
  const box = useLostFocus<HTMLDivElement>(`${path} ${isTheirs}`);
  const opening = useStepFocus<HTMLDivElement>(record === null ? 'closed' : 'opened');
  const choose = (command: DeskCommand) => () => {
    if (!isTheirs || command === 'note') actor.send({ type: 'command.chosen', command });
  };
  const { commands: keys } = desk.keys;
  useShortcuts(
    Object.fromEntries((record?.commands ?? []).map((one) => [keys[one].key, choose(one)])),
  );
  return (
    <div
      ref={box}
      data-flow="deskRequest"
      data-state={path}
      data-answering={snapshot.hasTag('answering')}
    >
      <Stack $gap="two" ref={opening}>
        <Others data-flow="deskLease" data-state={statePath(lease.value)}>
          <Lease actor={leaseActor} snapshot={lease} />
        </Others>
        {snapshot.hasTag('loading') ? <Waiting /> : null}
        {snapshot.hasTag('failed') ? (
          <Notice
            tone="error"
            live
            title={words.failed.title}
            action={<Retry actor={actor} label={words.failed.action} />}
          >
            {words.failed.text}
          </Notice>
        ) : null}
        {snapshot.hasTag('missing') ? (
          <Notice live title={words.missing.title}>
            {words.missing.text}
          </Notice>
        ) : null}
        {snapshot.hasTag('shown') && record !== null ? (
          <Opened actor={actor} snapshot={snapshot} record={record} isTheirs={isTheirs} />
        ) : null}
      </Stack>
    </div>
  );
}
