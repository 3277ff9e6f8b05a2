// The Inner Room around its office hours: what it gives, the two services, the files and offers that members take along.
import type { InnerRoomWords } from './schema.innerRoom.ts';

export const innerRoom = {
  hero: {
    apply: { name: 'Apply for Advisory', href: '/advisory' },
    benefits: {
      label: 'What you find here',
      points: [
        'A call of 15-20 minutes, free, every Tuesday and Thursday',
        'Three hosts: an operator, an investor and a private angel',
        'A response to every request within 48 hours',
        'Advisory for the one decision that a call cannot carry',
      ],
    },
    premier: {
      trigger: 'Premier Access',
      text: 'Members ask here before anybody else: a slot is requested in three steps, and nobody pays for a place in the line. Premium members also read how advisory works from the inside.',
    },
  },
  services: {
    label: 'Advisory Services',
    title: 'A call, or a commitment.',
    officeHours: {
      title: 'Office Hours',
      mark: 'Free',
      text: 'Free 20-minute sessions for one decision that you can state in a sentence. Sessions are gated by intent, not cost.',
      link: { name: 'Choose a slot', href: '/inner-room#office-hours' },
    },
    advisory: {
      title: 'Strategic Advisory',
      mark: 'By application',
      text: 'A single session is 1,500 EUR: 90 minutes, custom preparation, follow-up notes. Monthly advisory is 4,000 EUR per month.',
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
    conditionsHint: 'Tick what holds. You can ask while something is open; the partner decides.',
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
        text: 'What follows is written above. You can watch it under My requests.',
      },
      waiting: {
        title: 'Your request waits in this browser',
        text: 'The service cannot be reached right now. The request is safe through a reload, and goes out by itself.',
      },
    },
    requests: { name: 'My requests', href: '/dashboard' },
  },
} satisfies InnerRoomWords;
