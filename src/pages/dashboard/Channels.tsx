// The three Slack channels; the Open Circle's is for Premium members.
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Grid } from '#ui/Stack.tsx';

const words = dashboard.channels;
const { upgrade } = dashboard.sidebar;

/** The channels. */
export function Channels() {
  const { isPremium } = useVisitor();
  return (
    <Grid $columns={3} $gap="one">
      {words.items.map(({ id, name, text, premium }) => (
        <Card
          key={id}
          heading={name}
          footer={
            premium && !isPremium ? (
              <>
                <span>{words.lockedText}</span>
                <TextLink href={upgrade.href}>{upgrade.name}</TextLink>
                <PremiumBadge word={words.locked} />
              </>
            ) : undefined
          }
        >
          <p>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}
