// The two series of the Library, each with its parts in their order. They stay as their HTML (./publications.ts).
import { styled } from 'styled-components';
import { itemWords, letterNames } from '#content/itemWords.ts';
import { series, seriesWords as words } from '#content/series.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Labels, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const Parts = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${tokens.space.hair};
    padding-block: ${tokens.space.half};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;

/** The section on /library. */
export const SeriesList = () => (
  <Section label={words.label} title={words.title}>
    <Grid $columns={2} $gap="two">
      {series.map(({ id, title, from, text, parts }) => (
        <Stack key={id} as="section" $gap="one" aria-labelledby={id}>
          <Stack $gap="half">
            <Eyebrow>{letterNames[from]}</Eyebrow>
            <Heading level={3} id={id}>
              {title}
            </Heading>
            <Muted>{text}</Muted>
          </Stack>
          <Parts>
            {parts.map(({ title: name, href, premium }, at) => (
              <li key={href}>
                <Eyebrow>
                  <Labels
                    parts={[
                      fillIn(words.part, { part: at + 1, count: parts.length }),
                      ...(premium === true ? [itemWords.premium] : []),
                    ]}
                    gold={itemWords.premium}
                  />
                </Eyebrow>
                <TextLink href={href}>{name}</TextLink>
              </li>
            ))}
          </Parts>
        </Stack>
      ))}
    </Grid>
  </Section>
);
