// Detail pages of Co-Lab: the four experts.
import type { Detail } from '../schema.items.ts';

export const coLabDetails: readonly Detail[] = [
  {
    path: '/co-lab/ines-valadares',
    kind: 'expert',
    title: 'Ines Valadares',
    summary: 'Pricing and first contracts for industrial products.',
    body: [
      'Ines Valadares sold measuring instruments to factories for eleven years before she began advising the people who build such instruments. She has written some two hundred price lists and, by her own account, regrets the first sixty: they were all calculated from cost.',
      "Founders go to her when people admire a product but do not buy it. Her first question is who in the buyer's company loses an argument when your product works. Her second is what that person would need in order to lose it gracefully. She works out the price from the answers.",
      'Bring the last three quotes you sent, including any that were turned down, and the name of the person who signs. Leave the slide with the market size at home.',
      'She will not negotiate for you or assure you that the price is right. She may well tell you which of your customers already know that it is too low.',
    ],
  },
  {
    path: '/co-lab/henrik-solberg-aas',
    kind: 'expert',
    title: 'Henrik Solberg Aas',
    summary: 'Patents, secrecy and freedom to operate for deep tech.',
    body: [
      'Henrik Solberg Aas is a materials scientist who became a patent examiner and now advises applicants. He has read claims from both sides of the desk, and he reads yours as an examiner will: slowly, and without your enthusiasm.',
      'Founders come to him before they file, when he is useful, or after a patent owner has sent them a letter, when he is necessary. His hour begins with a drawing. You explain the device, he draws a way to get around it, and the two of you discuss the drawing.',
      'Before the hour, send him the lab notebook page from the day the invention first worked, everything you have published since, and the contracts of everyone who was in the room. He reads the contracts first, because they show who owns the invention.',
      'He will not file for you. He sends you to counsel with a page of instructions, so that you do not pay counsel to find out what you want.',
    ],
  },
  {
    path: '/co-lab/amara-nwosu-klein',
    kind: 'expert',
    title: 'Amara Nwosu-Klein',
    summary: 'The first forty hires, and the first ones that did not work out.',
    body: [
      'Amara Nwosu-Klein has taken three companies from eight people to more than a hundred, and each time she was the one who was asked why the growth hurt. She holds that most hiring problems are decision problems: the company has not agreed on what the new person may decide, so it looks for someone who will not have to ask.',
      "Founders come to her at two moments. The first is before they hire a manager, when a one-page list of each person's decisions can prevent months of confusion. The second is after the first senior hire has failed, when everyone blames the person, although the role may be at fault.",
      'Bring the job description, and the calendar of the person who wrote it. She reads them side by side. Where the two disagree, she believes the calendar.',
      'She will not search for candidates or have the difficult conversation for you. She will rehearse that conversation with you until it takes four minutes.',
    ],
  },
  {
    path: '/co-lab/yusuf-demirkan',
    kind: 'expert',
    title: 'Yusuf Demirkan',
    summary: 'From prototype to the first thousand, without moving the factory twice.',
    body: [
      'Yusuf Demirkan has brought nine hardware products to their first thousand units, and he can tell you what it cost to change a screw on each of them afterward. He also spent six years running a production line, the kind that founders visit once and then forget.',
      'His subject is the year between a prototype that works and a product that can be ordered. In his experience, that is when most of the margin is given away: to tolerances nobody needs, to a test that is done by hand, and to a supplier chosen for the price of the first hundred.',
      'Bring the bill of materials, one unit that you are willing to lose, and your honest forecast. He will take the unit apart while you talk.',
      'He will not recommend a factory before the third conversation, because the right one depends on the mistakes that you are most likely to make.',
    ],
  },
];
