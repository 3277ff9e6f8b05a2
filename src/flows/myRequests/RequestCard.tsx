// One request as its member sees it: its status, the promised date, its history, and the possible actions.
import { styled } from 'styled-components';
import { withdrawable } from '#machines/myRequests.machine.ts';
import type { MemberRequest, RequestStep } from '#machines/myRequests.machine.ts';
import { booking } from '#content/booking.ts';
import { requests } from '#content/requests.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Flush, Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Mono } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { tokens } from '#ui/tokens.ts';
import type { MyRequestsRef, MyRequestsSnapshot } from './props.ts';
import { dueOf, paris, promiseOf, stepWords, tones, withdrawalOf } from './words.ts';

const calendarLink = onDemand(() => import('#flows/booking/CalendarLink.tsx'));

/** The history of a request. */
export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.half};
  margin: 0;
  padding: 0;
  list-style: none;
`;
/** One of them. */
export const Step = styled.li`
  display: grid;
  gap: ${tokens.space.hair};
  padding-inline-start: ${tokens.space.one};
  border-inline-start: ${tokens.line.hair} solid ${tokens.color.strong};
`;
const Said = styled.span`
  color: ${tokens.color.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** One step of the history. */
export function HistoryStep({
  step,
  before,
}: {
  step: RequestStep;
  before: RequestStep | undefined;
}) {
  return (
    <Step>
      <Mono as="time" dateTime={step.at}>
        {paris(step.at)}
      </Mono>
      <span>{stepWords(step, before)}</span>
      {step.note === null ? null : <Said>{step.note}</Said>}
    </Step>
  );
}

/** The other details: an office hour, a place in line, a held seat, files. */
export function factsOf({ slot, position, offeredUntil, attachments }: MemberRequest): string[] {
  return [
    ...(slot === null ? [] : [fillIn(booking.calendarFile.line, { slot: slotWords(slot) })]),
    ...(position === null ? [] : [fillIn(requests.position, { position })]),
    ...(offeredUntil === null ? [] : [fillIn(requests.heldUntil, { date: paris(offeredUntil) })]),
    ...(attachments.length === 0
      ? []
      : [fillIn(requests.files, { names: attachments.map(({ name }) => name).join(', ') })]),
  ];
}

type RequestCardProps = {
  request: MemberRequest;
  actor: MyRequestsRef;
  snapshot: MyRequestsSnapshot;
};

/** What its member may do about it now. */
export function CardActions({ request, actor, snapshot }: RequestCardProps) {
  const { id, subject } = request;
  const hasTime = request.slot !== null && request.status === 'scheduled';
  const { part: calendar } = calendarLink.useLoadState(hasTime);
  const reply = { type: 'reply.opened', id } as const;
  const accept = { type: 'offer.accepted', id } as const;
  const withdraw = { type: 'withdrawal.requested', id } as const;
  const isAccepting = snapshot.matches({ action: 'accepting' }) && snapshot.context.chosen === id;
  // Under a dialog the buttons stay, and the one that opened it gets the focus back.
  const isCovered = snapshot.hasTag('dialogOpen');
  const mayReply = snapshot.can(reply) || (isCovered && request.status === 'needsYou');
  const mayWithdraw =
    snapshot.can(withdraw) || (isCovered && withdrawable.includes(request.status));
  // A quiet button without neighbors is the first in its line.
  const isAlone = !isAccepting && !snapshot.can(accept) && !mayReply && !hasTime;
  const Line = isAlone ? Flush : Row;
  return (
    <Line $gap="half">
      {calendar !== null && hasTime ? <calendar.CalendarLink request={request} /> : null}
      {snapshot.can(accept) || isAccepting ? (
        <Button
          size="small"
          variant="primary"
          isPending={isAccepting}
          onPress={() => actor.send(accept)}
        >
          {isAccepting ? requests.accept.busy : requests.accept.button}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </Button>
      ) : null}
      {mayReply ? (
        <Button size="small" variant="primary" onPress={() => actor.send(reply)}>
          {requests.reply.button}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button size="small" variant="quiet" onPress={() => actor.send(withdraw)}>
          {withdrawalOf(request).button}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </Button>
      ) : null}
    </Line>
  );
}

/** The card of one request. */
export function RequestCard(props: RequestCardProps) {
  const { request } = props;
  const { kind, status, subject, createdAt, history } = request;
  const due = dueOf(request);
  const { name, text } = requests.statuses[status];
  return (
    <Card
      heading={subject}
      href={`/requests/${request.id}`}
      eyebrow={
        <Labels parts={[requests.kinds[kind], fillIn(requests.sent, { date: paris(createdAt) })]} />
      }
      footer={<CardActions {...props} />}
    >
      <Stack $gap="one">
        <Stack $gap="hair">
          <Status tone={tones[status]}>{name}</Status>
          <p>{text}</p>
        </Stack>
        <Stack $gap="hair">
          <p>{promiseOf(request)}</p>
          {due === null ? null : <p>{due}</p>}
          {factsOf(request).map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </Stack>
        <Stack $gap="half">
          <Eyebrow as="h4">{requests.history.title}</Eyebrow>
          <Steps>
            {history.map((step, index) => (
              <HistoryStep key={`${step.at}${step.to}`} step={step} before={history[index - 1]} />
            ))}
          </Steps>
        </Stack>
      </Stack>
    </Card>
  );
}
