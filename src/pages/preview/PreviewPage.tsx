// The page /ui: the gallery of the design system; with ?flow=<id>, the preview of a flow that no page uses yet.
import { lazy, type ComponentType } from 'react';
import { usePlace } from '#boot/app.tsx';
import { Page, PageHeading } from '#ui/Page.tsx';

/** The build of the path tests has no gallery. */
const Gallery = import.meta.env.DEV
  ? lazy(() => import('#ui/gallery/Gallery.tsx').then((module) => ({ default: module.Gallery })))
  : () => null;

/** A flow that no page uses has a preview.tsx in its folder. They are found by their path; there is no list of them. */
const found = import.meta.glob<{ Preview: ComponentType }>('../../flows/*/preview.tsx');

/** The previews by the id of their flow, each loaded when it is shown. */
const previews: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(found).map(([file, load]) => [
    file.split('/').at(-2) ?? '',
    lazy(() => load().then(({ Preview }) => ({ default: Preview }))),
  ]),
);

/** The page /ui. */
export function PreviewPage() {
  const { search } = usePlace();
  const flow = new URLSearchParams(search).get('flow');
  if (flow === null) return <Gallery />;
  const Preview = previews[flow];
  return (
    <Page>
      <PageHeading title={flow} />
      {Preview === undefined ? <p>src/flows/{flow} has no preview.tsx.</p> : <Preview />}
    </Page>
  );
}
