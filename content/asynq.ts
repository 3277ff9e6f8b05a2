// AsynQ: the words of its landing and of the six steps; its domains and one complete answer are in asynq/.
import { asynqFrame } from './asynq.frame.ts';
import type { AsynqWords } from './schema.asynq.ts';

/** The view fills in the words in braces: {step}, {left}, {limit}, {month}, {next}, {name}. */
export const asynq = {
  landing: {
    ...asynqFrame.landing,
    headline: 'AsynQ',
    lede: 'Put one hard question in six steps. Receive a diagnosis, a recommendation and a next step, in writing, from the person who signs it.',
    again: 'Put your question',
    whatLabel: 'Why in writing',
    whatTitle: 'An answer that somebody has slept on.',
    what: [
      'A call is answered by whoever is quickest. A question in writing is answered by whoever has slept on it, read your numbers twice and looked for the reason not to do it.',
      'The form is strict on purpose. Choosing a domain and naming what blocks you takes a minute, and it is not rare to find out on the way that the question was a different one. That costs nothing.',
      'What you get is a page and a half that you can forward to a co-founder or a board without a word of explanation. It has a date and a name under it, so that in a year you can see whether it was right.',
    ],
    formLabel: 'The answer',
    formTitle: 'How every answer is built',
    form: [
      {
        id: 'diagnosis',
        title: 'Diagnosis',
        text: 'What the question is really about, told with your own figures, and what it is not about.',
      },
      {
        id: 'recommendation',
        title: 'Recommendation',
        text: 'One thing to do and the reasons for it, with the arithmetic where there is any. And what would change it.',
      },
      {
        id: 'next-step',
        title: 'Next step',
        text: 'Something for this week, with a day and a person, so small that not doing it is an answer too.',
      },
      {
        id: 'sources',
        title: 'Sources',
        text: 'What it rests on: your figures, experience that is named as experience, and what to read on.',
      },
    ],
    sample: {
      label: 'A complete answer',
      question: 'The question',
      page: 'This answer as a page of its own',
    },
    promise: {
      label: 'The promise',
      title: 'What we promise',
      figure: '48-72 hours',
      text: 'Every question is answered within 48-72 hours of being sent, weekends included. If an answer is late, it still comes, and the question does not count against your month.',
      priority: 'Premium questions are read first.',
      link: { name: 'Compare the plans', href: '/upgrade' },
    },
  },
  wizard: {
    ...asynqFrame.wizard,
    label: 'Your question',
    progress: 'Step {step} of 6',
    back: 'Back',
    continue: 'Continue',
    edit: 'Edit',
    submit: 'Submit',
    submitting: 'Submitting...',
    chosen: 'Chosen',
    // `stepOf` in src/flows/asynq/asynq.ts decides which step shows.
    steps: {
      domain: {
        title: 'Where does it hurt?',
        hint: 'Choose one domain. If it is two, take the one you would rather not talk about.',
      },
      subcategory: {
        title: 'Where exactly?',
        hint: 'Choose the one that you would put in the subject line.',
      },
      blockers: {
        title: 'What is in the way?',
        hint: 'Choose one or more. Be honest: nobody reads this but the advisor.',
      },
      question: {
        title: 'What do you want to know?',
        hint: 'Take a question that is close to yours, or write your own. Good ones hold a number, a date and two options.',
      },
      context: {
        title: 'What should we know?',
        hint: 'All of it is optional. A single real figure is worth more than a deck.',
      },
      review: {
        title: 'Read it once more',
        hint: 'This is what will be answered, and only this.',
      },
    },
    // `BlockersStep` in src/flows/asynq/Choices.tsx decides which of these shows.
    blockers: { missing: 'Choose at least one.', chosen: '{count} chosen' },
    question: {
      suggestions: 'Suggested questions',
      // `suggestionsFor` in src/flows/asynq/Question.tsx decides which suggestions carry this.
      fitting: 'Fits what you chose',
      // `QuestionStep` in src/flows/asynq/Question.tsx decides whether the suggestions or the own question show.
      writeOwn: 'Write My Own Question',
      viewSuggestions: 'View Suggestions',
      label: 'Your question',
      placeholder: 'Type your strategic question here...',
      help: 'What has happened, which two options you would defend, and by when you must decide.',
      missing: 'Please choose a question or write one.',
    },
    context: {
      optional: 'optional',
      timeline: {
        label: 'Timeline',
        note: 'What you wish for. The promise is 48-72 hours in any case.',
        initial: 'standard',
        options: [
          { id: 'urgent', label: 'Urgent (24-48h)' },
          { id: 'standard', label: 'Standard (3-5 days)' },
          { id: 'strategic', label: 'Strategic (1-2 weeks)' },
        ],
      },
      team: {
        label: 'Team involvement',
        initial: 'solo',
        options: [
          { id: 'solo', label: 'Solo' },
          { id: 'co-founders', label: 'Co-founders' },
          { id: 'team', label: 'Team' },
        ],
      },
      stage: {
        label: 'Stage',
        initial: 'pre-seed',
        options: [
          { id: 'ideation', label: 'Ideation' },
          { id: 'pre-seed', label: 'Pre-seed' },
          { id: 'seed', label: 'Seed' },
          { id: 'series-a', label: 'Series A' },
          { id: 'series-b+', label: 'Series B+' },
        ],
      },
      productLink: 'Product link',
      productLinkHint: 'A page that shows what you make, with https:// in front.',
      // `Fields` in src/flows/asynq/Context.tsx decides whether this shows.
      productLinkWrong:
        'This is not a complete address. It should begin with https:// and name a site.',
      upload: {
        label: 'Documents',
        button: 'Choose files',
        hint: 'PDF, PPT, DOC, PNG, JPG up to 10MB',
        // `Documents` in src/flows/asynq/Context.tsx decides which of these shows.
        drop: 'Drop files here',
        looking: 'Looking at your files...',
        noRoom:
          'This browser has no room to keep files. What you wrote is safe; free some space, or go on without them.',
        remove: 'Remove {name}',
        tooMany: asynqFrame.files.tooMany,
      },
      voice: {
        label: 'Voice note',
        hint: 'Maximum 2 minutes. Say what you would not put into a document.',
        // `Controls` and `Trouble` in src/flows/voiceNote/VoiceNote.tsx decide by the state which of these show.
        start: 'Record',
        again: 'Record again',
        asking: 'Your browser asks for the microphone.',
        cancel: 'Cancel',
        recording: 'Recording',
        stop: 'Stop',
        left: '{left} left',
        keeping: 'Keeping your voice note...',
        unsaved:
          'This browser has no room for the recording while it runs. Leave the page open until you have stopped it.',
        unfinished:
          'The recording broke off: this is what was kept of it. Send it along, or delete it and record again.',
        reached: 'Two minutes are full. The recording has stopped and is kept.',
        // `ContextStep` in src/flows/asynq/Context.tsx shows this while the note is being recorded.
        stopFirst: 'Stop the recording, then go on.',
        play: 'Play your voice note',
        remove: 'Delete voice note',
        refused:
          'The microphone is not available: this browser or its owner refused it. Allow it in the address bar, or write instead.',
        unsupported: 'This browser cannot record. Everything else works, and writing is as good.',
        failed: 'The recording was lost on the way. Nothing else was. Record it again, or write.',
        name: asynqFrame.files.noteName,
      },
    },
    review: {
      domain: 'Domain',
      subcategory: 'Subcategory',
      blockers: 'Blockers',
      question: 'Question',
      context: 'Context',
      timeline: 'Timeline',
      team: 'Team involvement',
      stage: 'Stage',
      productLink: 'Product link',
      attachments: 'Attached',
      // `ContextFacts` in src/flows/asynq/Review.tsx shows this for an empty answer.
      none: 'Nothing',
      promise: 'You will have a response in 48-72 hours.',
      // `Promised` in src/flows/asynq/Review.tsx shows this without Premium.
      priority: 'Upgrade for priority processing.',
      // `ReviewStep` in src/flows/asynq/Review.tsx shows this to visitors.
      signedOut:
        'You are not signed in. You can submit now: your question waits in this browser until you have an account, so that the answer can reach you.',
    },
    published: {
      title: 'Already published on this',
      // `publishedOn` in src/flows/asynq/published.ts decides which pieces show, and so which of these two lines.
      hint: 'If one of these answers it, keep your question for another day.',
      none: 'Nothing here touches this question yet. All the more reason to ask it.',
      newTab: 'opens in a new tab',
      // `pieces` in src/flows/asynq/published.ts gives each piece its kind.
      kinds: {
        answer: 'AsynQ answer',
        essay: 'The Second Curve',
        signal: 'Next Curve',
        toolkit: 'Ops Cabinet',
      },
    },
    soFar: {
      title: 'So far',
      promise: 'Promise',
      promiseText: 'An answer in 48-72 hours',
      left: 'Questions left',
    },
    // How `asynq` in machines/asynq.machine.ts could send the question decides which of these shows.
    submitted: {
      stored: {
        title: 'Strategic request submitted',
        text: 'The advisor has it, and you will have an answer in 48-72 hours. Where it stands is under My requests.',
        action: { name: 'My requests', href: '/dashboard' },
      },
      waitingForAccount: {
        title: 'Strategic request submitted',
        text: 'It waits in this browser for your account, so that the answer can reach you. It goes out by itself as soon as you sign in or sign up.',
        action: { name: 'Create an account', href: '/auth?tab=signup' },
      },
      waitingForNetwork: {
        title: 'Strategic request submitted',
        text: 'The service cannot be reached right now. Your question waits in this browser, safe through a reload, and goes out by itself.',
        action: { name: 'My requests', href: '/dashboard' },
      },
      returned: {
        title: 'Your question came back',
        text: 'It could not be taken as it stands. Your words are kept under My requests, with the reason, and can be sent again from there.',
        action: { name: 'My requests', href: '/dashboard' },
      },
    },
    // `DomainStep` in src/flows/asynq/Choices.tsx shows this once a subcategory is chosen.
    otherDomain:
      'Another domain opens subcategory and blockers again. A question of your own is kept.',
  },
} satisfies AsynqWords;
