// All contributors: subjects for each, what to prepare, what they will not do, and what to read before.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { coLab } from '#content/coLab.ts';
import { experts } from '#content/experts.ts';
import type { CoLabWords } from '#content/schema.applications.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Points } from '#pages/parts/Points.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const words: CoLabWords['contributors'] = coLab.contributors;

const Entry = styled.article`
  display: grid;
  gap: ${tokens.space.one} ${tokens.space.oneHalf};
  padding-block: ${tokens.space.two};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  &:last-child {
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.one};
  max-width: ${tokens.measure};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.text};
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.oneHalf};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;

type EntryProps = {
  id: string;
  name: string;
  role: string;
  bio: string;
  declines: string;
  reads: readonly { name: string; href: string }[];
  /** The address of their own page, if they have one. */
  href?: string;
  children?: ReactNode;
};

function Contributor({ id, name, role, bio, declines, reads, href, children }: EntryProps) {
  const headingId = `contributor-${id}`;
  return (
    <Entry aria-labelledby={headingId}>
      <Stack $gap="half" $align="start">
        <Eyebrow>{role}</Eyebrow>
        <Heading level={3} id={headingId}>
          {name}
        </Heading>
        <Muted>
          <Sentence text={bio} />
        </Muted>
        {href === undefined ? null : (
          <ArrowLink link={{ name: fillIn(words.open, { name }), href }} />
        )}
      </Stack>
      <Facts>
        {children}
        <div>
          <dt>{words.declines}</dt>
          <dd>{declines}</dd>
        </div>
        <div>
          <dt>{words.reads}</dt>
          <dd>
            <Links>
              {reads.map((link) => (
                <li key={link.href}>
                  <TextLink href={link.href}>{link.name}</TextLink>
                </li>
              ))}
            </Links>
          </dd>
        </div>
      </Facts>
    </Entry>
  );
}

/** The section; `number` is its place on the page. */
export function Contributors({ number }: { number: number }) {
  const { label, title, text, advisor, reading } = words;
  return (
    <Section id="contributors" number={number} label={label} title={title}>
      <Stack $gap="oneHalf">
        <Muted>{text}</Muted>
        <div>
          {experts.map((expert) => (
            <Contributor key={expert.id} {...expert} reads={reading[expert.id] ?? []}>
              <div>
                <dt>{words.questions}</dt>
                <dd>
                  <Points points={expert.questions} />
                </dd>
              </div>
              <div>
                <dt>{words.bring}</dt>
                <dd>{expert.bring}</dd>
              </div>
            </Contributor>
          ))}
          <Contributor id="advisor" {...advisor} reads={advisor.links} />
        </div>
      </Stack>
    </Section>
  );
}
