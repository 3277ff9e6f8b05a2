// /accessibility: the standard, what is tested with every change (e2e/access, e2e/html), what is not, and how to report a barrier.
import type { SitePageContent } from '../schema.sitePages.ts';

export const accessibility = {
  changed: { label: 'Last reviewed', day: '2026-11-26' },
  sections: [
    {
      id: 'standard',
      title: 'The standard',
      body: [
        'We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This is our own assessment: no outside firm has audited the site.',
      ],
    },
    {
      id: 'tested',
      title: 'What is tested, and how',
      body: [
        'These checks run in Chromium each time the whole site is tested:',
        {
          points: [
            'axe, an automatic checker, finds nothing on any kind of page, in any step, dialog or open menu, in both themes, on a phone and on a desktop screen.',
            'Nothing is cut off or scrolls sideways from 320 to 2560 pixels wide, with the page zoomed to 200%, and with the type of the browser twice as large. A table may scroll within itself.',
            'The element in focus can be seen, on the pages with the most controls and also in forced colors.',
            'Onboarding, the dashboard, signing out and signing in, canceling a plan and working at the desk are done by keyboard alone.',
            'Buttons and links outside of a sentence are at least 44 by 44 pixels.',
            'With reduced motion, nothing moves by itself. What moves otherwise can be paused.',
            'Every public page can be read to its end without scripts.',
            'Essays and lists print in black on white, without what only a screen can use.',
          ],
        },
        'Colors are chosen for a contrast of at least 4.5 to 1 for text and 3 to 1 for controls.',
      ],
    },
    {
      id: 'limits',
      title: 'What has known limits',
      body: [
        {
          points: [
            'The automatic checks find a part of all barriers. No test with people who use assistive technology has been done yet, and none with a screen reader.',
            'The tests run in Chromium. Firefox and Safari are not tested automatically.',
            'PDF files have no tags for screen readers. Each of them can also be had as a Word file and as plain text.',
            'A voice note that you record has no transcript. You can always write instead.',
            'The drawings are decoration and are hidden from assistive technology. Charts have a sentence and a table with the same figures.',
            'The site is in English only.',
          ],
        },
      ],
    },
    {
      id: 'time',
      title: 'Limits of time',
      body: [
        'No form runs out of time: what you type is kept in your browser. You stay signed in for 30 days, or until you have not been here for 14. A seat that is offered to you is held for 24 hours, because others are waiting for it.',
      ],
    },
    {
      id: 'report',
      title: 'Report a barrier',
      body: [
        'Tell us which page it was, what you wanted to do, what happened, and with which browser and assistive technology, if you know. You do not have to find out what is wrong.',
        'You get an answer within 7 days.',
        { links: [{ name: 'Write to us', href: '/contact#mail' }] },
      ],
    },
  ],
} satisfies SitePageContent;
