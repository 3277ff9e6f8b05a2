// The pages about the site itself: who runs it and answers, what is agreed, what is kept, how to reach the people behind it. What
// they say below their opening is in content/pages/: no other page has to load it.
import type { RouteContent } from './schema.ts';

export const siteRoutes = {
  '/about': {
    path: '/about',
    title: 'About',
    headTitle: 'About Axis One: who answers, and what is a sample',
    h1: 'About Axis One',
    description:
      'Who writes Axis One and answers its questions, in which roles, where those roles have interests of their own, and what on this site is a sample.',
    purpose: [
      "One person writes both newsletters and answers the questions. This page lists that person's roles and says which of them bring interests of their own.",
      'It also says which parts of the site are samples and which are not.',
    ],
    sections: [],
  },
  '/terms': {
    path: '/terms',
    title: 'Terms',
    headTitle: 'Terms of use: plans, promises, answers, rights',
    h1: 'Terms of use',
    description:
      'What you agree to when you use Axis One: what each plan includes and costs, how it renews and ends, what an answer is, and what we owe you when we are late.',
    purpose: [
      'What you agree to when you create an account here, and what we owe you in return.',
      'These are the complete terms. The privacy page says what is stored about you.',
    ],
    sections: [],
  },
  '/privacy': {
    path: '/privacy',
    title: 'Privacy',
    headTitle: 'Privacy: what Axis One stores, where, how long',
    h1: 'Privacy',
    description:
      'Everything Axis One stores about you: each table of the database, each entry in your browser, each line of the log, what it is for and how long it is kept.',
    purpose: [
      'Everything this site stores about you, in the database and in your browser, and for how long.',
      'The lists are checked against the database and the code each time the site is tested. If a table or an entry is missing here, the test fails.',
    ],
    sections: [],
  },
  '/contact': {
    path: '/contact',
    title: 'Contact',
    headTitle: 'Contact: how to reach Axis One',
    h1: 'Contact',
    description:
      'How to reach Axis One: where a question, a request for a call, a privacy request or a security report is answered most quickly.',
    purpose: [
      'Where to write, and where you will get the quickest answer.',
      'Most requests have a form of their own here, and several come with a promised date.',
    ],
    sections: [],
  },
  '/imprint': {
    path: '/imprint',
    title: 'Imprint',
    headTitle: 'Imprint: who runs this site',
    h1: 'Imprint',
    description:
      'Who runs this copy of Axis One and is responsible for what it says: name, postal address, email and register, as far as the operator has entered them.',
    purpose: [
      'Who runs this site, and who is responsible for it.',
      'These details come from the operator. Anything the operator has not entered is listed as missing.',
    ],
    sections: [],
  },
  '/accessibility': {
    path: '/accessibility',
    title: 'Accessibility',
    headTitle: 'Accessibility: what is tested, and what is not',
    h1: 'Accessibility',
    description:
      'The accessibility standard Axis One aims at, WCAG 2.2 at level AA: what is tested and how, what the known limits are, and how to report a barrier.',
    purpose: [
      'This site aims to meet WCAG 2.2 at level AA. This page says what is tested, how it is tested, and what is not.',
      'If something keeps you from using the site, we want to hear about it.',
    ],
    sections: [],
  },
} satisfies Record<string, RouteContent>;
