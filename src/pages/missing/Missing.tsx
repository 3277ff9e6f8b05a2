// An address without a page. One of them has a page for staff, and is like all others until the database has said so.
import { usePath, useVisitor } from '#boot/app.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { onDemand } from '#ui/onDemand.ts';

const gate = onDemand(() => import('#pages/desk/DeskGate.tsx'), 'deskGate');

/** The page of an unknown address; for a member at /desk, what the database says of it. */
export function Missing() {
  const { isMember, email } = useVisitor();
  const isAsked = usePath() === '/desk' && isMember;
  const { part } = gate.useLoadState(isAsked);
  const missing = <NotFound />;
  return isAsked && part !== null ? <part.DeskGate key={email} missing={missing} /> : missing;
}
