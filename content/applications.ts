// The words of the short applications: to Co-Lab, to an expert, as a partner, to the lab.
import type { ApplicationWords } from './schema.applications.ts';

const link = {
  label: 'A link',
  hint: 'Optional: something you have made or written, such as halden.example/notes.',
};

export const applications = {
  kept: 'What you write is kept in this browser until it is sent.',
  // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether a problem shows this.
  incomplete: 'Not sent yet: the marked fields need another look. Everything else is kept.',
  // `ShortForm` in src/flows/application/ApplicationParts.tsx shows this to visitors.
  signedOut:
    'You are not signed in. You can write and send now: it will wait in this browser until you have an account, so that the answer can reach you.',
  cancel: 'Cancel',
  submitting: 'Sending...',
  close: 'Close',
  forms: {
    join: {
      open: 'Apply to Join',
      title: 'Apply to join Co-Lab',
      lede: 'Co-Lab is small on purpose. Three answers are enough to see whether founders would come to you.',
      subject: 'To join Co-Lab as an expert',
      submit: 'Send application',
      after:
        'The advisor reads it and answers under My requests. If it is a yes, the first step is a trial hour.',
      fields: {
        experience: {
          label: 'What you know from experience',
          hint: 'One thing you have done yourself, how often, and what it cost the first time.',
        },
        contribution: {
          label: 'What you would contribute',
          hint: 'The question that founders should bring to you and to nobody else.',
        },
        link,
      },
    },
    contribute: {
      open: 'Apply as a Contributor',
      title: 'Apply as a contributor',
      lede: 'Write an essay, build a tool or work on an answer with us.',
      subject: 'To contribute to Co-Lab',
      submit: 'Send application',
      after:
        'The advisor reads it and answers under My requests. An accepted idea starts as a single page.',
      fields: {
        experience: {
          label: 'What you know from experience',
          hint: 'What you learned, and from which company or decision.',
        },
        contribution: {
          label: 'What you would contribute',
          hint: 'The essay, tool or answer in two sentences: who it helps, and how.',
        },
        link,
      },
    },
    expert: {
      open: 'Ask {name}',
      title: 'Ask {name}',
      lede: 'Your question gets an hour, and the expert reads your material first.',
      subject: 'An hour with {name}',
      submit: 'Send question',
      after:
        'The advisor passes it on and answers under My requests, with a date or with a better person to ask.',
      fields: {
        question: {
          label: 'Your question',
          hint: 'The decision as you would put it to a friend, and when it has to be made.',
        },
        material: {
          label: 'What you would bring',
          hint: 'The papers, figures or parts that can be read or taken apart before the hour.',
        },
      },
    },
    partner: {
      open: 'Apply as Partner',
      title: 'Apply as a partner',
      lede: 'We list an offer if it lowers a real cost and says who it does not suit.',
      subject: 'To become a partner of the Signal Exchange',
      submit: 'Send application',
      after:
        'The advisor reads it and answers under My requests. Nothing is listed until both sides have agreed to its terms.',
      fields: {
        offer: {
          label: 'Company and offer',
          hint: 'Who you are, what a founder would get, and what it is worth in money or hours.',
        },
        audience: {
          label: 'Who it is for',
          hint: 'Stage, field and the one condition you would ask about. Say who it does not suit, too.',
        },
        website: {
          label: 'Web address',
          hint: 'Where a founder can look at it before asking, such as company.com.',
        },
      },
    },
    'lab-inquiry': {
      open: 'Propose a collaboration',
      title: 'Propose a collaboration',
      lede: 'The lab tests its tools in companies that did not help to build them. Yours may be the next one.',
      subject: 'A collaboration with the lab',
      submit: 'Send inquiry',
      after:
        'The advisor reads it and answers under My requests. If we try it, we start with the smallest trial that can fail.',
      fields: {
        idea: {
          label: 'Tool or idea',
          hint: 'One of the six, or something that does not exist yet.',
        },
        trial: {
          label: 'What you would test',
          hint: 'The sentence that would turn out true or false, and how you would notice.',
        },
        material: {
          label: 'What you have',
          hint: 'A team, a file, figures of your own, an afternoon.',
        },
      },
    },
  },
  // `Result` in src/flows/application/ApplicationParts.tsx decides which of these shows; `stored` shows `after` too.
  endings: {
    stored: {
      title: 'It has been sent.',
      mark: 'Sent',
      action: { name: 'My requests', href: '/dashboard' },
    },
    waitingForAccount: {
      title: 'It is waiting for your account.',
      mark: 'Waiting for your account',
      text: 'It stays in this browser until then, so that the answer can reach you, and is sent automatically when you sign in or sign up.',
      action: { name: 'Create an account', href: '/auth?tab=signup' },
    },
    waitingForNetwork: {
      title: 'It is waiting in this browser.',
      mark: 'Waiting in this browser',
      text: 'The service cannot be reached right now. It survives a reload and is sent automatically.',
      action: { name: 'My requests', href: '/dashboard' },
    },
  },
} satisfies ApplicationWords;
