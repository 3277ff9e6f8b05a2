// What every page carries: brand, navigation, footer, account menu, and the words for a lost or broken page.
import type { Site } from './schema.pages.ts';

export const site = {
  brand: {
    name: 'Axis One',
    href: '/',
    homeLabel: 'Axis One, home',
    tagline: 'Strategic intelligence for founders, operators and investors',
    titleSuffix: 'Axis One',
  },
  skipLink: { label: 'Skip to content', href: '#main' },
  openSearch: 'Search',
  navigation: {
    label: 'Main',
    items: [
      { name: 'AsynQ', href: '/asyncq' },
      { name: 'Inner Room', href: '/inner-room' },
      { name: 'Ops Cabinet', href: '/ops-cabinet' },
      { name: 'Signal Exchange', href: '/signal-exchange' },
      { name: 'Co-Lab', href: '/co-lab' },
      { name: 'Library', href: '/library' },
      { name: 'Open Circle', href: '/open-circle' },
    ],
    newsletter: {
      name: 'Newsletter',
      items: [
        { name: 'Newsletter Hub', href: '/newsletter' },
        { name: 'The Second Curve', href: '/second-curve' },
        { name: 'The Next Curve', href: '/next-curve' },
      ],
    },
  },
  mobileNavigation: {
    label: 'Mobile',
    title: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    items: [
      { name: 'AsynQ', href: '/asyncq' },
      { name: 'Inner Room', href: '/inner-room' },
      { name: 'Ops Cabinet', href: '/ops-cabinet' },
      { name: 'Signal Exchange', href: '/signal-exchange' },
      { name: 'Co-Lab', href: '/co-lab' },
      { name: 'Library', href: '/library' },
      { name: 'Open Circle', href: '/open-circle' },
      { name: 'Newsletter Hub', href: '/newsletter' },
    ],
  },
  account: {
    menu: 'Account',
    // `AccountActions` in src/shell/AccountActions.tsx decides which of these three show.
    signIn: { name: 'Sign In', href: '/auth?tab=signin' },
    subscribe: { name: 'Subscribe', href: '/auth?tab=signup' },
    dashboard: { name: 'Dashboard', href: '/dashboard' },
    signalStack: { name: 'My Signal Stack', href: '/signal-stack' },
    settings: { name: 'Settings', href: '/dashboard' },
    page: { name: 'Account', href: '/account' },
    // `AccountMenu` in src/shell/AccountMenu.tsx shows this to members without Premium.
    upgrade: { name: 'Upgrade to Premium', href: '/upgrade' },
    // `AccountMenu` in src/shell/AccountMenu.tsx shows this in its place to members with Premium.
    plan: { name: 'Your plan', href: '/plan' },
    editProfile: 'Edit Profile',
    signOut: 'Sign out',
    signOutMobile: 'Sign Out',
    signingOut: 'Signing out...',
    // `useVisitor` in src/boot/app.tsx decides by the states of machines/session.machine.ts which of these shows.
    premiumBadge: 'Premium',
    premiumMember: 'Premium Member',
    freeMember: 'Free Member',
  },
  breadcrumb: { label: 'Breadcrumb', home: { name: 'Home', href: '/' } },
  footer: {
    label: 'Footer',
    statement:
      'Axis One is part publication, part lab, part access gateway, run by one advisor for founders, operators, investors, LPs and researchers.',
    pagesTitle: 'Pages',
    pages: [
      { name: 'Home', href: '/' },
      { name: 'AsynQ', href: '/asyncq' },
      { name: 'Inner Room', href: '/inner-room' },
      { name: 'Signal Exchange', href: '/signal-exchange' },
      { name: 'Ops Cabinet', href: '/ops-cabinet' },
      { name: 'Co-Lab', href: '/co-lab' },
    ],
    author: { name: 'About the advisor', href: '/advisor' },
    followTitle: 'Follow',
    siteTitle: 'This site',
    site: [
      { name: 'About', href: '/about' },
      { name: 'Terms', href: '/terms' },
      { name: 'Privacy', href: '/privacy' },
      { name: 'Contact', href: '/contact' },
      { name: 'Imprint', href: '/imprint' },
      { name: 'Accessibility', href: '/accessibility' },
    ],
    follow: [
      { name: 'Newsletter Hub', href: '/newsletter' },
      { name: 'Second Curve RSS', href: '/second-curve/feed.xml' },
      { name: 'Next Curve RSS', href: '/next-curve/feed.xml' },
      { name: 'Library RSS', href: '/library/feed.xml' },
    ],
    closing: 'Written by one person. Answered by the same one.',
  },
  theme: {
    label: 'Theme',
    system: 'System',
    ink: 'Ink',
    paper: 'Paper',
    systemHint: 'Follows your device',
    inkHint: 'Dark',
    paperHint: 'Light',
  },
  toasts: { regionLabel: 'Notifications', dismiss: 'Dismiss' },
  // `NotFound` in src/shell/NotFound.tsx shows this for an address without a page.
  notFound: {
    title: 'Page not found',
    code: '404',
    heading: 'Oops! Page not found',
    text: 'The address may have been mistyped, or the page may have moved. Nothing you have saved here is lost.',
    link: { name: 'Return to Home', href: '/' },
  },
  // `ErrorBoundary` in src/shell/ErrorBoundary.tsx shows this in place of a page that failed.
  broken: {
    title: 'Something broke',
    heading: 'This page could not be shown',
    text: 'The fault is ours. What you sent before is stored; what you had typed may still be here when you try again.',
    retry: 'Try again',
    link: { name: 'Return to Home', href: '/' },
  },
  buildStack: { name: 'New here? Build your Signal Stack', href: '/onboarding' },
  loading: 'Loading...',
  dashboardLoading: 'Loading your strategic advantage...',
  externalHint: 'opens in a new window',
} satisfies Site;
