// Published pieces about a question, before the member uses up one of the month's questions.
import { styled } from 'styled-components';
import type { QuestionAnswers } from '#machines/asynq.machine.ts';
import { asynq } from '#content/asynq.ts';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { chosenWords } from './chosen.ts';
import { publishedOn } from './published.ts';

const words = asynq.wizard.published;

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  display: grid;
  gap: ${tokens.space.hair};
  padding-block: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

const Title = styled.span`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.heading};
  color: ${tokens.color.text};
`;

/** Everything that is known of a question. */
function textsOf(answers: QuestionAnswers): string[] {
  const { domain, subcategory, blockers, question } = chosenWords(answers);
  return [answers.domain, domain, answers.subcategory, subcategory, ...blockers, question].filter(
    (text) => text !== null && text !== undefined,
  );
}

/** Up to three pieces; they open beside the question, which stays where it is. */
export function Published({ answers }: { answers: QuestionAnswers }) {
  const pieces = publishedOn(textsOf(answers));
  return (
    <Stack as="section" $gap="half" aria-labelledby="already-published">
      <Heading level={2} look={4} id="already-published">
        {words.title}
      </Heading>
      <Muted>{pieces.length === 0 ? words.none : words.hint}</Muted>
      {pieces.length === 0 ? null : (
        <List>
          {pieces.map(({ kind, title, excerpt, href }) => (
            <Item key={href}>
              <Eyebrow>{words.kinds[kind]}</Eyebrow>
              <TextLink href={href} target="_blank" tone="quiet">
                <Title>
                  {title}
                  <VisuallyHidden>, {words.newTab}</VisuallyHidden>
                </Title>
                <Icon name="external" small />
              </TextLink>
              <Muted>{excerpt}</Muted>
            </Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
