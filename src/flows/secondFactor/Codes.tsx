// The recovery codes, shown once: copied, downloaded, printed, and saved.
import { styled } from 'styled-components';
import { secondFactor } from '#content/secondFactor.ts';
import type { Keeping } from '#machines/secondFactor.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { PartProps } from './props.ts';

const words = secondFactor.codes;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${tokens.size.drawing}, 1fr));
  gap: ${tokens.space.half} ${tokens.space.two};
  padding: 0;
  font-family: ${tokens.font.mono};
  list-style: none;
`;

const ways: readonly Keeping[] = ['copy', 'file', 'paper'];

/** The codes. */
export function Codes({ actor, snapshot }: PartProps) {
  const { codes, kept, problem } = snapshot.context;
  return (
    <Stack $gap="one">
      <Heading level={4} tabIndex={-1}>
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <List aria-label={words.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Row $gap="half">
        {ways.map((as) => (
          <Button
            key={as}
            size="small"
            isPending={snapshot.hasTag('busy')}
            onPress={() => actor.send({ type: 'codes.handedOut', as })}
          >
            {words[as]}
          </Button>
        ))}
      </Row>
      <output>{kept === null ? null : words.kept[kept]}</output>
      {problem === null ? null : (
        <Notice tone="error" live title={problem.message ?? secondFactor.problems[problem.key]} />
      )}
      <Row>
        <Button variant="primary" onPress={() => actor.send({ type: 'codes.saved' })}>
          {words.saved}
        </Button>
      </Row>
    </Stack>
  );
}
