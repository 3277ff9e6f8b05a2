// Strategic advisory: what it helps with, whom it fits, how one applies, and what premium members read of it.
import type { AdvisoryWords } from './schema.advisory.ts';

export const advisory = {
  labels: { focus: 'Focus', steps: 'Steps', fit: 'Fit check' },
  prices: { crumb: 'Advisory', label: 'Pricing', title: 'Two ways to work together' },
  open: {
    check: { name: 'Check the fit', href: '/advisory#requirements' },
    promise: 'The fit check takes a minute, costs nothing and sends us nothing.',
  },
  areas: [
    {
      id: 'fundraising',
      title: 'Fundraising strategy',
      text: 'What the next round has to prove, which investors are likely to believe it, and what to do in the week when the lead says no.',
    },
    {
      id: 'positioning',
      title: 'Positioning and narrative',
      text: 'The sentence that a buyer repeats to their own board when you are not in the room.',
    },
    {
      id: 'bottlenecks',
      title: 'Growth bottlenecks',
      text: 'The constraint that holds back your other numbers, and how to remove it.',
    },
    {
      id: 'expansion',
      title: 'Market expansion',
      text: 'When a second market deserves a plan of its own, and when it is a way to avoid the first.',
    },
  ],
  steps: [
    {
      id: 'apply',
      title: 'Apply',
      text: 'You fill in six fields, including the challenge you face and the timeline for the decision. All six are required.',
    },
    {
      id: 'match',
      title: 'Match',
      text: 'We both check the fit. You get a response within 48 hours, even if it is a no.',
    },
    {
      id: 'execute',
      title: 'Execute',
      text: 'You get the sessions and the notes; monthly advisory adds introductions to investors.',
    },
  ],
  requirements: [
    { id: 'product', text: 'Early stage with a clear product or MVP' },
    { id: 'funding', text: 'Able to raise institutional or angel funding' },
    { id: 'team', text: 'Technical or execution-driven team' },
    { id: 'field', text: 'Aligned with deep tech, AI, data, IP, ecosystem, infrastructure' },
  ],
  fit: {
    label: 'Minimum requirements',
    hint: 'Check what is true today, not what will be true after the round.',
    // `Verdict` in src/flows/advisoryApplication/FitCheck.tsx decides by the ticks which of these shows.
    untouched: {
      title: 'Nothing checked yet.',
      text: 'Nobody else sees this before you apply.',
    },
    short: {
      title: '{count} of 4 met.',
      text: 'Until all four are met, a free call or one written question will serve you better. You can still apply: say in the challenge how you plan to close the gap.',
      open: 'Still open: {open}.',
    },
    met: {
      title: 'All four met.',
      text: 'Advisory is built for companies like yours. Bring a decision that is expensive to reverse.',
    },
    instead: [
      { name: 'Free office hours', href: '/inner-room' },
      { name: 'Ask one question', href: '/asyncq' },
    ],
    apply: 'Apply for Advisory',
  },
  application: {
    title: 'Apply for Advisory',
    kept: 'All six fields are required. What you write is kept in this browser until it is sent.',
    // `ApplicationForm` in src/flows/advisoryApplication/ApplicationParts.tsx shows this once a requirement is ticked.
    sentWith: 'Sent with it: {count} of 4 minimum requirements met.',
    fields: {
      name: { label: 'Name', hint: 'As you would like us to write it.' },
      email: { label: 'Email', hint: 'Where the response goes.' },
      company: { label: 'Company', hint: 'Its name, or a working title.' },
      role: { label: 'Role', hint: 'What you decide there.' },
      challenge: {
        label: 'Challenge',
        hint: 'The decision, what you have tried, and what it costs to wait.',
      },
      timeline: { label: 'Timeline', hint: 'When it has to be decided, and why then.' },
    },
    // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether a problem shows this.
    incomplete: 'Not sent yet: the marked fields need another look. Everything else is kept.',
    cancel: 'Cancel',
    submit: 'Submit Application',
    submitting: 'Sending...',
  },
  received: {
    title: 'Application Received',
    promise: 'You will have a response within 48 hours.',
    // `Received` in src/flows/advisoryApplication/ApplicationParts.tsx decides which of these shows.
    member: 'You can find it under My requests on your dashboard, with its due date.',
    visitor: 'It goes to the address you gave us. We send nothing else there.',
    waiting: {
      title: 'It is safe in this browser.',
      text: 'The service cannot be reached right now. Your application will be sent automatically as soon as possible; the 48 hours start then.',
    },
    back: 'Return to Dashboard',
  },
  // `AdvisoryApplication` in src/flows/advisoryApplication/AdvisoryApplication.tsx decides which of these shows.
  applied: {
    stored: {
      title: 'Your application has been received.',
      text: 'You will have a response within 48 hours.',
    },
    waiting: {
      title: 'Your application is waiting in this browser.',
      text: 'It is sent automatically as soon as the service can be reached.',
    },
  },
  // `InnerRoomPage` in src/pages/innerRoom/InnerRoomPage.tsx shows this to Premium members.
  premium: {
    label: 'Premium',
    title: 'Premium Advisory',
    text: 'Advisory from the inside. Read this before you apply, and your application will be shorter.',
    is: {
      title: 'What This Is',
      points: [
        'One decision at a time, taken apart by someone who has paid for similar ones.',
        'Preparation on both sides: your material is read before every session.',
        'A written note after each session, with what was decided and what would reverse it.',
      ],
    },
    isNot: {
      title: 'What This Is Not',
      points: [
        'Not coaching, and not another person to report to.',
        'Not an introduction service: introductions follow from work, never instead of it.',
        'Not a second opinion to show to a board that has made up its mind.',
      ],
    },
    requirements: 'Minimum Requirements',
    why: {
      title: 'Why founders work with the advisor',
      paragraphs: [
        'As general partner of a fund, venture builder and private angel, the advisor has sat on both sides of the table.',
        'If the answer is no, you hear it early, along with the reason. That costs you less than a late yes.',
      ],
    },
    pricing: {
      title: 'Pricing',
      start: { name: 'Apply for Advisory', href: '/advisory#requirements' },
    },
  },
} satisfies AdvisoryWords;
