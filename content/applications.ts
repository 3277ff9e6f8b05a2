// The words of the short applications: to Co-Lab, to an expert, as a partner, to the lab.
import type { ApplicationWords } from './schema.applications.ts';

const link = {
  label: 'A link',
  hint: 'Optional: something you have made or written, as in halden.example/notes.',
};

export const applications = {
  kept: 'What you write is kept in this browser until it is sent.',
  // `sentenceOf` in src/flows/request/RequestFoot.tsx decides whether a problem shows this.
  incomplete: 'Not sent yet: what is marked needs another look. Everything else is kept.',
  // `ShortForm` in src/flows/application/ApplicationParts.tsx shows this to visitors.
  signedOut:
    'You are not signed in. You can write and send now: it waits in this browser until you have an account, so that the answer can reach you.',
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
        'The advisor reads it and answers under My requests. A yes begins with one trial hour.',
      fields: {
        experience: {
          label: 'What you know from experience',
          hint: 'One thing that you have done yourself, how often, and what it cost the first time.',
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
      lede: 'An essay, a tool or an answer made together, when what you learned is more useful shared than kept.',
      subject: 'To contribute to Co-Lab',
      submit: 'Send application',
      after:
        'The advisor reads it and answers under My requests. A yes begins with one page, not with ten.',
      fields: {
        experience: {
          label: 'What you know from experience',
          hint: 'What you learned, and from which company or decision.',
        },
        contribution: {
          label: 'What you would contribute',
          hint: 'The essay, tool or answer in two sentences: whom it helps, and with what.',
        },
        link,
      },
    },
    expert: {
      open: 'Ask {name}',
      title: 'Ask {name}',
      lede: 'One question, one hour, with your material read beforehand.',
      subject: 'An hour with {name}',
      submit: 'Send question',
      after:
        'The advisor passes it on and answers under My requests with a date, or with a better address.',
      fields: {
        question: {
          label: 'Your question',
          hint: 'The decision as you would put it to a friend, and by when it has to be made.',
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
      lede: 'An offer is listed when it lowers a real cost, and when it says whom it does not suit.',
      subject: 'To become a partner of the Signal Exchange',
      submit: 'Send application',
      after:
        'The advisor reads it and answers under My requests. Nothing is listed before both sides have agreed to its conditions.',
      fields: {
        offer: {
          label: 'Company and offer',
          hint: 'Who you are, what a founder would get, and what it is worth in money or hours.',
        },
        audience: {
          label: 'For whom',
          hint: 'Stage, field and the one condition that you would ask about. Also: whom it does not suit.',
        },
        website: {
          label: 'Web address',
          hint: 'Where a founder can look at it before asking, as in company.com.',
        },
      },
    },
    'lab-inquiry': {
      open: 'Propose a collaboration',
      title: 'Propose a collaboration',
      lede: 'The lab tries tools in companies that did not ask for them. Yours may be the next one.',
      subject: 'A collaboration with the lab',
      submit: 'Send inquiry',
      after:
        'The advisor reads it and answers under My requests. A yes begins with the smallest trial that can fail.',
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
      title: 'It waits for your account.',
      mark: 'Waits for your account',
      text: 'It lies in this browser, so that the answer can reach you, and goes out by itself as soon as you sign in or sign up.',
      action: { name: 'Create an account', href: '/auth?tab=signup' },
    },
    waitingForNetwork: {
      title: 'It waits in this browser.',
      mark: 'Waits in this browser',
      text: 'The service cannot be reached right now. It is safe through a reload, and goes out by itself.',
      action: { name: 'My requests', href: '/dashboard' },
    },
  },
} satisfies ApplicationWords;
