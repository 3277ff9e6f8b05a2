// The submission as a child of a form under test: the real machine over a port that answers on command, or one that fails.
import { submissionMachine } from '#machines/submission.machine.ts';
import type { Submission, SubmitAnswer } from '#machines/submission.machine.ts';
import { port } from './kit.ts';

/** Port `submitRequest`, and the submission that runs it. */
export function submissionPort() {
  const submitRequest = port<SubmitAnswer, Submission>();
  const submission = submissionMachine.provide({
    actors: { submitRequest: submitRequest.logic },
  });
  return { submitRequest, submission };
}

/** A submission that fails when the test says so. */
export function brokenSubmission() {
  const child = port<never, Submission>();
  return { child, submission: child.logic as unknown as typeof submissionMachine };
}
