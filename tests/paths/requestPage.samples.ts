// Samples for the page of a request: a question with a voice note, and the same once it is answered.
import type { AnswerVersion, RequestRecord } from '#machines/requestPage.machine.ts';
import { file, requestOf } from './requests.samples.ts';

const voiceNote = { id: 'note', name: 'Voice note.webm', type: 'audio/webm', size: 4096 };

const words = { question: 'Pilot, or second site?' };

const asked = {
  actor: 'member',
  to: 'submitted',
  at: '2026-11-21T20:00:00.000Z',
  note: null,
} as const;
const given = {
  actor: 'advisor',
  to: 'answered',
  at: '2026-11-22T09:00:00.000Z',
  note: null,
} as const;

const version: AnswerVersion = {
  version: 1,
  title: 'Take the second site',
  signedBy: 'The advisor',
  signedAt: '2026-11-22T09:00:00.000Z',
  changed: null,
  parts: {
    diagnosis: ['The pilot answers a question that nobody asks any more.'],
    recommendation: ['Sign the second site, and let the pilot end.'],
    nextStep: ['Call the site on Tuesday.'],
    sources: ['Your own figures.'],
  },
};

const known = { kind: 'asynq', attachments: [file, voiceNote] } as const;

/** The request as the list of all knows it. */
export const answeredRow = requestOf('r1', 'answered', { ...known, history: [asked, given] });

export const submitted: RequestRecord = {
  request: { ...requestOf('r1', 'submitted', known), answers: words },
  versions: [],
  answerFiles: [],
  forwardedAt: null,
  moves: ['withdraw_request'],
  followUp: null,
  opinion: null,
  consentedAt: null,
};

export const answered: RequestRecord = {
  request: { ...answeredRow, answers: words },
  versions: [version],
  answerFiles: [{ id: 'sheet', name: 'sheet.pdf', type: 'application/pdf', size: 2048 }],
  forwardedAt: null,
  moves: ['follow_up', 'forward_answer', 'say_of_answer', 'consent_to_export'],
  followUp: { until: '2026-12-06T09:00:00.000Z', askedAt: null },
  opinion: null,
  consentedAt: null,
};
