// The source of the answers to the conditions: a profile, none yet, or one that cannot be read.
import { perks as words } from '#content/perks.ts';
import { useApp } from '#boot/app.tsx';
import { Button } from '#ui/Button.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import type { Offers } from './useOffers.ts';

function Edit({ label }: { label: string }) {
  const { onboardingLayer } = useApp();
  return (
    <Button
      size="small"
      data-onboarding
      onPress={() => onboardingLayer.send({ type: 'layer.requested', purpose: 'edit' })}
    >
      {label}
    </Button>
  );
}

/** One line over the offers: the source, and a link or button to sign up, retry, or edit the profile. */
export function Sources({ perks: { actor, snapshot } }: Pick<Offers, 'perks'>) {
  const { sources } = words;
  if (snapshot.hasTag('visitor'))
    return (
      <Row $gap="one">
        <Muted>{sources.visitor.text}</Muted>
        <TextLink href={sources.visitor.link.href} tone="action">
          {sources.visitor.link.name}
        </TextLink>
      </Row>
    );
  if (snapshot.hasTag('unreadable'))
    return (
      <Row $gap="one">
        <Muted as="output">{sources.unreadable.text}</Muted>
        <Button size="small" onPress={() => actor.send({ type: 'reading.retried' })}>
          {sources.unreadable.retry}
        </Button>
      </Row>
    );
  if (snapshot.hasTag('busy')) return <Muted as="output">{sources.reading}</Muted>;
  const { text, edit } = snapshot.context.profile === null ? sources.empty : sources.known;
  return (
    <Row $gap="one">
      <Muted as="output">{text}</Muted>
      <Edit label={edit} />
    </Row>
  );
}
