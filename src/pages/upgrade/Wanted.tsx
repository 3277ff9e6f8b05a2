// What a user asked for on the way to the plans: the address says which toolkit.
import { toolkits } from '#content/toolkits.ts';
import { upgrade } from '#content/upgrade.ts';
import { usePlace } from '#boot/app.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';

const { text, link } = upgrade.wanted;

/** One line over the plans for who came from a lock; nothing for everybody else. */
export function Wanted() {
  const asked = new URLSearchParams(usePlace().search).get('for');
  const toolkit = toolkits.find(({ id, locked }) => locked && id === asked);
  return toolkit ? (
    <Notice
      tone="gold"
      icon={false}
      title={text.replace('{title}', () => toolkit.title)}
      action={
        <TextLink href={link.href} tone="action">
          {link.name}
        </TextLink>
      }
    />
  ) : null;
}
