// The toolkit that the user asked for before they reached the plans: named in the address.
import { toolkits } from '#content/toolkits.ts';
import { upgrade } from '#content/upgrade.ts';
import { usePlace } from '#boot/app.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';

const { text, link } = upgrade.wanted;

/** One line over the plans for users who followed a lock; nothing for all others. */
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
