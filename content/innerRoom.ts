// The Inner Room around its office hours: what it gives, the two services, the files and offers that members take along.
import type { InnerRoomWords } from './schema.innerRoom.ts';

export const innerRoom = {
  hero: {
    apply: { name: 'Apply for Advisory', href: '/advisory' },
    benefits: {
      label: 'What you find here',
      points: [
        'Free calls of 15-20 minutes every Tuesday and Thursday',
        'Three kinds of hours: operator, investor and private angel',
        'A response to every request within 48 hours',
        'Advisory for the decision that a call cannot settle',
      ],
    },
    premier: {
      trigger: 'Premier Access',
      text: 'Every member requests a slot in the same three steps, and nobody can pay for a place in line. Premium members can also read how advisory works from the inside.',
    },
  },
  services: {
    label: 'Advisory Services',
    title: 'A call or a commitment',
    officeHours: {
      title: 'Office Hours',
      mark: 'Free',
      text: 'Free 20-minute sessions for a decision you can state in a sentence. Sessions are gated by intent, not cost.',
      link: { name: 'Choose a slot', href: '/inner-room#office-hours' },
    },
    advisory: {
      title: 'Strategic Advisory',
      mark: 'By application',
      text: 'A single 90-minute session with custom preparation and follow-up notes, or three sessions a month.',
      link: { name: 'Explore Strategic Advisory', href: '/advisory' },
    },
  },
  files: {
    // `OpsCabinetSection` in src/pages/innerRoom/OpsCabinetSection.tsx decides which of these shows.
    unlock: { name: 'Unlock Access', href: '/upgrade' },
    download: 'Download Now',
  },
  perks: {
    button: 'Access Benefit',
    worth: 'What it is worth',
    after: 'What happens next',
    conditions: 'The partner will ask',
    conditionsHint:
      'Check what applies. You can ask even if something is missing; the partner decides.',
    cancel: 'Cancel',
    submit: 'Request benefit',
    submitting: 'Sending...',
    close: 'Close',
    // `asked` in machines/perkRequest.machine.ts lists the offers that show this.
    asked: 'Requested',
    // `Result` in src/flows/perkRequest/PerkParts.tsx decides which of these shows.
    results: {
      stored: {
        title: 'Your request has been sent',
        text: 'The next steps are above. You can follow it under My requests.',
      },
      waiting: {
        title: 'Your request is waiting in this browser',
        text: 'The service cannot be reached right now. The request survives a reload and is sent automatically.',
      },
    },
    requests: { name: 'My requests', href: '/dashboard' },
  },
} satisfies InnerRoomWords;
