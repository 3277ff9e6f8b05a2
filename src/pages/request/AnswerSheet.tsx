// A signed answer: its question, its four parts, its signature, and what its corrections have changed.
import { useId } from 'react';
import { styled } from 'styled-components';
import { requestPage } from '#content/requestPage.ts';
import type { AnswerPart, AnswerVersion } from '#machines/requestPage.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Reading } from '#pages/parts/Reading.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Display, Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const words = requestPage.document;

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/Paris' });
/** A moment (ISO) as the day on the advisor's calendar: "November 24, 2026". */
const dayOf = (iso: string) => long.format(new Date(iso));

const Sheet = styled.article`
  display: grid;
  gap: ${tokens.space.three};
  max-width: ${tokens.size.stage};
  ${media.print} {
    gap: ${tokens.space.oneHalf};
    max-width: none;
  }
`;
const Head = styled.header`
  display: grid;
  gap: ${tokens.space.one};
  max-width: ${tokens.size.heading};
`;
/* A table that is wider than a phone scrolls by itself: it does not widen the column. */
const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.one} ${tokens.space.two};
  padding-block-start: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.desktop} {
    grid-template-columns: minmax(${tokens.size.partColumn}, 1fr) minmax(0, 3fr);
  }
  ${media.print} {
    gap: ${tokens.space.half};
    padding-block-start: ${tokens.space.one};
  }
`;
const Text = styled(Prose)`
  ${media.print} {
    font-size: ${tokens.printType};
    line-height: ${tokens.leading.snug};
  }
`;
const Asked = styled.blockquote`
  max-width: ${tokens.measureReading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Signature = styled.footer`
  display: grid;
  gap: ${tokens.space.half};
  padding-block-start: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.strong};
`;
const Signed = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  font-style: italic;
`;
const Changes = styled.ol`
  display: grid;
  gap: ${tokens.space.one};
`;

const order: readonly AnswerPart[] = ['diagnosis', 'recommendation', 'nextStep', 'sources'];

type AnswerSheetProps = {
  /** The newest first; at least one. */
  versions: readonly AnswerVersion[];
  /** The question that it answers; null where it is nobody's business. */
  question: string | null;
  /** Of its title: where it is a page, the first. */
  level?: 1 | 3;
};

/** Of the headings under the title. */
const below = (level: 1 | 3) => (level === 1 ? 2 : 4);

/** What each version says of its change, the newest first. */
function Versions({ versions, level }: Pick<Required<AnswerSheetProps>, 'versions' | 'level'>) {
  const { title, line, first, current } = words.versions;
  return (
    <Part aria-label={title}>
      <Heading level={below(level)} look={4}>
        {title}
      </Heading>
      <Changes>
        {versions.map(({ version, signedAt, changed }, index) => (
          <li key={version}>
            <Eyebrow>{fillIn(line, { version, date: dayOf(signedAt) })}</Eyebrow>
            <p>{changed ?? first}</p>
            {index === 0 ? <Muted>{current}</Muted> : null}
          </li>
        ))}
      </Changes>
    </Part>
  );
}

/** The document. */
export function AnswerSheet({ versions, question, level = 1 }: AnswerSheetProps) {
  const title = useId();
  const [newest] = versions;
  if (newest === undefined) return null;
  const signed = fillIn(words.signed, { name: newest.signedBy, date: dayOf(newest.signedAt) });
  return (
    <Sheet aria-labelledby={title}>
      <Head>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Display as={`h${level}`} id={title} tabIndex={-1}>
          {newest.title}
        </Display>
        <Muted>{signed}</Muted>
      </Head>
      {question === null ? null : (
        <Part aria-label={words.question}>
          <Heading level={below(level)} look={4}>
            {words.question}
          </Heading>
          <Text>
            <Asked>{question}</Asked>
          </Text>
        </Part>
      )}
      {order.map((part) => (
        <Part key={part} aria-label={words.parts[part]}>
          <Heading level={below(level)} look={4}>
            {words.parts[part]}
          </Heading>
          <Text>
            <Reading blocks={newest.parts[part]} />
          </Text>
        </Part>
      ))}
      <Signature>
        <Signed>{signed}</Signed>
      </Signature>
      {versions.length > 1 ? <Versions versions={versions} level={level} /> : null}
    </Sheet>
  );
}
