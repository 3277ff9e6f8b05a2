// The data of a page: from its HTML in the first view, from its route's loader afterwards.
import { createContext, use } from 'react';
import type { RouteContent } from '#content/schema.ts';

/** Gives the data of the page around it. */
export const PageDataContext = createContext<() => unknown>(() => undefined);

/** The data of this page, which its route's loader loads. */
export const usePageData = <Data>(): Data => use(PageDataContext)() as Data;

/** The texts of this page only, not those of all routes: for the pages whose loader is `wordsOf`. */
export const usePageWords = (): RouteContent => usePageData<RouteContent>();
