// Modes of Impact: seven ways in which one advisor is useful.
import { home } from '#content/home.ts';
import { IdentityCards } from '#flows/identityDialog/IdentityCards.tsx';
import { Section } from '#ui/Page.tsx';

/** The seven identity cards. */
export function Identities() {
  const { number, title, heading } = home.identities;
  return (
    <Section number={Number(number)} label={title} title={heading}>
      <IdentityCards />
    </Section>
  );
}
