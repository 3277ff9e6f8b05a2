// The ports of `deskAnswer`: the database, the index of what is published, and the draft in this browser.
import { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { fetchIndex } from '#flows/siteSearch/ports/index.ts';
import { readFate, sendAnswer, takeBack } from './ports/answer.ts';
import { answerDraft } from './ports/draft.ts';
import { attachFile } from './ports/files.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'deskAnswer',
    deskAnswerMachine.provide({
      actors: {
        draft: connectDraft(page, answerDraft),
        fetchIndex,
        attachFile,
        sendAnswer,
        takeBack,
        readFate,
      },
    }),
  );
