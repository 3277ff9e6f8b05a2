// The document's head of a route: its title in the site's pattern, and its description.
import { site } from '#content/site.ts';

export type HeadWords = { title: string; headTitle?: string; description: string };

/** The head of a page; the brand alone while its texts are still loading. */
export const titled = (words: HeadWords | undefined) =>
  words === undefined
    ? { meta: [{ title: site.brand.name }] }
    : {
        meta: [
          { title: `${words.headTitle ?? words.title} · ${site.brand.titleSuffix}` },
          { name: 'description', content: words.description },
        ],
      };
