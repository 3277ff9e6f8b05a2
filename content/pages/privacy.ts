// /privacy: who is responsible, what is stored where and for how long, who else gets it, and what a reader can ask for.
import { operator, sentenceOf, type Operator } from '../operator.ts';
import type { SitePageContent } from '../schema.sitePages.ts';
import { browserEntries } from './privacy.browser.ts';
import { deletionLeaves } from './privacy.leaves.ts';
import { tables } from './privacy.tables.ts';

const labels = { why: 'What for', until: 'How long' } as const;

/** The privacy page of the site that this operator runs. */
export const privacyOf = (runBy: Operator): SitePageContent => ({
  changed: { label: 'In force since', day: '2026-11-27' },
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      body: [
        sentenceOf(runBy),
        {
          links: [
            { name: 'See the imprint', href: '/imprint' },
            { name: 'Write to us', href: '/contact' },
          ],
        },
      ],
    },
    {
      id: 'short',
      title: 'In short',
      body: [
        {
          points: [
            'This site sets no cookies. Nothing here counts your visits, follows you to other sites, or shows you ads.',
            'Pages load nothing from other sites. If the operator keeps the database with a hosting service, your browser also connects to that service.',
            'What you ask is read by the advisor and by staff. Other members do not see it, unless you allow your question and its answer to be published without names.',
            'Nothing is sold.',
          ],
        },
      ],
    },
    {
      id: 'database',
      title: 'In the database',
      body: [
        "This is everything that the database holds about people. The names at the end of each entry are those of its tables. If the operator keeps the database with a hosting service, the host's sign-in service has further tables for the same purpose.",
        { kept: [...tables], labels: { ...labels, places: 'Tables' } },
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      body: [
        "The site writes these entries into your browser's storage, and reads no others. Only this browser has them. You can delete all of them by clearing this site's data in your browser; anything that has not been sent yet is then lost.",
        { kept: [...browserEntries], labels: { ...labels, places: 'Entries' } },
      ],
    },
    {
      id: 'log',
      title: 'In the log of the server',
      body: [
        'The server writes a line for each request: time, page, status, duration, and a random ID. The line has neither your network address nor your name in it.',
        'Failed sign-ins and attempts over the limit are logged with the network address they came from, because an attack cannot be stopped without it.',
        'The operator keeps the log for 90 days.',
      ],
    },
    {
      id: 'backups',
      title: 'In backups',
      body: [
        'A backup is a copy of the whole database. The operator keeps each for 35 days at most, so anything deleted from the database is gone from every backup 35 days later.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      body: [
        {
          points: [
            "The operator's mail server delivers our emails to your mail provider.",
            'The company that hosts the machine or the database stores the data for the operator.',
            'If a payment provider handles the payments, you pay on its page: the provider knows what you pay with, and this site does not.',
            'Anyone who has a link that you created can open what it leads to: one answer, or your private calendar.',
          ],
        },
        'Nobody else receives anything, unless a law or a court requires the operator to hand it over.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: [
        'You can see and change your profile under Account, and delete your posts, replies, saved searches and stack yourself. Every email that is not necessary has a link for turning that kind of email off.',
        'Under Account you can also download everything as one archive: your data as JSON, your requests and answers as text, and the files themselves. The archive is available for a day. You can delete your account there, too. You have 14 days to change your mind; then it is deleted.',
        {
          links: [{ name: 'Your data', href: '/account#data' }],
        },
        "For a correction, an objection, or anything you cannot do there, write to us from your account's email address. You will have an answer within 30 days, at no charge.",
        'If the General Data Protection Regulation of the European Union applies to you, these are your rights under it, and you can also complain to the data protection authority where you live.',
        { links: [{ name: 'Write to us', href: '/contact#privacy' }] },
      ],
    },
    {
      id: 'deletion',
      title: 'What a deletion leaves',
      body: [
        'Deleting your account also deletes your profile, plan, requests, files, answers, posts, replies, likes, stack, searches, sessions, the record of your sign-ins, and all emails to your address, with your newsletter subscriptions and your choices about emails.',
        'These remain, besides the copies in backups and in the server log, which expire as described above. Apart from the last two, none of them says who you were:',
        { points: deletionLeaves.map(({ what, why }) => `${what} ${why}`) },
        'Files that others have downloaded, and emails that have arrived, are out of our hands.',
      ],
    },
  ],
});

export const privacy = privacyOf(operator);
