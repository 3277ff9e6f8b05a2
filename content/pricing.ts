// Every price of the product, as it is listed (docs/product-spec.md, "9. Business constants and limits").
import { planPoints } from './capabilities.ts';
import type { Pricing } from './schema.items.ts';

export const pricing = {
  free: {
    id: 'free',
    title: 'Free',
    price: '0 EUR',
    period: 'per month',
    points: planPoints('free'),
  },
  premium: {
    title: 'Premium',
    price: '49 EUR',
    period: 'per month',
    monthly: '49 EUR per month',
    annually: '490 EUR per year',
    annualBadge: '2 Months Free',
    // `Order` in src/flows/upgrade/Order.tsx shows the buttons to users who can buy the plan.
    buttonMonthly: 'Upgrade Monthly',
    buttonAnnually: 'Upgrade Annually (Save 16%)',
    points: planPoints('premium'),
  },
  toolkit: {
    title: 'Founder Toolkit',
    // `Order` in src/flows/upgrade/Order.tsx shows the buttons to users who can buy the plan.
    buttonMonthly: 'Subscribe $29/month',
    buttonAnnually: 'Annual plan $290/year',
    points: ['25+ toolkits', 'Monthly new frameworks', 'Workshop access'],
  },
  advisory: {
    session: {
      id: 'single-session',
      title: 'Single session',
      price: '1,500 EUR',
      period: 'per session',
      points: ['90-minute session', 'Custom preparation', 'Follow-up notes'],
    },
    monthly: {
      id: 'monthly-advisory',
      title: 'Monthly advisory',
      price: '4,000 EUR',
      period: 'per month',
      badge: 'RECOMMENDED',
      points: [
        '3 sessions per month',
        'Priority scheduling',
        'Async support',
        'Direct investor introductions',
      ],
    },
  },
  premiumAdvisory: {
    sprint: {
      id: 'advisory-sprint',
      title: 'Advisory Sprint',
      price: '3,000 EUR',
      period: 'flat, 1 month',
      points: ['Weekly async plus one strategy call', 'Limited slots per quarter'],
    },
    retained: {
      id: 'board-or-retained-advisor',
      title: 'Board or Retained Advisor',
      price: 'Equity-based or hybrid',
      period: 'custom',
      points: ['Start with application'],
    },
  },
} satisfies Pricing;
