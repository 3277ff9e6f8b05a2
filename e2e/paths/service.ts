// Answers held requests as this app's backend answers them.
import type { Page } from 'playwright/test';
import { service } from '../../content/service.ts';
import type { Answer } from './kit/bridge.ts';
import { answerRequest, refuseConnection, takeHeld } from './kit/network.ts';
import type { Profile } from '../../machines/onboarding.machine.ts';

/** Answers a held request: with a body, with an error and its message, without one, or with no connection. */
export async function respond(page: Page, port: string, outcome: Answer, body: unknown = {}) {
  const request = await takeHeld(page, port);
  if (!('fails' in outcome)) return answerRequest(page, request, 200, body);
  const { fails, retryAfter } = outcome;
  if (fails === service.unreachable) return refuseConnection(page, request);
  if (fails === '') return answerRequest(page, request, 500, {});
  if (retryAfter !== undefined)
    return answerRequest(page, request, 429, {
      code: 'too_many_tries',
      message: fails,
      retry_after: retryAfter,
    });
  return answerRequest(page, request, 400, {
    code: 400,
    error_code: 'refused',
    msg: fails,
    message: fails,
  });
}

/** The row of a profile, as the service sends it. */
export const profileRow = ({ answers, complete }: Profile) => ({
  identity_types: answers.identities,
  company_name: answers.companyName,
  company_stage: answers.stage,
  sector: answers.sector,
  website: answers.website,
  referral_source: answers.referral,
  modules: answers.modules,
  signals: answers.signals,
  onboarding_complete: complete,
});
