// Co-Lab: the experts, three ways to work with them, and all contributors.
import { coLab } from '#content/coLab.ts';
import { experts } from '#content/experts.ts';
import { rooms } from '#content/rooms.ts';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid } from '#ui/Stack.tsx';
import { Application } from './asking.ts';
import { Contributors } from './Contributors.tsx';
import { Ways } from './Ways.tsx';
import { portrait as portraitPlate } from '#ui/plates/portrait.tsx';
import { expert as expertPlate } from '#ui/plates/expert.tsx';

/** The page at /co-lab. */
export function CoLabPage() {
  const { label, title } = rooms.coLab;
  return (
    <Page>
      <Opening plate={expertPlate}>
        <Application form="join" />
        <LinkButton href={coLab.viewAll.href}>{coLab.viewAll.name}</LinkButton>
      </Opening>
      <Section id="experts" number={1} label={label} title={title}>
        <Grid $columns={2} $gap="oneHalf">
          {experts.map((expert) => (
            <ItemCard
              key={expert.id}
              look={portraitPlate}
              id={expert.image}
              labels={[expert.role]}
              title={expert.name}
              href={expert.href}
              text={expert.bio}
              tags={expert.expertise}
            />
          ))}
        </Grid>
      </Section>
      <Ways number={2} />
      <Contributors number={3} />
    </Page>
  );
}
