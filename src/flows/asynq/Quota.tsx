// The member's remaining questions of this month, on the landing page and before a question is sent.
import type { Allowance } from '#machines/questionAllowance.machine.ts';
import { asynqFrame } from '#content/asynq.frame.ts';
import { useVisitor } from '#boot/app.tsx';
import { LinkButton, TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { allowanceIn, monthWords, type AsynqSnapshot } from './asynq.ts';

const words = asynqFrame.landing.quota;

/** With no questions left: the date of the next ones, and for members without premium what premium changes. */
export function Spent({ allowance, live = false }: { allowance: Allowance; live?: boolean }) {
  const { isPremium, tierIsKnown } = useVisitor();
  const { none, next } = monthWords(allowance);
  const mayUpgrade = tierIsKnown && !isPremium;
  return (
    <Notice
      tone="gold"
      live={live}
      title={none}
      action={
        mayUpgrade ? (
          <LinkButton href={words.upgrade.href} variant="gold" size="small">
            {words.upgrade.name}
          </LinkButton>
        ) : undefined
      }
    >
      <p>{next}</p>
      {mayUpgrade ? <p>{words.premium}</p> : null}
    </Notice>
  );
}

/** The quota of the month; nothing while it is unknown. */
export function Quota({ snapshot }: { snapshot: AsynqSnapshot }) {
  const { isMember } = useVisitor();
  const allowance = allowanceIn(snapshot);
  if (allowance !== null) {
    if (allowance.left === 0) return <Spent allowance={allowance} />;
    const { left, lastOne } = monthWords(allowance);
    return (
      <Stack $gap="hair">
        <p>{left}</p>
        <Muted>{lastOne ?? words.plans}</Muted>
      </Stack>
    );
  }
  if (snapshot.context.allowance === 'unreadable') return <Muted>{words.unknown}</Muted>;
  return (
    <Muted>
      {words.plans}
      {isMember ? null : (
        <>
          {' '}
          <TextLink href={words.signIn.href}>{words.signIn.name}</TextLink>
        </>
      )}
    </Muted>
  );
}
