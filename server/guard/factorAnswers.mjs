// What the factor endpoints say where they refuse.
import { refusal } from './refusals.mjs';

export const answers = {
  gone: () => refusal(401, 'session_not_found', 'This session has ended. Sign in again.'),
  notFound: () => refusal(404, 'mfa_factor_not_found', 'This authenticator app is not known here.'),
  heldBack: () =>
    refusal(403, 'insufficient_aal', 'Enter the code from your authenticator app first.'),
  deskShut: () =>
    refusal(
      403,
      'second_factor_required',
      'The desk needs a second factor: switch it on in your account.',
    ),
  unproved: () => refusal(403, 'reauthentication_needed', 'Enter your password again first.'),
  wrongCode: () =>
    refusal(
      422,
      'mfa_verification_failed',
      'This code is not right, or it was used already. Enter the one that your app shows now.',
    ),
  wrongRecoveryCode: () =>
    refusal(422, 'mfa_verification_failed', 'This recovery code is not right, or it was used.'),
};
