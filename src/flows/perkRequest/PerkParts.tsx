// The content of the dialog of 'Access Benefit', fetched with it: the offer, its conditions, and the result.
import { styled } from 'styled-components';
import { innerRoom } from '#content/innerRoom.ts';
import { perks } from '#content/perks.ts';
import type { Partner } from '#content/schema.items.ts';
import { useVisitor } from '#boot/app.tsx';
import { RequestFoot } from '#flows/request/RequestFoot.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckLines } from '#ui/CheckLines.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { closePerk as close, type PerkProps } from './props.ts';

const words = innerRoom.perks;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.one};
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
`;

function Worth({ partner }: { partner: Partner }) {
  return (
    <Facts>
      <div>
        <dt>{words.worth}</dt>
        <dd>{partner.worth}</dd>
      </div>
      <div>
        <dt>{words.after}</dt>
        <dd>{partner.after}</dd>
      </div>
    </Facts>
  );
}

function Confirm({ actor, snapshot, partner, children }: PerkProps) {
  const { confirmed, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const asked = partner.eligibility.filter(({ from }) => from === 'asked');
  return (
    <>
      {children}
      <CheckLines
        label={words.conditions}
        hint={words.conditionsHint}
        options={asked.map(({ id, text }) => ({ id, label: text }))}
        value={confirmed}
        isDisabled={isBusy}
        onToggle={(id) => actor.send({ type: 'condition.toggled', id })}
      />
      <RequestFoot
        words={words}
        problem={problem}
        isBusy={isBusy}
        onCancel={() => actor.send(close)}
        onSubmit={() => actor.send({ type: 'perk.requested' })}
      />
    </>
  );
}

function Result({ actor, snapshot, partner }: PerkProps) {
  const { isMember } = useVisitor();
  const ending = snapshot.context.asked[partner.name] ?? 'stored';
  const waitsForAccount = ending === 'waiting' && !isMember;
  const { title, text } = waitsForAccount ? perks.waitsForAccount : words.results[ending];
  const leads = waitsForAccount ? perks.signUp : words.requests;
  return (
    <>
      <Notice tone="success" live title={title}>
        {text}
      </Notice>
      <DialogActions>
        <LinkButton href={leads.href}>{leads.name}</LinkButton>
        <Button variant="primary" onPress={() => actor.send(close)}>
          {words.close}
        </Button>
      </DialogActions>
    </>
  );
}

/** The content of the dialog. */
export function PerkParts(props: PerkProps) {
  const { actor, snapshot, partner } = props;
  const isUnderWay = snapshot.hasTag('editable') || snapshot.hasTag('busy');
  // A request that is being sent is in the outbox already, and counts as an earlier request.
  const asks = isUnderWay || snapshot.context.asked[partner.name] === undefined;
  return (
    <Stack $gap="oneHalf">
      <Worth partner={partner} />
      {asks ? (
        <Confirm {...props} />
      ) : (
        <Result actor={actor} snapshot={snapshot} partner={partner} />
      )}
    </Stack>
  );
}
