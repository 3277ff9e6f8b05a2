// The sections of the desk, as links with a key each.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { deskBoard } from '#content/deskBoard.ts';
import type { BoardSection } from '#machines/desk.machine.ts';
import { boardAddress } from '#machines/deskBoard.machine.ts';
import { sections } from '#flows/desk/sections.ts';
import { Button } from '#ui/Button.tsx';
import { focusRing } from '#ui/motion.ts';
import { Mono } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useShortcuts } from '#ui/useShortcuts.ts';
import type { DeskProps } from './props.ts';

const { commands, open } = desk.keys;

/* One line that scrolls would hide sections: on a phone they wrap. */
const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.one};
  border-block: ${tokens.line.hair} solid ${tokens.color.hairline};
  /* Its words begin where a link's do, also in a line of its own. */
  > button {
    margin-inline-start: calc(-1 * ${tokens.space.one});
  }
`;
const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  min-height: ${tokens.size.touch};
  min-width: ${tokens.size.touch};
  border-block-end: ${tokens.line.bold} solid transparent;
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      color: ${tokens.color.text};
    }
  }
  &[aria-current='page'] {
    border-block-end-color: ${tokens.color.accent};
    color: ${tokens.color.text};
    font-weight: ${tokens.weight.medium};
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.forced} {
    &[aria-current='page'] {
      border-block-end-color: Highlight;
    }
  }
`;

const places: readonly { id: BoardSection | 'queue'; href: string }[] = [
  { id: 'queue', href: '/desk' },
  ...sections.map((id) => ({ id, href: boardAddress(id, null) })),
];

/** A key does what a press of its link does, and the focus goes there too: no section takes it along when it goes. */
function follow(id: string) {
  const link = document.querySelector<HTMLElement>(`[data-place=${id}]`);
  link?.focus();
  link?.click();
}

/** The navigation of the desk, and the button that lists its keys. */
export function SectionLinks({ actor, snapshot }: DeskProps) {
  const shown = snapshot.context.section ?? 'queue';
  const help = () => actor.send({ type: 'keys.requested' });
  useShortcuts({
    ...Object.fromEntries(places.map(({ id }) => [commands[id].key, () => follow(id)])),
    [commands.help.key]: help,
  });
  return (
    <Bar aria-label={deskBoard.navigation}>
      {places.map(({ id, href }) => (
        <Link
          key={id}
          href={href}
          data-place={id}
          aria-current={id === shown ? 'page' : undefined}
          aria-keyshortcuts={commands[id].key}
        >
          {deskBoard.sections[id]}
          <Mono aria-hidden="true">{commands[id].key}</Mono>
        </Link>
      ))}
      <Button
        size="small"
        variant="quiet"
        data-keys
        aria-keyshortcuts={commands.help.key}
        onPress={help}
      >
        {open}
        <Mono aria-hidden="true">{commands.help.key}</Mono>
      </Button>
    </Bar>
  );
}
