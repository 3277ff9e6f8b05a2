// Buttons, links and fields in all their states, as the gallery shows them.
import { Button, IconButton, type ButtonVariant } from '../Button.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Form } from '../Form.tsx';
import { LinkButton, TextLink } from '../LinkButton.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { Select } from '../Select.tsx';
import { Row, Stack } from '../Stack.tsx';
import { TextArea, TextField } from '../TextField.tsx';
import { GalleryPage, Specimen, noop, type SpecimensProps } from './Specimen.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'gold'];

const stages = [
  { id: 'idea', label: 'Idea' },
  { id: 'pre-seed', label: 'Pre-seed' },
  { id: 'seed', label: 'Seed' },
];

export function ControlSpecimens({ theme }: SpecimensProps) {
  return (
    <GalleryPage title="Controls">
      <Specimen name="Button">
        <Stack>
          {variants.map((variant) => (
            <Row key={variant} $gap="half">
              <Button variant={variant}>Continue</Button>
              <Button variant={variant} isDisabled>
                Disabled
              </Button>
              <Button variant={variant} isPending>
                Sending...
              </Button>
            </Row>
          ))}
          <Row $gap="half">
            <Button size="small">Small</Button>
            <Button>Medium</Button>
            <Button size="large" variant="primary">
              Large
            </Button>
            <IconButton icon="close" label="Close" />
            <IconButton icon="share" label="Share" variant="quiet" />
          </Row>
          <Button wide variant="primary" iconAfter="arrow">
            Start My Stack
          </Button>
        </Stack>
      </Specimen>
      <Specimen name="Links">
        <Row>
          <LinkButton href="#asyncq" variant="primary" size="large">
            Ask a Strategic Question
          </LinkButton>
          <LinkButton href="#inner-room" size="large">
            Work With Me
          </LinkButton>
          <TextLink href="#library" tone="quiet">
            Library
          </TextLink>
          <TextLink href="#open" tone="action">
            Open →
          </TextLink>
        </Row>
      </Specimen>
      <Specimen name="Fields">
        <Form onSubmit={noop} label={`Fields on ${theme}`}>
          <TextField label="Company name" optional placeholder="Orbital Forge" />
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            isRequired
            hint="We write to it when an answer is ready."
            defaultValue="ada@orbital"
            error="This address is not complete. Add what follows the @."
          />
          <TextField label="Website" isDisabled defaultValue="https://example.com" />
          <PasswordField
            name="password"
            label="Password"
            hint="Must be at least 6 characters"
            autoComplete="new-password"
          />
          <PasswordField
            name="again"
            label="Password again"
            autoComplete="new-password"
            error="The two passwords differ."
          />
          <Select
            label="Stage"
            options={stages}
            selectedKey={null}
            onSelectionChange={noop}
            placeholder="Choose a stage"
            optional
          />
          <Select
            label="Round"
            options={stages}
            selectedKey="seed"
            onSelectionChange={noop}
            error="Choose the round that you are raising."
          />
          <TextArea
            label="Your question"
            placeholder="Type your strategic question here..."
            hint="One decision, and what you have tried."
          />
          <FileDrop
            label="Deck"
            hint="PDF, PPTX, or DOCX (MAX. 10MB)"
            files={[]}
            onFiles={noop}
            onRemove={noop}
            optional
          />
          <FileDrop
            label="Memo"
            files={[{ id: 'memo', name: 'orbital-forge-memo.pdf', size: '1.2 MB' }]}
            onFiles={noop}
            onRemove={noop}
            errors={['This file is larger than 10 MB. Nothing was sent.']}
          />
          <Row $justify="space-between">
            <Button>Back</Button>
            <Button type="submit" variant="primary">
              Continue
            </Button>
          </Row>
        </Form>
      </Specimen>
    </GalleryPage>
  );
}
