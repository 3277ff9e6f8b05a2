// The list of keys, on `?`.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import type { DeskProps } from './props.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { tokens } from '#ui/tokens.ts';

const words = desk.keys;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.half} ${tokens.space.oneHalf};
  margin: 0;
  dd {
    margin: 0;
  }
`;
const Key = styled.kbd`
  font-family: ${tokens.font.mono};
  color: ${tokens.color.accent};
`;

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
      <Keys>
        {Object.values(words.commands).map(({ key, name }) => [
          <dt key={`key ${key}`}>
            <Key>{key}</Key>
          </dt>,
          <dd key={`name ${key}`}>{name}</dd>,
        ])}
      </Keys>
      <DialogActions>
        <Button variant="primary" onPress={close}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
