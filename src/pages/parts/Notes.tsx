// The plain reading of a page: numbered notes between hairlines, their heading beside their text.
import { styled } from 'styled-components';
import { useVisitor } from '#boot/app.tsx';
import type { RouteContent } from '#content/schema.ts';
import { Sentence } from '#ui/Text.tsx';
import { ArrowLink } from './ArrowLink.tsx';
import { NoteFrame } from './NoteFrame.tsx';
import { OpeningBox } from './Opening.tsx';

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
        <NoteFrame key={id} id={id} number={from + index} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} />
            </p>
          ))}
          {link && !(isMember && leadsToSignIn(link.href)) ? <ArrowLink link={link} /> : null}
        </NoteFrame>
      ))}
    </List>
  );
}

/** A route's sections without those whose item is already listed on the page as a card of the same title. */
export const unlisted = (
  sections: RouteContent['sections'],
  titles: readonly string[],
): RouteContent['sections'] => sections.filter(({ title }) => !titles.includes(title));
