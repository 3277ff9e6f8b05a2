// System, Ink or Paper: the choice of theme, which the theme machine keeps.
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import type { ThemeChoice } from '#machines/theme.machine.ts';
import { site } from '#content/site.ts';
import { useHouse, usePageActor } from '#app/house.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { focusRing } from '#ui/motion.ts';
import { media, tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const { theme: words } = site;

const choices = [
  { id: 'system', icon: 'system', name: words.system, hint: words.systemHint },
  { id: 'ink', icon: 'moon', name: words.ink, hint: words.inkHint },
  { id: 'paper', icon: 'sun', name: words.paper, hint: words.paperHint },
] as const satisfies { id: ThemeChoice; icon: IconName; name: string; hint: string }[];

const isChoice = (value: string): value is ThemeChoice =>
  choices.some((choice) => choice.id === value);

const Group = styled(RadioGroup)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.snug};
  align-items: flex-start;
`;

const GroupName = styled(Label)`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.muted};
`;

const Segments = styled.div`
  display: flex;
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
`;

const Field = styled(RadioField)`
  display: flex;
  & + & {
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  }
`;

const Segment = styled(RadioButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.snug};
  border-radius: ${tokens.radius.small};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
  cursor: pointer;
  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-selected] {
    color: ${tokens.color.text};
    background: ${tokens.color.raised};
    box-shadow: inset 0 calc(-1 * ${tokens.line.bold}) 0 ${tokens.color.accent};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${media.forced} {
    &[data-selected] {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

/** The theme switch in the footer. */
export function ThemeSwitch() {
  const { theme } = useHouse();
  const worn = usePageActor(theme, (snapshot) => snapshot.value);
  return (
    <Group
      value={worn}
      orientation="horizontal"
      onChange={(value) => {
        if (isChoice(value)) theme.send({ type: 'theme.chosen', theme: value });
      }}
    >
      <GroupName>{words.label}</GroupName>
      <Segments>
        {choices.map(({ id, icon, name, hint }) => (
          <Field key={id} value={id}>
            <Segment>
              <Icon name={icon} small />
              {name}
            </Segment>
            <VisuallyHidden>
              <Text slot="description">{hint}</Text>
            </VisuallyHidden>
          </Field>
        ))}
      </Segments>
    </Group>
  );
}
