// The timer's twelve questions, each with two answers: for a year ago, and for today.
import { useId } from 'react';
import { styled } from 'styled-components';
import { moments } from '#machines/labDiagnostic.machine.ts';
import type { Answer, Moment, TimerAnswers } from '#machines/labDiagnostic.machine.ts';
import { labTimer as words } from '#content/labTimer.ts';
import { errorLine, fieldError } from '#ui/field.ts';
import { Icon } from '#ui/Icon.tsx';
import { Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { YesNo } from '#ui/YesNo.tsx';

const List = styled.ol`
  list-style: none;
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Line = styled.li`
  display: grid;
  gap: ${tokens.space.snug};
  padding-block: ${tokens.space.one};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${tokens.size.progress};
    gap: ${tokens.space.half} ${tokens.space.two};
    align-items: center;
  }
`;
const Question = styled.p`
  display: grid;
  grid-template-columns: ${tokens.size.number} minmax(0, 1fr);
  line-height: ${tokens.leading.snug};
  max-width: ${tokens.measure};
`;
const Number = styled.span`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: inherit;
  color: ${tokens.color.muted};
  padding-block-start: 0.2em;
`;
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.one};
`;
const Name = styled.span`
  display: block;
  padding-block-end: ${tokens.space.hair};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;
const Missing = styled.p`
  ${fieldError}
  ${errorLine}
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

export type TimerQuestionsProps = {
  answers: TimerAnswers;
  isDisabled: boolean;
  /** The user requested a result: missing answers are marked. */
  marksMissing: boolean;
  onAnswer: (question: string, moment: Moment, answer: Answer) => void;
};

/** The list. */
export function TimerQuestions(props: TimerQuestionsProps) {
  const { answers, isDisabled, marksMissing, onAnswer } = props;
  const id = useId();
  return (
    <List>
      {words.questions.map((question, place) => {
        const given = answers[question.id];
        const isMissing = (moment: Moment) => marksMissing && given?.[moment] === undefined;
        return (
          <Line key={question.id}>
            <Question>
              <Number aria-hidden="true">{place + 1}</Number>
              <span id={`${id}-${question.id}`}>
                <Sentence text={question.text} />
              </span>
            </Question>
            <Pairs>
              {moments.map((moment) => (
                <div key={moment}>
                  <Name id={`${id}-${question.id}-${moment}`}>{words[moment]}</Name>
                  <YesNo
                    labelledBy={`${id}-${question.id} ${id}-${question.id}-${moment}`}
                    yes={words.yes}
                    no={words.no}
                    value={given?.[moment]}
                    isDisabled={isDisabled}
                    isInvalid={isMissing(moment)}
                    describedBy={isMissing(moment) ? `${id}-${question.id}-missing` : undefined}
                    onChange={(answer) => onAnswer(question.id, moment, answer)}
                  />
                </div>
              ))}
            </Pairs>
            {moments.some(isMissing) ? (
              <Missing id={`${id}-${question.id}-missing`}>
                <Icon name="alert" small />
                <span>{words.missingMark}</span>
              </Missing>
            ) : null}
          </Line>
        );
      })}
    </List>
  );
}
