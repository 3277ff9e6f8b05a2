// @vitest-environment happy-dom
// A field's texts are tied to its input: screen readers read its label, its hint, its problem and that it is
// required.
import { describe, expect, it } from 'vitest';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Recorder } from '#ui/Recorder.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { one, render } from './render.ts';

const kinds = [
  { kind: 'one line', Kind: TextField },
  { kind: 'several lines', Kind: TextArea },
  { kind: 'a password', Kind: PasswordField },
];

type Words = {
  hint?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  optional?: boolean;
};

/** A field with these texts, and a function to change them. */
function open(Kind: (typeof kinds)[number]['Kind'], words: Words = {}) {
  const field = (around: Words) => <Kind name="answer" label="Answer" {...around} />;
  const { host, show } = render(field(words));
  const box = one<HTMLInputElement | HTMLTextAreaElement>(host, 'input, textarea');
  const described = () =>
    (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent);
  return { box, described, say: (others: Words) => show(field(others)) };
}

describe.each(kinds)('a field of $kind', ({ Kind }) => {
  it('is named by its label alone', () => {
    const { box } = open(Kind, { hint: 'In a sentence.', error: 'Write a sentence.' });
    expect([...(box.labels ?? [])].map(({ textContent }) => textContent)).toEqual(['Answer']);
  });

  it('has no description without a hint or problem', () => {
    const { box } = open(Kind);
    for (const attribute of ['aria-describedby', 'aria-invalid', 'aria-required'])
      expect(box.hasAttribute(attribute), attribute).toBe(false);
  });

  it('is described by its hint, and by its problem before it', () => {
    expect(open(Kind, { hint: 'In a sentence.' }).described()).toEqual(['In a sentence.']);
    expect(open(Kind, { hint: 'In a sentence.', error: 'Write a sentence.' }).described()).toEqual([
      'Write a sentence.',
      'In a sentence.',
    ]);
  });

  it('is invalid while it has a problem, and no longer', () => {
    const { box, described, say } = open(Kind, { error: 'Write a sentence.' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    say({});
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    expect(described()).toEqual([]);
  });

  it('says that it is required, and leaves the validation to the machine', () => {
    const { box } = open(Kind, { isRequired: true });
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(box.required).toBe(false);
  });

  it('is disabled with the attribute of the browser', () => {
    expect(open(Kind, { isDisabled: true }).box.disabled).toBe(true);
  });
});

describe.each(kinds.filter(({ kind }) => kind !== 'a password'))(
  'an optional field of $kind',
  ({ Kind }) => {
    it('says so after its other texts, and not in its name', () => {
      const { box, described } = open(Kind, { hint: 'In a sentence.', optional: true });
      expect(described()).toEqual(['In a sentence.', 'Optional']);
      expect([...(box.labels ?? [])].map(({ textContent }) => textContent)).toEqual(['Answer']);
    });
  },
);

/** The texts that describe an element, and are not hidden. */
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((each) => each !== null && each.getAttribute('aria-hidden') !== 'true')
    .map((each) => each?.textContent);

describe('an optional field of another kind', () => {
  it('says so where there are choices', () => {
    const options = [{ id: 'seed', label: 'Seed' }];
    const { host } = render(
      <Select
        label="Stage"
        options={options}
        selectedKey={null}
        onSelectionChange={() => {}}
        optional
      />,
    );
    expect(describedBy(one(host, 'button'))).toContain('Optional');
  });

  it('says so where there are files', () => {
    const { host } = render(
      <FileDrop label="Deck" optional files={[]} onFiles={() => {}} onRemove={() => {}} />,
    );
    expect(describedBy(one(host, 'fieldset'))).toContain('Optional');
  });

  it('says so where a voice note is recorded', () => {
    const { host } = render(
      <Recorder label="Voice note" hint="Two minutes.">
        Panel
      </Recorder>,
    );
    expect(describedBy(one(host, 'fieldset'))).toEqual(['Optional', 'Two minutes.']);
  });
});
