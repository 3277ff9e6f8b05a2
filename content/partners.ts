// The four offers of the Signal Exchange; the partners are samples.
import type { Partner } from './schema.items.ts';

export const partners = [
  {
    id: 'cloud-credits',
    name: 'Cloud credits up to $100,000',
    category: 'Cloud Infrastructure',
    description: 'For teams whose bill is training or simulation, granted in steps as it is used.',
    offer: 'Credits up to $100,000',
    logo: 'cloud-credits',
    buttonText: 'Access Benefit',
    href: '/signal-exchange/cloud-credits',
  },
  {
    id: 'legal-connect',
    name: 'Legal Connect',
    category: 'Legal Services',
    description:
      'One prepared hour with counsel for young technical companies, with a written note.',
    offer: 'A free IP strategy session',
    logo: 'legal-connect',
    buttonText: 'Access Benefit',
    href: '/signal-exchange/legal-connect',
  },
  {
    id: 'first-close-finance',
    name: 'First Close Finance',
    category: 'Finance Operations',
    description: 'Accounts in the form that an investor will ask for, closed every month.',
    offer: 'Three months of bookkeeping, free',
    logo: 'first-close-finance',
    buttonText: 'Access Benefit',
    href: '/signal-exchange/first-close-finance',
  },
  {
    id: 'bench-hours',
    name: 'Bench Hours',
    category: 'Lab Access',
    description:
      'Equipment that you should not buy yet, with an operator for the first eight hours.',
    offer: 'Forty hours of bench time',
    logo: 'bench-hours',
    buttonText: 'Access Benefit',
    href: '/signal-exchange/bench-hours',
  },
] satisfies readonly Partner[];
