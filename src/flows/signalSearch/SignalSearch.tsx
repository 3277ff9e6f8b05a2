// The search over signals: a field over the list that it narrows (docs/product-spec.md, "5. Validation rules").
import { useRef, type ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { search } from '#content/search.ts';
import type { Article } from '#content/schema.items.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { says } from './says.ts';

const words = search.signals;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.size.form}) auto;
  align-items: end;
  justify-content: start;
  gap: ${tokens.space.snug};
`;

/* Few cards do not fill the screen: a minimum height keeps the field and the content below in place. */
const Steady = styled.div`
  min-height: ${tokens.size.stage};
`;

function resultSentence(query: string, found: number): string {
  const { all, none, one, many } = words.found;
  if (query === '') return fillIn(all, { count: found });
  return fillIn(found === 0 ? none : found === 1 ? one : many, { count: found, query });
}

export type SignalSearchProps = {
  /** The signals of the list: the featured one is above it. */
  signals: readonly Article[];
  /** The cards of those that are found. */
  children: (found: readonly Article[]) => ReactNode;
};

/** The view of `signalSearch`. Without scripts all cards are there, and no field. */
export function SignalSearch({ signals, children }: SignalSearchProps) {
  const signalSearch = useFlow('signalSearch');
  const actor = useActorRef(signalSearch);
  const snapshot = useSelector(actor, (current) => current);
  const field = useRef<HTMLInputElement>(null);
  const { query } = snapshot.context;
  const found = signals.filter((signal) => says(signal, query.trim()));
  const clear = () => {
    actor.send({ type: 'search.cleared' });
    field.current?.focus();
  };
  return (
    <Stack $gap="one" data-flow="signalSearch" data-state={statePath(snapshot.value)}>
      <Line data-needs-js>
        <TextField
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          label={words.label}
          value={query}
          onChange={(next) => actor.send({ type: 'query.edited', query: next })}
        />
        <Button isDisabled={!snapshot.hasTag('narrowed')} onPress={clear}>
          {words.clear}
        </Button>
      </Line>
      <Muted aria-live="polite" data-needs-js>
        {resultSentence(query.trim(), found.length)}
      </Muted>
      <Steady>
        {found.length > 0 ? (
          children(found)
        ) : (
          <Notice
            title={words.nothing.title}
            action={<Button onPress={clear}>{words.nothing.action}</Button>}
          >
            {words.nothing.text}
          </Notice>
        )}
      </Steady>
    </Stack>
  );
}
