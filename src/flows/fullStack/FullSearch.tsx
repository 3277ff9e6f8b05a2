// The search of the full stack: a field over the list that it narrows, and the button that saves the search.
import { useRef } from 'react';
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { isSaved, searchIn, type FullStackRef } from '#machines/fullStack.machine.ts';
import { searchLength } from '#content/limits.ts';
import { fullStack } from '#content/fullStack.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { media, tokens } from '#ui/tokens.ts';

const { search: words, found: sentences } = fullStack;

const Line = styled.div`
  display: grid;
  gap: ${tokens.space.snug};
  align-items: end;
  justify-content: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: minmax(0, ${tokens.size.form}) auto;
  }
`;

/* Until there are words to save, the button keeps its place; one that has saved them keeps the focus. */
const Actions = styled(Row)`
  > [aria-disabled='true']:not([data-saved]) {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
`;

function foundSentence(query: string, found: number): string {
  const { all, none, one, many } = sentences;
  if (query === '') return fillIn(all, { count: found });
  return fillIn(found === 0 ? none : found === 1 ? one : many, { count: found, query });
}

/** The field, its buttons, and how much is found. */
export function FullSearch({ full, found }: { full: FullStackRef; found: number }) {
  const snapshot = useSelector(full, (current) => current);
  const field = useRef<HTMLInputElement>(null);
  const { context } = snapshot;
  const isKept = isSaved(context);
  const isNew = snapshot.can({ type: 'search.saved' });
  const clear = () => {
    full.send({ type: 'search.cleared' });
    field.current?.focus();
  };
  return (
    <>
      <Line>
        <TextField
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLength}
          label={words.label}
          value={context.query}
          onChange={(query) => full.send({ type: 'query.edited', query })}
        />
        <Actions $gap="half">
          <Button isDisabled={!snapshot.can({ type: 'search.cleared' })} onPress={clear}>
            {words.clear}
          </Button>
          <Button
            icon={isKept ? 'check' : 'plus'}
            data-saved={isKept ? '' : undefined}
            aria-disabled={isNew ? undefined : true}
            onPress={isNew ? () => full.send({ type: 'search.saved' }) : undefined}
          >
            {isKept ? words.saved : words.save}
          </Button>
        </Actions>
      </Line>
      <Muted aria-live="polite">{foundSentence(searchIn(context).words, found)}</Muted>
    </>
  );
}
