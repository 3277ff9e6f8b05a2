// /address/confirm and /address/return: what a link from a mail does with the address of an account. No session is needed.
import type { AddressAct } from '#machines/addressLink.machine.ts';
import { AddressLink } from '#flows/addressLink/AddressLink.tsx';
import { Page } from '#ui/Page.tsx';

/** The page of one of the two links. */
export function AddressPage({ act }: { act: AddressAct }) {
  return (
    <Page>
      <AddressLink key={act} act={act} />
    </Page>
  );
}
