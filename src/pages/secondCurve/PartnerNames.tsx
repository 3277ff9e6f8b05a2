// The partners of The Second Curve, by name.
import { insights } from '#content/insights.ts';
import { partners } from '#content/partners.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Lede, Muted } from '#ui/Text.tsx';

const { label, title, text, link } = insights.partners;

/** Four names, each a link to the partner's offer. */
export const PartnerNames = () => (
  <Section label={label} title={title}>
    <Stack $gap="oneHalf">
      <Muted>{text}</Muted>
      <Grid as="ul" $columns={2} $gap="one">
        {partners.map(({ id, name, href }) => (
          <li key={id}>
            <Lede as="span">
              <TextLink href={href}>{name}</TextLink>
            </Lede>
          </li>
        ))}
      </Grid>
      <div>
        <ArrowLink link={link} />
      </div>
    </Stack>
  </Section>
);
