// A link to another page: mono text, and an arrow that is hidden from screen readers.
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/LinkButton.tsx';

export type ArrowLinkProps = { link: { name: string; href: string } };

/** "Read the essay →" */
export function ArrowLink({ link }: ArrowLinkProps) {
  return (
    <TextLink href={link.href} tone="action">
      {link.name}
      <Icon name="arrow" small />
    </TextLink>
  );
}
