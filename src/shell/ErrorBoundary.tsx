// Replaces a page that failed: the reason in plain words, and a retry.
import { useApp } from '#boot/app.tsx';
import { site } from '#content/site.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Lost } from './Lost.tsx';

/** The retry loads the page again, in place. */
export function ErrorBoundary({ reset }: { reset: () => void }) {
  const { navigation } = useApp();
  const { title, heading, text, retry, link } = site.broken;
  const tryAgain = () => void navigation.refresh().finally(reset);
  return (
    <Lost eyebrow={title} title={heading} lede={text}>
      <Button variant="primary" onPress={tryAgain}>
        {retry}
      </Button>
      <LinkButton href={link.href}>{link.name}</LinkButton>
    </Lost>
  );
}
