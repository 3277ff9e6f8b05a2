// Another slot, on the page of a scheduled office hour: what was asked for, and the dialog in which it is.
import { useActorRef, useSelector } from '@xstate/react';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { replyLimit } from '#content/limits.ts';
import { rescheduling as words } from '#content/rescheduling.ts';
import { useFlow } from '#boot/useFlow.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import type { ReschedulingProps } from './props.ts';
import { sentenceOf } from './words.ts';

const moving = onDemand(() => import('./Moving.tsx'));

/** Which slot was asked for, or what became of that. */
function statusOf({ context }: ReschedulingProps['snapshot'], asked: string | null) {
  const slot = slotWords(context.slot);
  if (asked !== null) return fillIn(words.asked, { wanted: slotWords(asked), slot });
  return context.ending === null ? null : fillIn(words.endings[context.ending], { slot });
}

/** What was asked for, and what can be done about it. */
function MoveStatus({ actor, snapshot }: ReschedulingProps) {
  const { wanted, problem } = snapshot.context;
  const asked = snapshot.hasTag('asked') ? wanted : null;
  const isAsked = asked !== null;
  const isBusy = isAsked && snapshot.hasTag('busy');
  const sentence = statusOf(snapshot, asked);
  return (
    <Stack $gap="half">
      {sentence === null ? null : <Notice live title={sentence} />}
      {problem === null || snapshot.hasTag('dialogOpen') ? null : (
        <Notice tone="error" live title={sentenceOf(problem)} />
      )}
      <Row $gap="half">
        {isAsked ? (
          <Button
            size="small"
            isPending={isBusy}
            onPress={() => actor.send({ type: 'move.takenBack' })}
          >
            {isBusy ? words.keeping : words.keep}
          </Button>
        ) : null}
        <Button
          size="small"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'move.opened' })}
        >
          {isAsked ? words.again : words.open}
        </Button>
      </Row>
    </Stack>
  );
}

function MoveDialog({ actor, snapshot }: ReschedulingProps) {
  const isOpen = snapshot.hasTag('dialogOpen');
  const { status, part } = moving.useLoadState(isOpen);
  const cancel = () => actor.send({ type: 'action.cancelled' });
  return (
    <>
      {isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={moving.load} onGiveUp={cancel} />
      ) : null}
      <Dialog
        title={words.dialog.title}
        isOpen={isOpen && part !== null}
        onOpenChange={(open) => {
          if (!open) cancel();
        }}
        isDismissable={false}
        isCloseDisabled={snapshot.hasTag('busy')}
      >
        {part === null ? null : <part.Moving actor={actor} snapshot={snapshot} />}
      </Dialog>
    </>
  );
}

type SchedulingProps = { request: MemberRequest & { slot: string } };

function Scheduled({ request: { id, slot, wantedSlot } }: SchedulingProps) {
  const flow = useFlow('rescheduling');
  const actor = useActorRef(flow, {
    input: { id, slot, wanted: wantedSlot ?? null, longestNote: replyLimit },
  });
  const snapshot = useSelector(actor, (current) => current);
  const path = statePath(snapshot.value);
  // The dialog gives the focus back by itself.
  const box = useLostFocus<HTMLDivElement>(snapshot.hasTag('asked') ? 'asked' : 'kept', 'button');
  return (
    <div ref={box} data-flow="rescheduling" data-print="hide" data-state={path}>
      <MoveStatus actor={actor} snapshot={snapshot} />
      <MoveDialog actor={actor} snapshot={snapshot} />
    </div>
  );
}

/** The view of `rescheduling`; nothing for a request that has no time to be moved. */
export function Rescheduling({ request }: { request: MemberRequest }) {
  const { kind, status, slot } = request;
  const isHour = kind === 'office-hours' || kind === 'advisory-call';
  if (!isHour || status !== 'scheduled' || slot === null) return null;
  return <Scheduled request={{ ...request, slot }} />;
}
