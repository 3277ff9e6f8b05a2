// One complete answer, in the form in which every answer is written.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asynq } from '#content/asynq.ts';
import { sampleAnswer } from '#content/asynq/sample.ts';
import { author } from '#content/author.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { panel } from '#ui/panel.ts';
import { Prose } from '#ui/Prose.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { ArrowLink } from './ArrowLink.tsx';

const { sample, form } = asynq.landing;

const Sheet = styled.article`
  display: grid;
  gap: ${tokens.space.three};
  ${panel}
  padding: ${tokens.space.two} ${tokens.space.oneHalf};
  ${media.desktop} {
    padding: ${tokens.space.four};
  }
`;

const PartBox = styled.section`
  display: grid;
  gap: ${tokens.space.one} ${tokens.space.two};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;

const titles = new Map<string, string>(form.map(({ id, title }) => [id, title]));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PartBox aria-label={title}>
      <Heading level={4}>{title}</Heading>
      <Prose>{children}</Prose>
    </PartBox>
  );
}

const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>);

/** The answer. */
export function SampleAnswer() {
  const { title, note, question, diagnosis, recommendation, nextStep, sources, href } =
    sampleAnswer;
  return (
    <Sheet aria-labelledby="sample-answer">
      <Stack $gap="half">
        <Eyebrow>{sample.label}</Eyebrow>
        <Heading level={3} look={2} id="sample-answer">
          {title}
        </Heading>
        <Muted>{note}</Muted>
        <p>
          <TextLink href={author.href} rel="author" tone="quiet">
            {author.byline}
          </TextLink>
        </p>
      </Stack>
      <Part title={sample.question}>
        <blockquote>
          <p>{question}</p>
        </blockquote>
      </Part>
      <Part title={titles.get('diagnosis') ?? ''}>{paragraphs(diagnosis)}</Part>
      <Part title={titles.get('recommendation') ?? ''}>{paragraphs(recommendation)}</Part>
      <Part title={titles.get('next-step') ?? ''}>{paragraphs(nextStep)}</Part>
      <Part title={titles.get('sources') ?? ''}>
        <ul>
          {sources.map((source) => (
            <li key={source.title}>
              {'href' in source ? (
                <TextLink href={source.href}>{source.title}</TextLink>
              ) : (
                <strong>{source.title}</strong>
              )}
              : {source.note}
            </li>
          ))}
        </ul>
      </Part>
      <ArrowLink link={{ name: sample.page, href }} />
    </Sheet>
  );
}
