// The fit check: the published minimum requirements to tick, and the conclusion.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { styled } from 'styled-components';
import type {
  RequirementId,
  advisoryApplicationMachine,
} from '#machines/advisoryApplication.machine.ts';
import { advisory } from '#content/advisory.ts';
import { CheckLines } from '#ui/CheckLines.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';
import { media, tokens } from '#ui/tokens.ts';

export type ApplicationProps = {
  actor: ActorRefFrom<typeof advisoryApplicationMachine>;
  snapshot: SnapshotFrom<typeof advisoryApplicationMachine>;
};

const { fit, requirements } = advisory;
const options = requirements.map(({ id, text }) => ({ id, label: text }));

const Split = styled.div`
  display: grid;
  gap: ${tokens.space.oneHalf};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${tokens.space.three};
  }
`;

/** The result of the ticks: nothing yet, open requirements with an alternative, or a fit. */
function Verdict({ met }: { met: readonly RequirementId[] }) {
  if (met.length === 0)
    return (
      <Notice live title={fit.untouched.title}>
        {fit.untouched.text}
      </Notice>
    );
  if (met.length === requirements.length)
    return (
      <Notice live tone="success" title={fit.met.title}>
        {fit.met.text}
      </Notice>
    );
  const open = requirements.filter(({ id }) => !met.includes(id)).map(({ text }) => text);
  return (
    <Notice live tone="gold" title={fit.short.title.replace('{count}', String(met.length))}>
      <p>{fit.short.open.replace('{open}', () => open.join('; '))}</p>
      <p>{fit.short.text}</p>
      <Row $gap="oneHalf">
        {fit.instead.map(({ name, href }) => (
          <TextLink key={href} href={href}>
            {name}
          </TextLink>
        ))}
      </Row>
    </Notice>
  );
}

/** The four requirements and their verdict. */
export function FitCheck({ actor, snapshot }: ApplicationProps) {
  const { requirements: met } = snapshot.context;
  return (
    <Split>
      <CheckLines
        label={fit.label}
        hint={fit.hint}
        options={options}
        value={met}
        isDisabled={snapshot.hasTag('busy')}
        onToggle={(id) => actor.send({ type: 'requirement.toggled', id })}
      />
      <Verdict met={met} />
    </Split>
  );
}
