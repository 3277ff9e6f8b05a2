// The submission as a child of a form under test: the real machine over ports that answer on command, or one that fails.
import { submissionMachine } from '#machines/submission.machine.ts';
import type {
  Finding,
  Queueing,
  StoredAnswer,
  Submission,
  SubmissionEvent,
  SubmitAnswer as ServiceAnswer,
} from '#machines/submission.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { feed, port } from './kit.ts';
import { entry } from './outbox.kit.ts';

/** What may become of a submission: the service's answer, or a reason to wait. */
export type SubmitAnswer = ServiceAnswer | { outcome: 'waiting'; why: 'offline' | 'signedOut' };

/** The submission over ports on command. */
export function submissionPorts() {
  const queueRequest = port<OutboxEntry | null, Queueing>();
  const findRequest = port<StoredAnswer | null, Finding>();
  const requeueEntry = port<void, { entry: OutboxEntry | null }>();
  const entryFeed = feed<SubmissionEvent, { id: string }>({ type: 'entry.present' });
  const submission = submissionMachine.provide({
    actors: {
      queueRequest: queueRequest.logic,
      entryFeed: entryFeed.logic,
      findRequest: findRequest.logic,
      requeueEntry: requeueEntry.logic,
    },
  });
  return { queueRequest, findRequest, requeueEntry, entryFeed, submission };
}

/** The same for the tests of the forms: `submitRequest` queues a request and answers it. */
export function submissionPort() {
  const { queueRequest, entryFeed, submission } = submissionPorts();
  const queue = () => queueRequest.resolve(entry('sent'));
  const submitRequest = {
    /** The submissions so far. */
    get asked(): readonly Submission[] {
      return queueRequest.asked.map((asked) => asked.submission);
    },
    isWaiting: () => queueRequest.isWaiting() || entryFeed.isOpen(),
    /** The request is in the outbox. */
    queue,
    /** The request is in the outbox, and this becomes of it. */
    resolve: (answer: SubmitAnswer) => {
      queue();
      if (answer.outcome !== 'waiting') entryFeed.say({ type: 'answer.arrived', answer });
      else entryFeed.say({ type: answer.why === 'signedOut' ? 'member.missing' : 'network.lost' });
    },
    /** The outbox fails. */
    reject: queueRequest.reject,
  };
  return { submitRequest, submission };
}

/** A submission that fails when the test says so. */
export function brokenSubmission() {
  const child = port<never, Submission>();
  return { child, submission: child.logic as unknown as typeof submissionMachine };
}
