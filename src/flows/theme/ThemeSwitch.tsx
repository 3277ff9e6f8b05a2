// System, Ink or Paper: the choice of theme, which the theme machine keeps. Three radio buttons of the browser's own.
import { styled } from 'styled-components';
import type { ThemeChoice } from '#machines/theme.machine.ts';
import { site } from '#content/site.ts';
import { useApp, usePageActor } from '#boot/app.tsx';
import { coveringInput } from '#ui/coveringInput.ts';
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

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.snug};
  align-items: flex-start;
`;

const GroupName = styled.span`
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

const Field = styled.div`
  display: flex;
  & + & {
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  }
`;

const Segment = styled.label`
  ${coveringInput}
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  min-height: ${tokens.size.touch};
  padding-inline: ${tokens.space.snug};
  border-radius: ${tokens.radius.small};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
  &:hover {
    color: ${tokens.color.text};
  }
  &:has(:checked) {
    color: ${tokens.color.text};
    background: ${tokens.color.raised};
    box-shadow: inset 0 calc(-1 * ${tokens.line.bold}) 0 ${tokens.color.accent};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.forced} {
    &:has(:checked) {
      outline: ${tokens.line.bold} solid Highlight;
    }
  }
`;

/** The theme switch in the footer. */
export function ThemeSwitch() {
  const { theme } = useApp();
  const worn = usePageActor(theme, (snapshot) => snapshot.value);
  return (
    <Group role="radiogroup" aria-labelledby="theme-label">
      <GroupName id="theme-label">{words.label}</GroupName>
      <Segments>
        {choices.map(({ id, icon, name, hint }) => (
          <Field key={id}>
            <Segment>
              <input
                type="radio"
                name="theme"
                value={id}
                checked={worn === id}
                aria-describedby={`theme-${id}`}
                onChange={() => theme.send({ type: 'theme.chosen', theme: id })}
              />
              <Icon name={icon} small />
              {name}
            </Segment>
            <VisuallyHidden id={`theme-${id}`}>{hint}</VisuallyHidden>
          </Field>
        ))}
      </Segments>
    </Group>
  );
}
