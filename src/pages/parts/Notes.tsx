// The plain reading of a page: numbered notes between hairlines, their heading beside their text.
import { styled } from 'styled-components';
import { useVisitor } from '#boot/app.tsx';
import type { RouteContent } from '#content/schema.ts';
import { Eyebrow, Heading, Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { OpeningBox } from './Opening.tsx';

const Note = styled.section`
  display: grid;
  gap: ${tokens.space.snug} ${tokens.space.oneHalf};
  padding-block: ${tokens.space.two};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  scroll-margin-block-start: ${tokens.space.four};
  &:last-child {
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  /* The number is in the place of a Section's label, the heading in the place of its heading. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    align-items: baseline;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${tokens.space.snug} ${tokens.space.oneHalf};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    align-items: baseline;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  justify-items: start;
  max-width: ${tokens.measure};
`;

/** The opening has drawn the first hairline already. */
const List = styled.div`
  ${OpeningBox} + & > :first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
`;

export type NotesProps = {
  sections: RouteContent['sections'];
  /** The number of the first one: 2 after a page's first section. */
  from?: number;
};

/** A link to sign in or sign up, which is useless to a member. */
const leadsToSignIn = (href: string) => href.startsWith('/auth');

/** Sections of content/routes.ts, in their order. Members do not see the links to sign in. */
export function Notes({ sections, from = 1 }: NotesProps) {
  const { isMember } = useVisitor();
  if (sections.length === 0) return null;
  return (
    <List>
      {sections.map(({ id, title, paragraphs, link }, index) => (
        <Note key={id} id={id} aria-labelledby={`${id}-title`}>
          <Eyebrow>{String(from + index).padStart(2, '0')}</Eyebrow>
          <Body>
            <Heading level={2} look={3} id={`${id}-title`}>
              {title}
            </Heading>
            <Text>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Sentence text={paragraph} />
                </p>
              ))}
              {link && !(isMember && leadsToSignIn(link.href)) ? <ArrowLink link={link} /> : null}
            </Text>
          </Body>
        </Note>
      ))}
    </List>
  );
}

/** A route's sections without those whose item is already listed on the page as a card of the same title. */
export const unlisted = (
  sections: RouteContent['sections'],
  titles: readonly string[],
): RouteContent['sections'] => sections.filter(({ title }) => !titles.includes(title));
