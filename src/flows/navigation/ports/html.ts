// The HTML of public pages, which the build writes beside their documents (tools/site/pageHtml.mjs): it is fetched here, and
// shown by a part that is fetched beside it.
import type { Destination, Place } from '#machines/navigation.machine.ts';
import type * as View from './showHtml.ts';

type Html = View.Html;

/** What the document says of the build's HTML; a document of the development server says nothing. */
export type HtmlFolder = {
  /** The folder of this build: a page of an earlier build finds none, and the router fetches the page. */
  folder: string | undefined;
  /** The first parts of the paths without HTML of their own. */
  without: string;
};

/** The file of a page, without its ending; null where it has none. The two tabs of /auth have a file each. */
export function fileOf({ folder, without }: HtmlFolder, { pathname, search }: Place) {
  const path =
    pathname + (/^\?tab=sign(?:in|up)$/.test(search) ? search.replace('?tab=', '/') : '');
  if (folder === undefined || without.split(' ').includes(`/${pathname.split('/')[1]}`))
    return null;
  return folder + (path === '/' ? '/index' : path);
}

/** The browser parses it: no script in it runs, and no text of ours is ever set as HTML. */
const fetchHtml = (file: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${file}.txt`);
    request.responseType = 'document';
    request.overrideMimeType('text/html');
    request.addEventListener('loadend', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error('No HTML'));
    });
    request.send();
  });

/**
 * The faces of the page's first view, which are declared with its HTML: this page has the signs of its own text alone, until it
 * has the whole faces (ui/lateFonts.ts). Without them the page is shown in what there is.
 */
const fetchFaces = async (file: string): Promise<View.Face[]> =>
  'faces' in document.documentElement.dataset ? [] : (await fetch(`${file}.json`)).json();

/** Whether the user wants nothing to be fetched in advance; not every browser can be told. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** How long other requests leave the line to the HTML of the next page, in ms. */
const lineTimeout = 1000;

/** The HTML that was asked for last. */
let latest: Promise<unknown> = Promise.resolve();

/** Resolves when it is here or cannot be fetched, or takes too long. */
export const htmlIsHere = (): Promise<unknown> =>
  Promise.race([latest, new Promise((resolve) => setTimeout(resolve, lineTimeout))]);

/** Opens the HTML of this build's pages. */
export function openHtml(given: HtmlFolder) {
  const asked = new Map<string, Promise<Html>>();
  const here = new Map<string, Html>();
  let view: typeof View | undefined;
  const open = async (file: string): Promise<Html> => {
    const faces = fetchFaces(file).catch(() => []);
    const [document, opened] = await Promise.all([fetchHtml(file), import('./showHtml.ts')]);
    view = opened;
    // What can be made ready is, while the faces are on their way.
    const html = view.prepare(document);
    return { ...html, faces: view.facesOf(await faces) };
  };
  const load = (place: Place) => {
    const file = fileOf(given, place);
    if (file === null) return null;
    const html = asked.get(file) ?? open(file);
    asked.set(file, html);
    latest = html.then(
      (found) => here.set(file, found),
      () => asked.delete(file),
    );
    return html;
  };
  return {
    /** The user may go there soon. */
    expect: (place: Place) => {
      void load(place)?.catch(() => undefined);
    },
    /** Resolves when the HTML that was asked for last is here, or cannot be fetched. */
    whenHere: () => latest,
    show: async (place: Place, signal: AbortSignal, entry?: Destination): Promise<Place> => {
      view?.keep();
      const found = await load(place);
      signal.throwIfAborted();
      if (!found || !view) throw new Error('No HTML');
      view.show(found, place, entry);
      return place;
    },
    reopen: async (place: Place): Promise<Place> => {
      if (!view) throw new Error('No HTML');
      view.reopen(here.get(fileOf(given, place) ?? ''));
      return place;
    },
    /** The rendered page is in view, instead of HTML or of another page. */
    replace: () => view?.replace(),
    /** Another user comes. */
    forget: () => view?.forget(),
  };
}
