// The Ops Cabinet, also called the Founder Toolkit: five toolkits, and the subscription that opens them.
import { styled } from 'styled-components';
import { cabinet } from '#content/cabinet.ts';
import { pricing } from '#content/pricing.ts';
import { rooms } from '#content/rooms.ts';
import type { RouteContent } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { toolkits } from '#content/toolkits.ts';
import { useVisitor } from '#boot/app.tsx';
import { usePageWords } from '#boot/pageData.ts';
import { ToolkitPlan } from '#flows/upgrade/ToolkitPlan.tsx';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { perkParts } from './perkParts.ts';
import { ToolkitGrid } from './ToolkitGrid.tsx';
import { toolkit as toolkitPlate } from '#ui/plates/toolkit.tsx';

const titles = toolkits.map(({ title }) => title);

const Perks = perkParts.piece('Perks');

type Note = RouteContent['sections'][number];

const Offer = styled.div`
  padding-block: ${tokens.space.one} ${tokens.space.oneHalf};
`;

/** The subscription panel: it fills the field that five cards leave open. */
function Subscription({ price }: { price: Note | undefined }) {
  return (
    <Card
      id={price?.id}
      heading={pricing.toolkit.title}
      eyebrow={cabinet.subscription.label}
      action={
        <Offer>
          <ToolkitPlan />
        </Offer>
      }
    >
      <Stack $gap="one">
        {price?.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Perks />
        {price?.link ? (
          <div>
            <ArrowLink link={price.link} />
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The link to the full membership; hidden for users who have it. */
function FullAccess() {
  const { isPremium, lacksRow } = useVisitor();
  const { name, href } = cabinet.upgrade;
  return isPremium && !lacksRow ? null : (
    <LinkButton href={href} variant="primary">
      {name}
    </LinkButton>
  );
}

/** The page at /ops-cabinet. */
export function OpsCabinetPage() {
  const { label, title } = rooms.opsCabinet;
  const notes = unlisted(usePageWords().sections, titles);
  const price = notes.find(({ id }) => id === 'prices');
  return (
    <Page>
      <Opening plate={toolkitPlate}>
        <FullAccess />
        <PremiumBadge word={site.account.premiumBadge} />
      </Opening>
      <Section number={1} label={label} title={title}>
        <ToolkitGrid>
          <Subscription price={price} />
        </ToolkitGrid>
      </Section>
      <Notes sections={notes.filter((note) => note !== price)} from={2} />
    </Page>
  );
}
