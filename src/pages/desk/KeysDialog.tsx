// The list of keys, on `?`.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import type { DeskProps } from './props.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Eyebrow } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const words = desk.keys;

type Command = keyof typeof words.commands;
type Group = keyof typeof words.groups;

/** Under which heading each key stands; they are listed in the order of their commands. */
const groupOf: Readonly<Record<Command, Group>> = {
  next: 'queue',
  previous: 'queue',
  open: 'queue',
  close: 'queue',
  search: 'queue',
  refresh: 'queue',
  review: 'request',
  answer: 'request',
  correct: 'request',
  ask: 'request',
  accept: 'request',
  schedule: 'request',
  offer: 'request',
  reply: 'request',
  decline: 'request',
  agreeMove: 'request',
  refuseMove: 'request',
  note: 'request',
  link: 'writing',
  undo: 'writing',
  confirm: 'writing',
  queue: 'sections',
  hours: 'sections',
  tables: 'sections',
  readers: 'sections',
  posts: 'sections',
  mails: 'sections',
  figures: 'sections',
  acts: 'sections',
  earlier: 'sections',
  later: 'sections',
  help: 'sections',
};
const commands = Object.keys(groupOf) as Command[];
const groups = Object.keys(words.groups) as Group[];

/* All of them at a glance, without scrolling, where the dialog has the width and the window the usual height. */
const Groups = styled.div`
  columns: 1;
  column-gap: ${tokens.space.two};
  ${media.tablet} {
    columns: 2;
  }
`;
const Part = styled.section`
  display: grid;
  gap: ${tokens.space.half};
  break-inside: avoid;
  & + & {
    margin-block-start: ${tokens.space.one};
  }
`;
const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(2.5em, auto) minmax(0, 1fr);
  align-items: baseline;
  gap: 0 ${tokens.space.one};
  margin: 0;
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  dd {
    margin: 0;
  }
`;
const Key = styled.kbd`
  font-family: ${tokens.font.mono};
  color: ${tokens.color.accent};
`;

/** As keyboards have it on them. */
const engraved = (key: string) => key.replace('Control', 'Ctrl');

/** The dialog. */
export function KeysDialog({ actor, snapshot }: DeskProps) {
  const close = () => actor.send({ type: 'keys.closed' });
  return (
    <Dialog
      title={words.title}
      isOpen={snapshot.hasTag('keysShown')}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      <p>{words.text}</p>
      <Groups>
        {groups.map((group) => (
          <Part key={group} aria-labelledby={`keys-${group}`}>
            <Eyebrow as="h3" id={`keys-${group}`}>
              {words.groups[group]}
            </Eyebrow>
            <Keys>
              {commands
                .filter((command) => groupOf[command] === group)
                .map((command) => [
                  <dt key={`key ${command}`}>
                    <Key>{engraved(words.commands[command].key)}</Key>
                  </dt>,
                  <dd key={`name ${command}`}>{words.commands[command].name}</dd>,
                ])}
            </Keys>
          </Part>
        ))}
      </Groups>
      <DialogActions>
        <Button variant="primary" onPress={close}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
