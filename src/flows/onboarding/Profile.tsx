// Step 2: the company, as far as the user wants to describe it.
import { styled } from 'styled-components';
import { onboarding } from '#content/onboarding.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import type { ProfileField } from '#machines/onboarding.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { StepFoot, StepFrame } from '#ui/StepFrame.tsx';
import { TextField } from '#ui/TextField.tsx';
import { media, tokens } from '#ui/tokens.ts';
import type { StepProps } from './steps.ts';

const words = onboarding.profile;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.oneHalf};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${tokens.space.two};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The step's form: Enter in a field continues, as the button does. */
export function Profile({ actor, snapshot }: StepProps) {
  const { answers } = snapshot.context;
  const edit = (field: ProfileField) => (value: string) =>
    actor.send({ type: 'answer.edited', field, value });
  const choice = (
    field: ProfileField,
    label: string,
    placeholder: string,
    options: readonly SelectOption[],
  ) => (
    <Select
      label={label}
      placeholder={placeholder}
      options={options}
      selectedKey={answers[field]}
      onSelectionChange={edit(field)}
    />
  );
  return (
    <StepFrame title={words.title} hint={words.hint}>
      <Form label={words.title} gap="two" onSubmit={() => actor.send({ type: 'step.continued' })}>
        <Fields>
          <TextField
            name="organization"
            autoComplete="organization"
            label={words.companyName}
            hint={words.companyHint}
            optional
            value={answers.companyName}
            onChange={edit('companyName')}
          />
          {choice('stage', words.stage, words.stagePlaceholder, words.stages)}
          {choice('sector', words.sector, words.sectorPlaceholder, words.sectors)}
          <TextField
            name="url"
            type="url"
            inputMode="url"
            autoComplete="url"
            label={words.website}
            placeholder={words.websiteHint}
            optional
            value={answers.website}
            onChange={edit('website')}
          />
          {choice('referral', words.referral, words.referralPlaceholder, words.referrals)}
        </Fields>
        <DraftNotice draft={snapshot.children.draft} />
        <StepFoot>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!snapshot.can({ type: 'step.continued' })}
          >
            {words.button}
          </Button>
        </StepFoot>
      </Form>
    </StepFrame>
  );
}
