// /imprint: the operator's details, as they are configured (AXIS_OPERATOR_NAME and its like). What is missing is named.
import { mailboxOf, operator, type Operator } from '../operator.ts';
import type { Passage, SitePageContent } from '../schema.sitePages.ts';

const terms = { name: 'Operator', address: 'Postal address', register: 'Register' } as const;

/** What a site must say, and this one does not yet. */
const missingOf = ({ name, address, ...rest }: Operator): string[] => [
  ...(name === undefined ? ['the name of the operator'] : []),
  ...(address === undefined ? ['a postal address'] : []),
  ...(mailboxOf(rest) === undefined ? ['an email address'] : []),
];

/** The imprint of the site that this operator runs. */
export function imprintOf(runBy: Operator): SitePageContent {
  const { name, address, register } = runBy;
  const facts = Object.entries({ name, address, register }).flatMap(([key, text]) =>
    text === undefined ? [] : [{ term: terms[key as keyof typeof terms], text }],
  );
  const missing = missingOf(runBy);
  const mailbox = mailboxOf(runBy);
  const body: Passage[] = [
    ...(facts.length > 0 ? [{ facts }] : []),
    ...(mailbox === undefined ? [] : [{ mailbox, text: 'Email to the operator.' }]),
    ...(missing.length > 0
      ? [
          'The operator of this copy has not entered all the details yet. These are missing:',
          { points: missing },
        ]
      : []),
  ];
  return {
    sections: [
      { id: 'operator', title: 'Who runs this site', body },
      {
        id: 'content',
        title: 'Who is responsible for the content',
        body: [
          'The operator is responsible for the content. The advisor writes the essays, signals and answers; members write the posts and replies in the community.',
          {
            links: [
              { name: 'About the advisor', href: '/advisor' },
              { name: 'Contact', href: '/contact' },
            ],
          },
        ],
      },
    ],
  };
}

export const imprint = imprintOf(operator);
