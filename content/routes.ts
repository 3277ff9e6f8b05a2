// Every route of the specification's table: its title, what it is for, and the copy of pages that are plain reading.
import type { RouteContent } from './schema.ts';
import { offerRoutes } from './routes.offers.ts';
import { publicationRoutes } from './routes.publications.ts';
import { roomRoutes } from './routes.rooms.ts';

const accountRoutes = {
  '/auth': {
    path: '/auth',
    title: 'Sign in or create an account',
    h1: 'Your account',
    description: 'Sign in to Axis One or create a free account.',
    purpose: [
      'Sign in to return to your Signal Stack, or create an account.',
      'An account is free: 0 EUR, one AsynQ question per month, basic tools.',
    ],
    sections: [],
  },
  '/reset-password': {
    path: '/reset-password',
    title: 'Reset your password',
    h1: 'Reset your password',
    description: 'Have a link sent to you with which you set a new password.',
    purpose: ['Enter the address of your account and receive a link that sets a new password.'],
    sections: [],
  },
  '/onboarding': {
    path: '/onboarding',
    title: 'Build your Signal Stack',
    h1: 'Build your Signal Stack',
    description: 'Six short steps that configure your feed and end in an account.',
    purpose: [
      'Six short steps: why you are here, your company, what belongs in your stack, what should reach you, and an account to keep it.',
      'What you choose survives a reload. Your password is never stored in the browser.',
    ],
    sections: [],
  },
  '/dashboard': {
    path: '/dashboard',
    title: 'Dashboard',
    h1: 'Dashboard',
    description: 'Your signed-in area at Axis One.',
    purpose: [
      'Your feed, your tools and your way to every part of Axis One, once you are signed in.',
    ],
    sections: [],
  },
} satisfies Record<string, RouteContent>;

const words = { ...publicationRoutes, ...accountRoutes, ...offerRoutes, ...roomRoutes };

export type RoutePath = keyof typeof words;

/** The same words under one type, so that a page reads any route alike. */
export const routes: Readonly<Record<RoutePath, RouteContent>> = words;
