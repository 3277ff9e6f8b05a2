// What a member may do once a request is answered: say whether it helped, let it be published, and ask once more.
import type { RequestRecord } from '#machines/requestPage.machine.ts';
import { Consent } from '#flows/consent/Consent.tsx';
import { FollowUp } from '#flows/followUp/FollowUp.tsx';
import { Opinion } from '#flows/opinion/Opinion.tsx';
import { Stack } from '#ui/Stack.tsx';

/** The three of them, as far as the backend takes them of this request. */
export function AfterAnswer({ record }: { record: RequestRecord }) {
  const { request, moves, opinion, consentedAt, followUp } = record;
  const asksConsent = moves.includes('consent_to_export');
  return (
    <Stack $gap="three">
      {moves.includes('say_of_answer') ? (
        <Opinion id={request.id} opinion={opinion} asksNext={asksConsent} />
      ) : null}
      {asksConsent ? <Consent id={request.id} givenAt={consentedAt} /> : null}
      {followUp === null ? null : (
        <FollowUp request={request} followUp={followUp} isOpen={moves.includes('follow_up')} />
      )}
    </Stack>
  );
}
