// The four featured experts of Co-Lab, sample people.
import type { Expert } from './schema.items.ts';

export const experts = [
  {
    id: 'ines-valadares',
    name: 'Ines Valadares',
    role: 'Pricing and first contracts',
    bio: 'Eleven years of selling instruments to factories, two hundred price lists, sixty of them regretted. For products that are admired and not bought.',
    expertise: ['Pricing', 'Pilots', 'Industrial sales'],
    image: 'ines-valadares',
    href: '/co-lab/ines-valadares',
  },
  {
    id: 'henrik-solberg-aas',
    name: 'Henrik Solberg Aas',
    role: 'Patents and freedom to operate',
    bio: 'A materials scientist who has read claims as an examiner and now reads yours the same way: slowly, and without your enthusiasm.',
    expertise: ['IP Strategy', 'Freedom to operate', 'Deep tech'],
    image: 'henrik-solberg-aas',
    href: '/co-lab/henrik-solberg-aas',
  },
  {
    id: 'amara-nwosu-klein',
    name: 'Amara Nwosu-Klein',
    role: 'The first forty hires',
    bio: 'Took three companies from eight people to more than a hundred, as the person who was asked why it hurt.',
    expertise: ['Hiring', 'First managers', 'Decision rights'],
    image: 'amara-nwosu-klein',
    href: '/co-lab/amara-nwosu-klein',
  },
  {
    id: 'yusuf-demirkan',
    name: 'Yusuf Demirkan',
    role: 'From prototype to the first thousand',
    bio: 'Brought nine hardware products to their first thousand units, and can say of each what it cost to change a screw afterwards.',
    expertise: ['Manufacturing', 'Suppliers', 'Hardware margins'],
    image: 'yusuf-demirkan',
    href: '/co-lab/yusuf-demirkan',
  },
] satisfies readonly Expert[];
