// The four featured experts of Co-Lab, sample people.
import type { Expert } from './schema.items.ts';

export const experts = [
  {
    id: 'ines-valadares',
    name: 'Ines Valadares',
    role: 'Pricing and first contracts',
    bio: 'She sold instruments to factories for eleven years and wrote two hundred price lists, sixty of which she regrets. See her about products that people admire but do not buy.',
    expertise: ['Pricing', 'Pilots', 'Industrial sales'],
    image: 'ines-valadares',
    questions: [
      'We have five trials and no orders. Is the price wrong, or are we talking to the wrong person?',
      'What do we charge for the second site of a customer who got the first one cheap?',
      'Purchasing wants 20 percent off in December. What do we ask for in return?',
    ],
    bring:
      'The last three quotes you sent, including any that were turned down, and the name of the person who signs.',
    declines: 'She does not negotiate for you or assure you that the price is right.',
    href: '/co-lab/ines-valadares',
  },
  {
    id: 'henrik-solberg-aas',
    name: 'Henrik Solberg Aas',
    role: 'Patents and freedom to operate',
    bio: 'A materials scientist who has read claims as an examiner and now reads yours the same way: slowly, and without your enthusiasm.',
    expertise: ['IP Strategy', 'Freedom to operate', 'Deep tech'],
    image: 'henrik-solberg-aas',
    questions: [
      'We will present our device at a trade show in nine weeks. What do we file first, and what do we hold back?',
      'A letter has arrived that names one of our features. What do we do, and not do, this week?',
      'Which of our three inventions would you keep secret?',
    ],
    bring:
      'The notebook page from the day the invention first worked, everything you have published since, and the contracts of everyone who was in the room.',
    declines: 'He does not file for you. You leave with a page of instructions for counsel.',
    href: '/co-lab/henrik-solberg-aas',
  },
  {
    id: 'amara-nwosu-klein',
    name: 'Amara Nwosu-Klein',
    role: 'The first forty hires',
    bio: 'She took three companies from eight people to more than a hundred, and each time she was the one who was asked why the growth hurt.',
    expertise: ['Hiring', 'First managers', 'Decision rights'],
    image: 'amara-nwosu-klein',
    questions: [
      'There are nineteen of us, and everything still comes to the two founders. Who becomes the first manager?',
      'Our first senior hire did not work out. Was it the person or the seat?',
      'How do I let hire number three go without losing four and five?',
    ],
    bring: 'The job description, and the calendar of the person who wrote it.',
    declines: 'She does not search for candidates or have the difficult conversation for you.',
    href: '/co-lab/amara-nwosu-klein',
  },
  {
    id: 'yusuf-demirkan',
    name: 'Yusuf Demirkan',
    role: 'From prototype to the first thousand',
    bio: 'He has brought nine hardware products to their first thousand units, and can tell you what it cost to change a screw on each of them afterward.',
    expertise: ['Manufacturing', 'Suppliers', 'Hardware margins'],
    image: 'yusuf-demirkan',
    questions: [
      'Ten prototypes work. What will break at a hundred, and at a thousand?',
      'We have a cheap supplier and a nearby one. Which do we choose for the first year?',
      'Our margin is 18 percent on paper. Where will half of that go?',
    ],
    bring:
      'The bill of materials, one unit that you are willing to lose, and your honest forecast.',
    declines: 'He does not recommend a factory before the third conversation.',
    href: '/co-lab/yusuf-demirkan',
  },
] satisfies readonly Expert[];
