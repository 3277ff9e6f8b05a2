// What a page about the site says below its opening: numbered notes of paragraphs, lists, facts, and what is kept where.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Kept, Passage, SitePageContent } from '#content/schema.sitePages.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { NoteFrame } from '#pages/parts/NoteFrame.tsx';
import { LinkedPoints, Points } from '#pages/parts/Points.tsx';
import { longDate } from '#pages/parts/dates.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading, Labels, Mono, Muted, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

/** The opening has drawn the first hairline already. */
const List = styled.div`
  > :first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.half};
  width: 100%;
  font-size: ${tokens.type.small};
  > div {
    display: grid;
    gap: 0 ${tokens.space.one};
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
  dt {
    color: ${tokens.color.muted};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Entries = styled.ul`
  display: grid;
  gap: ${tokens.space.two};
  width: 100%;
`;

/* An address may be longer than a line of a phone. */
const Mailbox = styled.p`
  overflow-wrap: anywhere;
`;

/** Names and what they stand for. */
function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Facts>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}

type EntryListProps = { kept: readonly Kept[]; labels: Record<'why' | 'until' | 'places', string> };

/** What is kept, entry by entry. */
function EntryList({ kept, labels }: EntryListProps) {
  return (
    <Entries>
      {kept.map(({ id, name, what, why, until, places }) => (
        <Stack as="li" key={id} $gap="half">
          <Heading level={3} look={4} id={id}>
            {name}
          </Heading>
          <p>
            <Sentence text={what} />
          </p>
          <FactList
            facts={[
              [labels.why, <Sentence key="why" text={why} />],
              [labels.until, <Sentence key="until" text={until} />],
              [
                labels.places,
                <Mono key="places">
                  <Labels parts={places} />
                </Mono>,
              ],
            ]}
          />
        </Stack>
      ))}
    </Entries>
  );
}

/** One passage. */
function Said({ passage }: { passage: Passage }) {
  if (typeof passage === 'string')
    return (
      <p>
        <Sentence text={passage} />
      </p>
    );
  if ('points' in passage) return <Points points={passage.points} />;
  if ('facts' in passage)
    return <FactList facts={passage.facts.map(({ term, text }) => [term, text])} />;
  if ('mailbox' in passage)
    return (
      <Mailbox>
        <TextLink href={`mailto:${passage.mailbox}`}>{passage.mailbox}</TextLink>. {passage.text}
      </Mailbox>
    );
  if ('kept' in passage) return <EntryList {...passage} />;
  const [first, ...others] = passage.links;
  return first !== undefined && others.length === 0 ? (
    <ArrowLink link={first} />
  ) : (
    <LinkedPoints points={passage.links.map(({ name, href }) => ({ text: name, href }))} />
  );
}

/** The notes of a page, and the day of its last change above them. */
export function Passages({ changed, sections }: SitePageContent) {
  return (
    <Stack $gap="two">
      {changed ? (
        <Muted>
          {changed.label} <time dateTime={changed.day}>{longDate(changed.day)}</time>.
        </Muted>
      ) : null}
      <List>
        {sections.map(({ id, title, body }, index) => (
          <NoteFrame key={id} id={id} number={index + 1} title={title}>
            {body.map((passage, place) => (
              <Said key={place} passage={passage} />
            ))}
          </NoteFrame>
        ))}
      </List>
    </Stack>
  );
}
