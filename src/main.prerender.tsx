// The build's own entry: renders every address to HTML, with actors that are never started and ports that nobody provides.
import { prerender } from 'react-dom/static';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { ServerStyleSheet } from 'styled-components';
import { createActor } from 'xstate';
import { authFormMachine } from '#machines/authForm.machine.ts';
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { themeMachine } from '#machines/theme.machine.ts';
import { toasterMachine } from '#machines/toaster.machine.ts';
import { details } from '#content/details.ts';
import { routes } from '#content/routes.ts';
import { fetched } from '#app/fetched.ts';
import type { FlowGroups, Flows } from '#app/flows.ts';
import { membersOnly } from '#app/guard.ts';
import { openHouse } from '#app/house.tsx';
import { Site, newRouter } from './main.site.tsx';

/** The address that stands for all that lead nowhere. */
const missing = '/404';

export type Address = { path: string; kind: 'page' | 'shell' | 'missing' };

export type Rendered = {
  /** Tags for the document's head: title, metas, styles. */
  head: string;
  /** What stands inside #root. */
  body: string;
  /** The router's state, as scripts that run before the site's own. */
  state: string;
  /** The routes that the page is made of, outermost first. */
  routeIds: string[];
  /** The groups of flows that it starts. */
  flows: string[];
};

const groups: FlowGroups = {
  auth: { authForm: authFormMachine, newPassword: newPasswordMachine },
  resetPassword: { resetPassword: resetPasswordMachine },
  onboarding: { onboarding: onboardingMachine },
  dashboard: { dashboard: dashboardMachine },
  requests: { myRequests: myRequestsMachine, meetingRequest: meetingRequestMachine },
};

/** Gives every group at once, and notes which a page asks for: their scripts belong to its first view. */
function flowsNotedIn(asked: Set<keyof FlowGroups>): Flows {
  const give = <Group extends keyof FlowGroups>(group: Group) => {
    const { bring } = fetched(() => Promise.resolve(groups[group]));
    return () => {
      asked.add(group);
      return bring();
    };
  };
  return {
    auth: give('auth'),
    resetPassword: give('resetPassword'),
    onboarding: give('onboarding'),
    dashboard: give('dashboard'),
    requests: give('requests'),
  };
}

/** A house in which nothing has happened yet. */
function emptyHouse(madeFor: string, asked = new Set<keyof FlowGroups>()) {
  const session = createActor(sessionMachine);
  return openHouse({
    madeFor,
    session,
    toaster: createActor(toasterMachine),
    theme: createActor(themeMachine),
    mobileMenu: createActor(mobileMenuMachine),
    onboardingLayer: createActor(onboardingLayerMachine, { input: { session } }),
    flows: flowsNotedIn(asked),
  });
}

/** Every address of the site: its routes, its detail pages, the tabs of /auth, and the 404. */
export function addresses(): Address[] {
  const { routesByPath } = newRouter(emptyHouse('/'));
  const guarded = Object.entries(routesByPath)
    .filter(([, route]) => route.options.beforeLoad === membersOnly)
    .map(([path]) => path);
  const paths = [
    ...Object.keys(routes),
    ...details.map(({ path }) => path),
    '/auth/signin',
    '/auth/signup',
  ];
  return [
    ...paths.map((path): Address => ({ path, kind: guarded.includes(path) ? 'shell' : 'page' })),
    { path: missing, kind: 'missing' },
  ];
}

/** React puts what belongs into the head in front of everything else: it is cut off there. */
function cutHead(html: string): { head: string; body: string } {
  const length =
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0].length ?? 0;
  return { head: html.slice(0, length), body: html.slice(length) };
}

type ScriptTag = { attrs?: object | undefined; children?: string | undefined };

/** An inline script; the router's are told apart by one attribute, by which they are cleared away. */
function scriptTag({ attrs, children = '' }: ScriptTag): string {
  const names = Object.entries(attrs ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<script${names.join('')}>${children}</script>`;
}

/** Renders one address. */
export async function render({ path, kind }: Address): Promise<Rendered> {
  const rendered: Partial<Rendered> = {};
  const flows = new Set<keyof FlowGroups>();
  const answer = createRequestHandler({
    request: new Request(new URL(path, 'http://localhost')),
    createRouter: () => newRouter(emptyHouse(path, flows), { isShell: kind === 'shell' }),
  });
  const response = await answer(async ({ router }) => {
    const sheet = new ServerStyleSheet();
    const site = <Site house={router.options.context.house} router={router} />;
    const { prelude } = await prerender(sheet.collectStyles(site), {
      // No boundary is streamed in later: the page is read without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    });
    const { head, body } = cutHead(await new Response(prelude).text());
    const tags = router.serverSsr?.takeInitialHydrationScriptTags();
    rendered.head = head + sheet.getStyleTags();
    rendered.body = body;
    rendered.state =
      tags === undefined ? '' : [...tags.before, tags.boundary].map(scriptTag).join('');
    rendered.routeIds = router.stores.matches.get().map(({ routeId }) => routeId);
    return new Response();
  });
  const { head = '', body = '', state = '', routeIds = [] } = rendered;
  if (!response.ok || body === '') throw new Error(`${path} leads elsewhere, or to nothing.`);
  return { head, body, state, routeIds, flows: [...flows] };
}
