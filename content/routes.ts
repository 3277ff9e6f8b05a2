// Every route of the specification's table, the advisor's page, and those about the site: its title, what it is for, and the copy of
// pages that are plain reading.
import type { RouteContent } from './schema.ts';
import { advisorRoutes } from './routes.advisor.ts';
import { offerRoutes } from './routes.offers.ts';
import { publicationRoutes } from './routes.publications.ts';
import { roomRoutes } from './routes.rooms.ts';
import { siteRoutes } from './routes.site.ts';

const accountRoutes = {
  '/auth': {
    path: '/auth',
    title: 'Sign in or create an account',
    headTitle: 'Sign in or create a free account',
    h1: 'Your account',
    description:
      'Sign in to Axis One, or create a free account to save your Signal Stack, ask one AsynQ question a month and follow the answers to your requests.',
    purpose: [
      'Sign in to return to your Signal Stack, or create an account.',
      'A free account includes one AsynQ question per month and basic tools.',
    ],
    sections: [],
  },
  '/reset-password': {
    path: '/reset-password',
    title: 'Reset your password',
    headTitle: 'Reset your password',
    h1: 'Reset your password',
    description:
      'Enter the address of your Axis One account, and we will email you a link to set a new password. The link works once and for a limited time.',
    purpose: [
      'Enter the email address of your account, and we will send you a link to set a new password.',
    ],
    sections: [],
  },
  '/onboarding': {
    path: '/onboarding',
    title: 'Build your Signal Stack',
    headTitle: 'Build your Signal Stack in six steps',
    h1: 'Build your Signal Stack',
    description:
      'Six short steps build your Signal Stack: why you are here, your company, what belongs in your feed, what should reach you, and an account to keep it.',
    purpose: [
      'Six short steps: why you are here, your company, what belongs in your stack, what should reach you, and an account to keep it.',
      'What you choose survives a reload. Your password is never stored in the browser.',
    ],
    sections: [],
  },
  '/dashboard': {
    path: '/dashboard',
    title: 'Dashboard',
    headTitle: 'Your dashboard',
    h1: 'Dashboard',
    description:
      'Your dashboard at Axis One: your feed, your tools, your requests and their answers, the community, and a way to every part of the site once you sign in.',
    purpose: [
      'Your feed, your tools and your way to every part of Axis One, once you are signed in.',
    ],
    sections: [],
  },
} satisfies Record<string, RouteContent>;

const words = {
  ...publicationRoutes,
  ...accountRoutes,
  ...offerRoutes,
  ...roomRoutes,
  ...advisorRoutes,
  ...siteRoutes,
};

export type RoutePath = keyof typeof words;

/** The same words under one type, so that a page reads any route alike. */
export const routes: Readonly<Record<RoutePath, RouteContent>> = words;
