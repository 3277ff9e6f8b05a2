// Which mails a member gets: a switch for each kind and each newsletter, and what comes in any case.
import { useId } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { mailChoices as words } from '#content/mailChoices.ts';
import { isShownOn } from '#machines/mailChoices.machine.ts';
import type { mailChoicesMachine } from '#machines/mailChoices.machine.ts';
import { useVisitor } from '#boot/app.tsx';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Heading, Muted, MutedLines } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

type ViewProps = {
  actor: ActorRefFrom<typeof mailChoicesMachine>;
  snapshot: SnapshotFrom<typeof mailChoicesMachine>;
};
type Named = { scope: string; name: string; text: string };

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${tokens.size.heading};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const About = styled(MutedLines)`
  overflow-wrap: anywhere;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* An address may be wider than a phone's screen. */
  overflow-wrap: anywhere;
  gap: ${tokens.space.half};
  padding-block: ${tokens.space.half};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
/** Aligned with the name of its switch. */
const Below = styled.div`
  padding-inline-start: calc(${tokens.size.switchWidth} + ${tokens.space.snug});
`;

/** What has become of a switch, beside it. */
function Result({ actor, snapshot, scope }: ViewProps & { scope: string }) {
  const { email } = useVisitor();
  const { switches, changes, saved } = snapshot.context;
  const change = changes.find((one) => one.scope === scope);
  const isWaiting = switches.some((one) => one.scope === scope && one.isWaiting);
  const { isOn, isOff, action } = words.unsaved;
  if (change !== undefined && snapshot.hasTag('failed'))
    return (
      <Below>
        <Notice
          tone="error"
          live
          title={change.isOn ? isOn : isOff}
          action={
            <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
              {action}
            </Button>
          }
        >
          {snapshot.context.problem || words.failed}
        </Notice>
      </Below>
    );
  const said = () => {
    if (change !== undefined) return words.saving;
    if (isWaiting) return fillIn(words.newsletters.waiting, { email });
    return saved.includes(scope) ? words.saved : '';
  };
  return (
    <Below hidden={said() === ''}>
      <Muted as="output">{said()}</Muted>
    </Below>
  );
}

/** Some of the switches: those that the service knows. */
function Switches({
  actor,
  snapshot,
  title,
  known,
}: ViewProps & { title: string; known: readonly Named[] }) {
  const id = useId();
  const { switches } = snapshot.context;
  const shown = known.filter(({ scope }) => switches.some((one) => one.scope === scope));
  return (
    <Stack $gap="one">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <List aria-labelledby={id}>
        {shown.map(({ scope, name, text }) => (
          <Line key={scope}>
            <Switch
              hint={text}
              isSelected={isShownOn(snapshot.context, scope)}
              onChange={(isOn) => actor.send({ type: 'switch.turned', scope, isOn })}
            >
              {name}
            </Switch>
            <Result actor={actor} snapshot={snapshot} scope={scope} />
          </Line>
        ))}
      </List>
    </Stack>
  );
}

/** What comes in any case, with the reason. */
function Always() {
  const { title, text, items } = words.always;
  const id = useId();
  return (
    <Stack $gap="one">
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <MutedLines>{text}</MutedLines>
      <List aria-labelledby={id}>
        {items.map(({ name, text: about }) => (
          <Line key={name}>
            <p>{name}</p>
            <Muted>{about}</Muted>
          </Line>
        ))}
      </List>
    </Stack>
  );
}

function Unread({ actor }: Pick<ViewProps, 'actor'>) {
  const { title, text, action } = words.unread;
  return (
    <Row>
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
    </Row>
  );
}

/** The view of `mailChoices`. */
export function MailChoices() {
  const { email } = useVisitor();
  const actor = useActorRef(useFlow('mailChoices'));
  const snapshot = useSelector(actor, (current) => current);
  const { optional, newsletters } = words;
  const isThere = snapshot.hasTag('choosing');
  const part = isThere ? `choosing ${snapshot.hasTag('failed')}` : statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(part, 'button, [role=switch]');
  return (
    <div ref={box} data-flow="mailChoices" data-state={statePath(snapshot.value)}>
      <Stack $gap="two">
        <About>{fillIn(words.text, { email })}</About>
        {snapshot.hasTag('loading') ? <Muted>{words.loading}</Muted> : null}
        {snapshot.hasTag('unread') ? <Unread actor={actor} /> : null}
        {isThere ? (
          <>
            <Switches
              actor={actor}
              snapshot={snapshot}
              title={optional.title}
              known={optional.kinds}
            />
            <Stack $gap="one">
              <Switches
                actor={actor}
                snapshot={snapshot}
                title={newsletters.title}
                known={newsletters.lists}
              />
              <MutedLines>{newsletters.text}</MutedLines>
            </Stack>
            <Always />
          </>
        ) : null}
      </Stack>
    </div>
  );
}
