// What happens to a draft on screen when its member signs out, here or in another tab, or another member signs in.
// The meeting request, offers, gatherings and AsynQ test it in their own files.
import { describe, expect, test } from 'vitest';
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type {
  AdvisoryApplicationEvent,
  ApplicationDraft,
} from '#machines/advisoryApplication.machine.ts';
import { applicationMachine } from '#machines/application.machine.ts';
import type { ApplicationEvent, ShortDraft } from '#machines/application.machine.ts';
import { atStep3, gone, opening, sending as booking, words } from './booking.kit.ts';
import { reading } from './community.kit.ts';
import { draftKit, feed, play } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

const left = { type: 'member.left' } as const;
const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };

describe('an application for advisory', () => {
  const blank = { name: '', email: '', company: '', role: '', challenge: '', timeline: '' };
  const written = { ...blank, name: 'Ada', email: 'ada@halden.example', company: 'Halden' };
  const whole = { ...written, role: 'Founder', challenge: 'Two buyers.', timeline: 'March.' };

  const writing = () => {
    const memberFeed = feed<AdvisoryApplicationEvent>();
    const draft = draftKit<ApplicationDraft>();
    const { submitRequest, submission } = submissionPort();
    const flow = play(
      advisoryApplicationMachine.provide({
        actors: {
          memberFeed: memberFeed.logic,
          draft: draft.logic,
          submission,
        },
      }),
    );
    flow.send({ type: 'requirement.toggled', id: 'team' });
    flow.send({ type: 'dialog.opened' });
    draft.say({ type: 'draft.restored', words: { answers: whole } });
    draft.heard();
    return { ...flow, memberFeed, draft, submitRequest };
  };
  const sending = () => {
    const flow = writing();
    flow.send({ type: 'application.submitted' });
    return flow;
  };
  const received = () => {
    const flow = sending();
    flow.submitRequest.resolve(stored);
    return flow;
  };

  test.each([
    ['written', writing],
    ['sent', sending],
    ['received', received],
    [
      'shown as received on the page',
      () => {
        const flow = received();
        flow.send({ type: 'dialog.closed' });
        return flow;
      },
    ],
  ])('%s: their draft is cleared, and the next member’s is loaded', (_, at) => {
    const flow = at();
    flow.memberFeed.say(left);
    expect([flow.states(), flow.tags()]).toEqual([['closed.reading'], []]);
    expect(flow.context()).toEqual({
      answers: blank,
      address: '',
      requirements: [],
      faults: {},
      problem: null,
    });
    // An empty form would delete the draft of the member who has left.
    expect(flow.draft.heard()).not.toContainEqual({ type: 'words.changed', words: null });
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['restoring']);
  });
});

describe('a short application', () => {
  const whole = { offer: 'Forty hours', audience: 'Before a round', website: 'bench.example' };

  const writing = () => {
    const askedFeed = feed<ApplicationEvent>();
    const draft = draftKit<ShortDraft>();
    const { submitRequest, submission } = submissionPort();
    const flow = play(
      applicationMachine.provide({
        actors: {
          askedFeed: askedFeed.logic,
          draft: draft.logic,
          submission,
        },
      }),
      { form: 'partner', kind: 'partner', subject: 'To be a partner' },
    );
    flow.send({ type: 'dialog.opened' });
    draft.say({ type: 'draft.restored', words: { answers: whole } });
    draft.heard();
    return { ...flow, askedFeed, draft, submitRequest };
  };
  const sending = () => {
    const flow = writing();
    flow.send({ type: 'application.submitted' });
    return flow;
  };

  test.each([
    ['written', writing],
    ['sent', sending],
    [
      'told',
      () => {
        const flow = sending();
        flow.submitRequest.resolve(stored);
        return flow;
      },
    ],
  ])('%s: draft and outcome are cleared', (_, at) => {
    const flow = at();
    flow.askedFeed.say(left);
    expect([flow.states(), flow.tags()]).toEqual([['closed'], []]);
    expect(flow.context()).toMatchObject({ answers: {}, faults: {}, problem: null, ending: null });
    // An empty form would delete the draft of the member who has left.
    expect(flow.draft.heard()).not.toContainEqual({ type: 'words.changed', words: null });
    flow.send({ type: 'dialog.opened' });
    expect(flow.states()).toEqual(['asking.restoring']);
  });
});

describe('the request for an office hour', () => {
  test.each([
    ['opening', opening],
    ['written', () => atStep3()],
    ['sent', booking],
    ['without its slot', gone],
  ])('%s: the form is closed, and its saved draft stays its owner’s', (_, at) => {
    const flow = at();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect(flow.states()).toEqual(['closed']);
  });
  test('no member left: the draft stays', () => {
    expect(atStep3().context().answers).toEqual(words);
  });
});

describe('the community', () => {
  test('the draft, the likes and the posts are loaded again for the next member', () => {
    const tab = reading();
    tab.send({ type: 'draft.edited', text: 'A sentence of mine' });
    tab.send({ type: 'like.toggled', id: 'open' });
    tab.send({ type: 'removal.requested', id: 'mine' });
    tab.memberFeed.say({ type: 'member.premium' });
    tab.loadPosts.resolve([]);
    tab.memberFeed.say(left);
    expect(tab.states()).toEqual([
      'membership.free',
      'list.loading',
      'composer.writing',
      'likes.resting',
      'removal.idle',
    ]);
    expect(tab.context()).toMatchObject({
      posts: [],
      draft: { text: '', premium: false },
      pendingLikes: [],
      doomed: null,
    });
    tab.draft.say({ type: 'draft.restored', words: { text: 'Theirs', premium: false } });
    expect(tab.context().draft.text).toBe('Theirs');
  });
  test('a post that is being sent leaves the text field too', () => {
    const tab = reading();
    tab.send({ type: 'draft.edited', text: 'A sentence of mine' });
    tab.send({ type: 'post.submitted' });
    tab.memberFeed.say(left);
    expect(tab.states()).toContain('composer.writing');
    expect(tab.context().draft.text).toBe('');
  });
});
