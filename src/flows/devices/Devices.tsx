// Where a member is signed in: a row for each device, and a button that signs it out.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { devices as words } from '#content/devices.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import type { Device, DevicesResult, devicesMachine } from '#machines/devices.machine.ts';
import { Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { deviceName, hiddenName, timesOf } from './words.ts';

type Props = { actor: ActorRefFrom<typeof devicesMachine> };
type Shown = Props & { snapshot: SnapshotFrom<typeof devicesMachine> };

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.one};
  padding-block: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Words = styled.div`
  flex: 1 1 ${tokens.size.noticeText};
  min-width: 0;
`;
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.half} ${tokens.space.one};
  font-weight: ${tokens.weight.strong};
`;
const Times = styled.p`
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

function Loading() {
  return (
    <SkeletonGroup label={words.loading}>
      <Stack $gap="one">
        <Skeleton height={tokens.size.field} />
        <Skeleton height={tokens.size.field} />
      </Stack>
    </SkeletonGroup>
  );
}

function Unread({ actor }: Props) {
  const { title, text, action } = words.unread;
  return (
    <Notice
      tone="error"
      live
      title={title}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

const resultOf = ({ key, count }: DevicesResult) =>
  words.results[key !== 'others' ? key : count === 0 ? 'none' : count === 1 ? 'other' : 'others'];

const failureIn = (snapshot: Shown['snapshot']) =>
  words.failed[
    snapshot.hasTag('everywhere') ? 'everywhere' : snapshot.hasTag('all') ? 'others' : 'one'
  ];

/** What was done, or could not be done. */
function Outcome({ actor, snapshot }: Shown) {
  const { result, problem } = snapshot.context;
  const { failed } = words;
  if (snapshot.hasTag('failed'))
    return (
      <Notice
        tone="error"
        live
        title={failureIn(snapshot)}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
            {failed.action}
          </Button>
        }
      >
        {problem || failed.hint}
      </Notice>
    );
  if (result === null) return null;
  return <Notice tone="success" live title={fillIn(resultOf(result), { count: result.count })} />;
}

function Line({ actor, snapshot, device }: Shown & { device: Device }) {
  const isBusy = snapshot.hasTag('busy');
  const isOwn = isBusy && !snapshot.hasTag('all') && snapshot.context.chosen === device.id;
  return (
    <Item>
      <Words>
        <Name>
          {deviceName(device)}
          {device.isThis ? <Status tone="mint">{words.here}</Status> : null}
        </Name>
        <Times>{timesOf(device)}</Times>
      </Words>
      {device.isThis ? null : (
        <Button
          size="small"
          isPending={isOwn}
          isDisabled={isBusy && !isOwn}
          onPress={() => actor.send({ type: 'device.signedOut', id: device.id })}
        >
          {isOwn ? words.outBusy : words.out} <VisuallyHidden>{hiddenName(device)}</VisuallyHidden>
        </Button>
      )}
    </Item>
  );
}

function Signed({ actor, snapshot }: Shown) {
  const { devices } = snapshot.context;
  const hasOthers = devices.some(({ isThis }) => !isThis);
  const isBusy = snapshot.hasTag('busy');
  const isEverywhere = isBusy && snapshot.hasTag('everywhere');
  const isAll = isBusy && snapshot.hasTag('all') && !isEverywhere;
  return (
    <>
      <Outcome actor={actor} snapshot={snapshot} />
      <List aria-label={words.list}>
        {devices.map((device) => (
          <Line key={device.id} actor={actor} snapshot={snapshot} device={device} />
        ))}
      </List>
      {hasOthers ? null : <Muted>{words.alone}</Muted>}
      <Row $gap="half">
        {hasOthers ? (
          <Button
            size="small"
            variant="danger"
            isPending={isAll}
            isDisabled={isBusy && !isAll}
            onPress={() => actor.send({ type: 'others.signedOut' })}
          >
            {isAll ? words.othersBusy : words.others}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="danger"
          isPending={isEverywhere}
          isDisabled={isBusy && !isEverywhere}
          onPress={() => actor.send({ type: 'everywhere.signedOut' })}
        >
          {isEverywhere ? words.everywhereBusy : words.everywhere}
        </Button>
      </Row>
    </>
  );
}

/** The view of `devices`. */
export function Devices({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const path = statePath(snapshot.value);
  // A device that is signed out takes its button along: the heading gets the focus.
  const box = useLostFocus<HTMLDivElement>(`${path} ${snapshot.context.devices.length}`);
  return (
    <div ref={box} data-flow="devices" data-state={path}>
      <Stack $gap="one">
        <Heading level={3} tabIndex={-1}>
          {words.title}
        </Heading>
        <Muted>{words.text}</Muted>
        {snapshot.hasTag('loading') ? <Loading /> : null}
        {snapshot.hasTag('unread') ? <Unread actor={actor} /> : null}
        {snapshot.hasTag('shown') ? <Signed actor={actor} snapshot={snapshot} /> : null}
      </Stack>
    </div>
  );
}
