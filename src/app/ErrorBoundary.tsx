// What stands in place of a page that broke: the reason in plain words, and a way to try again.
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { site } from '#content/site.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, PageHeading } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';

/** The router's error component. Trying again loads the page anew, in place. */
export function ErrorBoundary({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  const { title, heading, text, retry, link } = site.broken;
  const tryAgain = () => void router.invalidate().finally(reset);
  return (
    <Page>
      <Stack $gap="two">
        <PageHeading eyebrow={title} title={heading} lede={text} />
        <Row>
          <Button variant="primary" onPress={tryAgain}>
            {retry}
          </Button>
          <LinkButton href={link.href}>{link.name}</LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
