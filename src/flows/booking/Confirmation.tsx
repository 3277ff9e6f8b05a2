// The request was received, or is kept until it can be sent: the next steps, and how to prepare.
import { styled } from 'styled-components';
import { booking } from '#content/booking.ts';
import { slotWords } from '#flows/officeHours/slots.ts';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { LinkButton, TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { BookingEnding, BookingPart } from './props.ts';

const words = booking.confirmed;

const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${tokens.space.snug};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

type ConfirmationProps = BookingPart & {
  ending: BookingEnding;
};

/** The last view of the dialog. */
export function Confirmation({ actor, snapshot, ending }: ConfirmationProps) {
  const { documents, framework, follow } = words;
  const mailbox = documents.mailbox.replace('{host}', import.meta.env.VITE_SITE_HOST);
  return (
    <>
      <Heading level={3} look={4} tabIndex={-1}>
        {slotWords(snapshot.context.slot.slot)}
      </Heading>
      <Notice
        tone={ending === 'stored' ? 'success' : 'info'}
        live
        action={
          <LinkButton size="small" href={follow.href}>
            {follow.name}
          </LinkButton>
        }
      >
        {words[ending].text}
      </Notice>
      <Stack $gap="half">
        <Eyebrow as="h4">{words.meanwhile}</Eyebrow>
        <List>
          <li>
            {documents.text}: <TextLink href={`mailto:${mailbox}`}>{mailbox}</TextLink>
          </li>
          <li>
            {framework.text}: <TextLink href={framework.link.href}>{framework.link.name}</TextLink>
          </li>
          <li>{words.sharp}</li>
        </List>
      </Stack>
      <DialogActions>
        <Button onPress={() => actor.send({ type: 'tools.requested' })}>{words.tools}</Button>
        <Button variant="primary" onPress={() => actor.send({ type: 'dialog.closed' })}>
          {words.close}
        </Button>
      </DialogActions>
    </>
  );
}
