// The 404: explains the error, links to the home page, and logs the path.
import { useApp } from '#boot/app.tsx';
import { site } from '#content/site.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWarning } from '#ui/useWarning.ts';
import { Lost } from './Lost.tsx';

/** The content of an unknown address. */
export function NotFound() {
  useWarning(`404: no page at ${useApp().navigation.here().pathname}`);
  const { title, code, heading, text, link } = site.notFound;
  return (
    <>
      <title>{`${title} · ${site.brand.titleSuffix}`}</title>
      <Lost eyebrow={code} title={heading} lede={text}>
        <LinkButton href={link.href} variant="primary">
          {link.name}
        </LinkButton>
      </Lost>
    </>
  );
}
