// /accessibility: the standard, what is tested with every change (e2e/access, e2e/html), what is not, and how to report a barrier.
import type { SitePageContent } from '../schema.sitePages.ts';

export const accessibility = {
  changed: { label: 'Last reviewed', day: '2026-11-26' },
  sections: [
    {
      id: 'standard',
      title: 'The standard',
      body: [
        'The standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We assess the site ourselves: no outside firm has audited it.',
      ],
    },
    {
      id: 'tested',
      title: 'What is tested, and how',
      body: [
        'These statements are checked in Chromium each time the whole site is tested:',
        {
          points: [
            'The automated checker axe finds no problem on any kind of page or in any step, dialog or open menu, in either theme, on a phone or a desktop screen.',
            "Nothing is cut off or scrolls sideways at widths from 320 to 2560 pixels, with the page zoomed to 200%, or with the browser's text at twice its usual size. A table may scroll sideways inside its own frame.",
            'On the pages with the most controls, the focused element is always visible, even with forced colors.',
            "Onboarding, using the dashboard, signing in and out, canceling a plan and the advisor's own work on the site can all be done with the keyboard alone.",
            'Buttons, and links outside sentences, are at least 44 by 44 pixels.',
            'With reduced motion turned on, nothing moves on its own. With it off, whatever moves on its own can be paused.',
            'Every public page can be read to the end without scripts.',
            'Essays and lists print in black on white, without the parts that are useful only on a screen.',
          ],
        },
        'Text has a contrast ratio of at least 4.5 to 1, and controls have a ratio of at least 3 to 1.',
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      body: [
        {
          points: [
            'Automated checks find only some barriers. We have not yet tested the site with people who use assistive technology, or with a screen reader.',
            'The tests run in Chromium. Firefox and Safari are not tested automatically.',
            'PDF files have no tags for screen readers. Each of them is also available as a Word file and as plain text.',
            'A voice note that you record has no transcript. You can always write instead.',
            'The drawings are decoration and are hidden from assistive technology. Each chart comes with a sentence and a table that give the same figures.',
            'The site is available only in English.',
          ],
        },
      ],
    },
    {
      id: 'time',
      title: 'Time limits',
      body: [
        'No form times out: what you type is kept in your browser. You stay signed in for up to 30 days, and for no more than 14 days without a visit. When you are offered a seat at a gathering, it is held for only 24 hours, because others are waiting for it.',
      ],
    },
    {
      id: 'report',
      title: 'Report a barrier',
      body: [
        'Tell us which page it was, what you wanted to do, what happened, and, if you know, which browser and assistive technology you were using. You do not have to find the cause.',
        'You will have an answer within 7 days.',
        { links: [{ name: 'Write to us', href: '/contact#mail' }] },
      ],
    },
  ],
} satisfies SitePageContent;
