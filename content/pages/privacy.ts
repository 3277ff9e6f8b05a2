// /privacy: who is responsible, what is stored where and for how long, who else gets it, and what a reader can ask for.
import { operator, sentenceOf, type Operator } from '../operator.ts';
import type { SitePageContent } from '../schema.sitePages.ts';
import { browserEntries } from './privacy.browser.ts';
import { tables } from './privacy.tables.ts';

const labels = { why: 'What for', until: 'How long' } as const;

/** The privacy page of the site that this operator runs. */
export const privacyOf = (runBy: Operator): SitePageContent => ({
  changed: { label: 'In force since', day: '2026-11-26' },
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
            'No cookies. Nothing counts your visits, follows you to other sites, or shows you ads.',
            'Pages load nothing from other sites. Where the operator keeps the database with a hosting service, your browser talks to that service as well.',
            'What you ask is read by the advisor and by staff. Other members do not see it.',
            'Nothing is sold.',
          ],
        },
      ],
    },
    {
      id: 'database',
      title: 'In the database',
      body: [
        'This is everything that the database holds about people. The names at the end of each entry are those of its tables. Where the operator keeps the database with a hosting service, its sign-in service has further tables for the same purpose.',
        { kept: [...tables], labels: { ...labels, places: 'Tables' } },
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      body: [
        'The site writes these entries into the storage of your browser, and reads no others. Only this browser has them. You can delete all of them with the site data of your browser; what is not sent yet is then lost.',
        { kept: [...browserEntries], labels: { ...labels, places: 'Entries' } },
      ],
    },
    {
      id: 'log',
      title: 'In the log of the server',
      body: [
        'The server writes a line for each request: time, page, status, duration, and a random id. It holds neither your network address nor your name.',
        'A failed sign-in and too many tries are written with the network address they came from, because an attack cannot be stopped without it.',
        'The operator keeps the log for 90 days.',
      ],
    },
    {
      id: 'backups',
      title: 'In backups',
      body: [
        'A backup is a copy of the whole database. The operator keeps each for 35 days at most, so that what was deleted is gone from the last one by then.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets something',
      body: [
        {
          points: [
            'The mail server of the operator delivers our emails to your mail provider.',
            'The company that hosts the machine or the database stores the data for the operator.',
            'Where a payment provider takes the payments, you pay there: it knows what you pay with, and this site does not.',
            'Those to whom you give a link that you made: it opens one answer, or your private calendar.',
          ],
        },
        'Nobody else does, unless a law or a court makes the operator hand something over.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: [
        'You can see and change your profile under Edit Profile, and delete your posts, replies, saved searches and stack yourself. Each email that is not necessary has a link that ends it.',
        'For a copy of everything, a correction, an objection, or the deletion of your account, write to us from the address of the account. You get an answer within 30 days, and it costs nothing.',
        'If the General Data Protection Regulation of the European Union applies to you, these are your rights under it, and you can complain to the authority of the place where you live.',
        { links: [{ name: 'Write to us', href: '/contact#privacy' }] },
      ],
    },
    {
      id: 'deletion',
      title: 'What a deletion leaves',
      body: [
        'With your account go your profile, plan, requests, files, answers, posts, replies, likes, stack, searches, emails and sessions.',
        'What remains without your words: the ids in the record of what staff did, and the hashes of links that you made. The record of sign-ins and your newsletter subscriptions have your email address; they are deleted when you ask for it.',
        'Files that others have downloaded, and emails that have arrived, are out of our hands.',
      ],
    },
  ],
});

export const privacy = privacyOf(operator);
