// What only a demo has: buttons that do to a plan what a payment provider would do at the end of its period.
import { styled } from 'styled-components';
import { plan as words } from '#content/plan.ts';
import type { DemoAct, Plan } from '#machines/plan.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { ShownProps } from './props.ts';

const { demo } = words;

/** What can happen at the end of a period: a plan that was cancelled or left unpaid ends, any other is charged. */
const actsOf: Readonly<Record<Plan['status'], readonly DemoAct[]>> = {
  running: ['renewal', 'failure'],
  ending: ['end'],
  failing: ['end'],
  ended: [],
};

const Box = styled.div`
  padding: ${tokens.space.oneHalf};
  border: ${tokens.line.hair} dashed ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.small};
`;

/** The controls; nothing where there is no demo, or nothing is left to play. */
export function DemoControls({ actor, snapshot, plan }: ShownProps) {
  const { hasDemo, step } = snapshot.context;
  const acts = actsOf[plan.status];
  const isStepping = snapshot.hasTag('stepping');
  if (!hasDemo || acts.length === 0 || plan.until === null) return null;
  return (
    <Box>
      <Stack $gap="one">
        <Heading level={3}>{demo.title}</Heading>
        <Muted>{demo.text}</Muted>
        <Row $gap="half">
          {acts.map((act) => (
            <Button
              key={act}
              size="small"
              isPending={isStepping && step === act}
              isDisabled={isStepping && step !== act}
              onPress={() => actor.send({ type: 'demo.played', act })}
            >
              {isStepping && step === act ? demo.playing : demo.acts[act]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Box>
  );
}
