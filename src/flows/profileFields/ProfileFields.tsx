// What a member said in onboarding, field by field: shown with what it changes, and edited in its place.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { profileLimits } from '#content/limits.ts';
import { profileFields as words } from '#content/profileFields.ts';
import type { FieldId } from '#machines/profileFields.machine.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading, Muted, MutedLines } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { Field } from './Field.tsx';
import type { ProfileProps } from './Field.tsx';
import { saidOf } from './words.ts';

const fields = Object.keys(words.fields) as FieldId[];

const List = styled.div`
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Line = styled.section`
  padding-block: ${tokens.space.one};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
/** What was said, and the button beside it. */
const Shown = styled.div`
  display: grid;
  gap: ${tokens.space.half} ${tokens.space.one};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  & > button {
    grid-row: 1 / span 2;
    grid-column: -2;
  }
  ${media.tablet} {
    grid-template-columns: ${tokens.size.sidebar} minmax(0, 1fr) auto;
    & > button {
      grid-row: 1;
    }
  }
`;
const Name = styled(Heading)`
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.small};
  font-weight: ${tokens.weight.medium};
`;
const Said = styled.div`
  grid-row: 2;
  grid-column: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.tablet} {
    grid-row: 1;
    grid-column: 2;
  }
`;

/** One field: what was said, or its form. */
function ProfileField({ actor, snapshot, field }: ProfileProps & { field: FieldId }) {
  const { edit, stored, saved } = snapshot.context;
  const open = edit?.field === field && snapshot.hasTag('editing') ? edit : null;
  const { label, changes } = words.fields[field];
  // The pressed button is gone: the focus goes into the form, and back to the field's own button.
  const line = useLostFocus<HTMLElement>(
    open === null ? 'shown' : 'open',
    open === null ? 'button' : 'input, button',
  );
  const said = saidOf(field, stored[field]);
  const opening = { type: 'field.opened', field } as const;
  return (
    <Line ref={line} data-field={field}>
      {open === null ? (
        <Shown>
          <Name level={3}>{label}</Name>
          <Said>
            {said === '' ? <Muted>{words.empty}</Muted> : <p>{said}</p>}
            <Muted>{changes}</Muted>
            <Muted as="output" hidden={saved !== field}>
              {saved === field ? words.saved : ''}
            </Muted>
          </Said>
          <Button
            size="small"
            variant="quiet"
            isDisabled={!snapshot.can(opening)}
            onPress={() => actor.send(opening)}
          >
            {words.edit}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
        </Shown>
      ) : (
        <Stack $gap="half">
          <Name level={3}>{label}</Name>
          <Muted>{changes}</Muted>
          <Field actor={actor} snapshot={snapshot} edit={open} />
        </Stack>
      )}
    </Line>
  );
}

function Unread({ actor }: Pick<ProfileProps, 'actor'>) {
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

/** The view of `profileFields`. */
export function ProfileFields() {
  const actor = useActorRef(useFlow('profileFields'), { input: { longest: profileLimits } });
  const snapshot = useSelector(actor, (current) => current);
  const isShown = snapshot.hasTag('shown');
  const box = useLostFocus<HTMLDivElement>(isShown ? 'shown' : statePath(snapshot.value), 'button');
  return (
    <div ref={box} data-flow="profileFields" data-state={statePath(snapshot.value)}>
      <Stack $gap="one">
        <MutedLines>
          {words.text} {words.desk}
        </MutedLines>
        {snapshot.hasTag('loading') ? <Muted>{words.loading}</Muted> : null}
        {snapshot.hasTag('unread') ? <Unread actor={actor} /> : null}
        {isShown ? (
          <List>
            {fields.map((field) => (
              <ProfileField key={field} actor={actor} snapshot={snapshot} field={field} />
            ))}
          </List>
        ) : null}
      </Stack>
    </div>
  );
}
