// /about: who answers, in which roles, and what on this site is a sample (docs/product-spec.md, "1. What the product does and for
// whom").
import type { SitePageContent } from '../schema.sitePages.ts';

export const about = {
  sections: [
    {
      id: 'who-answers',
      title: 'Who answers',
      body: [
        'The advisor writes both newsletters, answers the questions that come in through AsynQ, and holds the office hours. Answers are signed, and each step taken on your request is recorded, along with the name of the person who took it.',
        'The same person has several roles:',
        {
          points: [
            'General partner of a venture fund',
            'Venture builder',
            'Private angel',
            'Strategic researcher',
            'Systems architect',
            'Newsletter author',
            'Advisor to underrepresented founders',
          ],
        },
        { links: [{ name: 'Read what the advisor says about each', href: '/advisor' }] },
      ],
    },
    {
      id: 'interests',
      title: 'Where the roles have interests of their own',
      body: [
        'At office hours you choose which role you talk to: Javelyn speaks as an operator, Quasar speaks for the fund, and Angel invests personal money.',
        'The fund and the angel may want to invest in your company, or in one like it. Weigh their advice with that in mind. If you ask whether there is such an interest, you will be told.',
        'Paying for a plan or for advisory buys time and access. It does not buy an investment, and no seat at a gathering is for sale.',
      ],
    },
    {
      id: 'samples',
      title: 'What is a sample',
      body: [
        'Some of what you see is sample content, which shows how the site works until real content takes its place:',
        {
          points: [
            'The testimonials on the home page and on the pages of both newsletters, and the quote on the plans page',
            'The experts of Co-Lab and the partners of the Signal Exchange, with their offers',
            'The gatherings of Open Circle, and the notes on those that are over',
            'The first posts and replies in the community',
            'The sample answer on the AsynQ page and the published answers, whose companies and figures are invented',
            'The data in the previews of the lab tools, and the examples in the worksheets',
          ],
        },
        "The figures about the advisor, the fund and the readers are the advisor's own. No outside firm has audited them.",
      ],
    },
    {
      id: 'real',
      title: 'What is not a sample',
      body: [
        'The essays and signals are based on public facts. Each signal lists the documents behind its figures.',
        'The toolkits, worksheets and lab tools are complete and ready to use. The database computes the date by which we promise an answer and stores it with your request.',
      ],
    },
    {
      id: 'money',
      title: 'How the site is paid for',
      body: [
        'Plans and advisory pay for it. There is no advertising, nobody pays to appear in an essay or a signal, and what you tell us is not sold.',
        {
          links: [
            { name: 'Compare the plans', href: '/upgrade' },
            { name: 'See what is stored about you', href: '/privacy' },
          ],
        },
      ],
    },
  ],
} satisfies SitePageContent;
