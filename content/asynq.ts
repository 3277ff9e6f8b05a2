// AsynQ: the words of its landing and of the six steps; its domains and one complete answer are in asynq/.
import { asynqFrame } from './asynq.frame.ts';
import type { AsynqWords } from './schema.asynq.ts';

/** The view fills in the words in braces: {step}, {left}, {limit}, {month}, {next}, {name}. */
export const asynq = {
  landing: {
    ...asynqFrame.landing,
    headline: 'AsynQ',
    lede: 'Ask one hard question in six steps. You get a written diagnosis, a recommendation and a next step, signed by the person who wrote them.',
    again: 'Ask your question',
    whatLabel: 'Why in writing',
    whatTitle: 'An answer from someone who has slept on the question',
    what: [
      'On a call, you get the first answer that comes to mind. When the answer is written, the advisor has time to read your numbers twice and to look for a reason not to act.',
      'The form is strict on purpose. It takes a minute to choose a domain and say what is in your way, and doing so may show you that your real question is a different one. Changing it at that point does not use up one of your monthly questions.',
      'What you get is a page and a half that you can forward to a co-founder or a board without a word of explanation. It is dated and signed, so a year from now you can check whether it was right.',
    ],
    formLabel: 'The answer',
    formTitle: 'How every answer is built',
    form: [
      {
        id: 'diagnosis',
        title: 'Diagnosis',
        text: 'What the question is really about, and what it is not, in your own figures.',
      },
      {
        id: 'recommendation',
        title: 'Recommendation',
        text: 'What to do and why, with the arithmetic where there is any, and what would change the advice.',
      },
      {
        id: 'next-step',
        title: 'Next step',
        text: 'Something for this week, with a day and a person, small enough that a failure to do it would tell you something, too.',
      },
      {
        id: 'sources',
        title: 'Sources',
        text: 'What the answer rests on (your figures, and experience labeled as experience) and where to go next.',
      },
    ],
    sample: {
      label: 'A complete answer',
      question: 'The question',
      page: 'Open this answer on its own page',
    },
    promise: {
      label: 'The promise',
      title: 'What we promise',
      figure: '48-72 hours',
      text: 'Every question is answered within 72 hours of being sent, weekends included. If an answer is late, you still get it, and the question does not count toward your monthly limit.',
      priority:
        'Premium questions are read first and answered within 48 hours, all others within 72.',
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
        hint: 'Choose one domain. If two apply, take the one you would rather not talk about.',
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
        hint: 'Pick a question that is close to yours, or write your own. Good ones contain a number, a date and two options.',
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
      help: 'What has happened, which two options you would defend, and when you have to decide.',
      missing: 'Please choose a question or write one.',
    },
    context: {
      optional: 'optional',
      timeline: {
        label: 'Timeline',
        note: 'When you would like the answer. We promise 48-72 hours in any case.',
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
        looking: 'Checking your files...',
        noRoom:
          'This browser has no room for files. What you wrote is safe; free up some space or continue without them.',
        remove: 'Remove {name}',
        tooMany: asynqFrame.files.tooMany,
      },
      voice: {
        label: 'Voice note',
        hint: 'Maximum 2 minutes. Say what you would not put in a document.',
        // `Controls` and `Trouble` in src/flows/voiceNote/VoiceNote.tsx decide by the state which of these show.
        start: 'Record',
        again: 'Record again',
        asking: 'Your browser is asking for permission to use the microphone.',
        cancel: 'Cancel',
        recording: 'Recording',
        stop: 'Stop',
        left: '{left} left',
        keeping: 'Saving your voice note...',
        unsaved:
          'This browser has no room to save the recording while it runs. Keep the page open until you stop it.',
        unfinished:
          'The recording was cut off. This is what was saved. Send it as it is, or delete it and record again.',
        reached: 'You have reached two minutes. The recording has stopped and is saved.',
        // `ContextStep` in src/flows/asynq/Context.tsx shows this while the browser is asked for the microphone, and while it records.
        stopFirst: 'Finish or cancel the voice note, then continue.',
        play: 'Play your voice note',
        remove: 'Delete voice note',
        refused:
          'The microphone is not available: access was denied in this browser. Allow it in the address bar, or write instead.',
        unsupported:
          'This browser cannot record audio. Everything else works, and writing is just as good.',
        failed: 'The recording was lost. Nothing else was. Record it again, or write instead.',
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
      // `Promised` in src/flows/asynq/Review.tsx shows this without Premium, below `promise.priority` of the landing.
      priority: 'Upgrade for priority processing.',
      // `ReviewStep` in src/flows/asynq/Review.tsx shows this to visitors.
      signedOut:
        'You are not signed in. You can submit now: your question will wait in this browser until you have an account, so that the answer can reach you.',
    },
    published: {
      title: 'Already published on this',
      // `publishedOn` in src/flows/asynq/published.ts decides which pieces show, and so which of these two lines.
      hint: 'If one of these answers what you want to know, save your question for another day.',
      none: 'Nothing published covers this question yet. All the more reason to ask it.',
      newTab: 'opens in a new tab',
      // `pieces` in src/flows/asynq/published.ts gives each piece its kind.
      kinds: {
        answer: 'AsynQ answer',
        essay: 'The Second Curve',
        signal: 'The Next Curve',
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
        text: 'The advisor has it, and you will have an answer in 48-72 hours: within 48 with Premium, within 72 without. You can follow it under My requests, which shows the date.',
        action: { name: 'My requests', href: '/dashboard' },
      },
      waitingForAccount: {
        title: 'Strategic request submitted',
        text: 'It is waiting in this browser for your account, so that the answer can reach you. It is sent automatically as soon as you sign in or sign up.',
        action: { name: 'Create an account', href: '/auth?tab=signup' },
      },
      waitingForNetwork: {
        title: 'Strategic request submitted',
        text: 'The service cannot be reached right now. Your question is waiting in this browser. It survives a reload and is sent automatically.',
        action: { name: 'My requests', href: '/dashboard' },
      },
      returned: {
        title: 'Your question came back',
        text: 'It could not be accepted. Your words are kept under My requests, along with the reason, and you can send them again from there.',
        action: { name: 'My requests', href: '/dashboard' },
      },
    },
    // `DomainStep` in src/flows/asynq/Choices.tsx shows this once a subcategory is chosen.
    otherDomain:
      'Choosing another domain resets the subcategory and the blockers. A question you wrote yourself is kept.',
  },
} satisfies AsynqWords;
