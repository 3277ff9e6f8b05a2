// /terms: what is agreed. Prices, limits and what a plan includes come from the modules that the rest of the site reads.
import { fileRules } from '../attachments.ts';
import { planPoints } from '../capabilities.ts';
import { memberLimits } from '../limits.ts';
import { operator, sentenceOf, type Operator } from '../operator.ts';
import { plan } from '../plan.ts';
import { pricing } from '../pricing.ts';
import type { SitePageContent } from '../schema.sitePages.ts';

const { membership, toolkits } = plan.products;
const { session, monthly } = pricing.advisory;
const { sprint } = pricing.premiumAdvisory;
const inMegabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;

/** The terms of the site that this operator runs. */
export const termsOf = (runBy: Operator): SitePageContent => ({
  changed: { label: 'In force since', day: '2026-11-27' },
  sections: [
    {
      id: 'parties',
      title: 'Who agrees',
      body: [
        `These terms are between you and the operator of this site. ${sentenceOf(runBy)}`,
        { links: [{ name: 'See the imprint', href: '/imprint' }] },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'An account belongs to one person. Use an email address that is yours: we write to you there about your answers and dates, and send you links. Keep your password to yourself; anything done with it counts as done by you until you tell us that someone else has it.',
        'You can read most of the site, subscribe to a newsletter and apply for advisory without an account.',
      ],
    },
    {
      id: 'plans',
      title: 'What a plan includes and costs',
      body: [
        `The free plan costs ${pricing.free.price}. What it holds, and what it does not:`,
        { points: planPoints('free') },
        `Premium costs ${pricing.premium.monthly} or ${pricing.premium.annually} and includes:`,
        { points: planPoints('premium') },
        `The Founder Toolkit alone costs ${toolkits.monthly} or ${toolkits.annually}. It covers the toolkits, their files and the workshops, and nothing else, and it is priced in U.S. dollars.`,
        `Advisory is arranged case by case after an application. A ${session.title.toLowerCase()} costs ${session.price}, ${monthly.title.toLowerCase()} costs ${monthly.price} per month, and an ${sprint.title} costs ${sprint.price}. Applying costs nothing and commits neither side.`,
        'If this copy of the site takes no payments, its plans page says so, and nothing is charged.',
      ],
    },
    {
      id: 'renewal',
      title: 'Renewing, changing, canceling',
      body: [
        'A paid plan renews at the end of each period for another period of the same length, until you cancel it. Your plan page shows when the next period begins and what it costs.',
        'You can cancel there at any time. Everything stays open until the end of the period that you paid for, and nothing more is charged. Until then you can resume the plan.',
        'You can also switch between monthly and annual billing. The new price applies from the next period on.',
        'If a payment fails, the plan stays open until the date that your plan page shows, so that you can try the payment again. If you have not paid by then, the plan ends.',
        'If you cancel, we do not refund the rest of the period; instead, the plan stays open until the period ends. This does not affect any right of withdrawal or right to a refund that the law gives you.',
        'When Premium ends, you keep:',
        { points: membership.stays },
        { links: [{ name: 'See your plan', href: '/plan' }] },
      ],
    },
    {
      id: 'answers',
      title: 'What an answer is, and what it is not',
      body: [
        'Answers, office hours, advisory, essays and signals give the judgment of one experienced person, based on public facts and, where you have asked something, on what you tell us.',
        'They are not legal, tax, accounting or investment advice, and they are not an offer to buy or sell a security. They are given without full knowledge of your situation. You decide, and you are responsible for what you decide; consult a professional where you need one.',
        'No result is promised: no round, no customer, no investment.',
      ],
    },
    {
      id: 'promises',
      title: 'Promises with a date',
      body: [
        'This is when you hear from us, and how long a seat is held for you:',
        {
          facts: [
            { term: 'AsynQ with Premium', text: '48 hours after you ask' },
            { term: 'AsynQ on the free plan', text: '72 hours after you ask' },
            { term: 'Office hours, advisory calls, advisory', text: '48 hours after you ask' },
            { term: '1-on-1 meeting', text: '7 days after you ask' },
            { term: 'A seat that is offered to you', text: 'held for 24 hours' },
          ],
        },
        'If we miss the date for an AsynQ question, we tell you by email, the question does not count toward your monthly limit, and you still get the answer. Other requests stay open, and you can withdraw them at any time.',
        'A question that you withdraw before anyone has read it does not count either.',
      ],
    },
    {
      id: 'yours',
      title: 'What is yours',
      body: [
        'What you write and upload stays yours. You allow us to store it and to read it, in order to answer you and to run the site.',
        "A question and its answer are published only if you allow it on the answer's page, and only without names; you can withdraw your permission there. Other people can read your answer only through a link that you create, and you can revoke that link.",
        'Your posts and replies appear to members under your company name, and you can delete them. Staff can hide a post, and its author will see why.',
      ],
    },
    {
      id: 'ours',
      title: 'What is ours',
      body: [
        'The texts, files and tools on this site belong to the advisor or to the people named in them. You may use them in your own company and share a copy with a colleague. Do not sell or republish them, and do not give others access to your account.',
        'An answer that was written for you is yours to use and to pass on.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits and fair use',
      body: [
        'One person answers here, so there are limits for each member:',
        {
          points: [
            `${memberLimits.openRequests} open requests at a time`,
            `${inMegabytes(fileRules.largest)} a file, ${fileRules.most} files a request, ${inMegabytes(memberLimits.fileBytes)} in all`,
            `${memberLimits.postsADay} posts and ${memberLimits.repliesADay} replies a day`,
          ],
        },
        'Do not try to gain access to what belongs to other members, guess passwords, upload harmful files, post under a name that is not yours, or send what you have no right to send.',
      ],
    },
    {
      id: 'ending',
      title: 'How it ends',
      body: [
        'You can end this agreement at any time by deleting your account under Account. You have 14 days to change your mind; then it is deleted. The privacy page says what is deleted with it and what remains.',
        'The operator can close your account if you break these terms, and will tell you why by email.',
        {
          links: [
            { name: 'Write to us', href: '/contact' },
            { name: 'What is deleted', href: '/privacy#deletion' },
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Faults, liability, changes',
      body: [
        'The site may be unavailable at times. What you have typed is kept in your browser until it has reached us.',
        "The operator's liability follows the law of the place where the operator is established. Nothing here takes away a right that the law gives you as a consumer.",
        'When these terms change, the date at the top changes with them. A change does not apply to a period that you have already paid for.',
      ],
    },
  ],
});

export const terms = termsOf(operator);
