// A password field: uncontrolled, so that its value is in the DOM alone and leaves it only through the form's FormData.
import { useEffect, useRef, type Ref } from 'react';
import { useToggleState } from 'react-stately/useToggleState';
import { keyframes, styled } from 'styled-components';
import { pressable } from './Button.tsx';
import { fieldBox, fieldStack } from './field.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { FieldFrame, useFieldTies } from './NativeField.tsx';
import { eye, eyeOff } from './icons.tsx';
import { tokens } from './tokens.ts';

// A browser that autofills a field hides its value from scripts until the user interacts with the page. The style that
// it applies is the only sign, and an animation is the only event for a change of style.
const autofillStarts = keyframes`from { --autofill: on; } to { --autofill: on; }`;
const autofillEnds = keyframes`from { --autofill: off; } to { --autofill: off; }`;

const FieldStack = styled.div`
  ${fieldStack}
`;
const Frame = styled.div`
  position: relative;
`;
const Box = styled.input`
  ${fieldBox}
  padding-inline-end: ${tokens.size.control};
  animation: ${autofillEnds} ${tokens.duration.instant};
  &:autofill {
    animation: ${autofillStarts} ${tokens.duration.instant};
  }
  /* Other browsers throw at a selector that they do not know. */
  @supports selector(::-ms-reveal) {
    &::-ms-reveal {
      display: none;
    }
  }
`;
const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  color: ${tokens.color.muted};
  border-radius: ${tokens.radius.medium};
  cursor: pointer;
  &:hover,
  &[aria-pressed='true'] {
    color: ${tokens.color.text};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
`;

export type PasswordFieldProps = {
  /** Its name in the form's FormData. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The accessible name of the button that shows the password. */
  revealLabel?: string;
  autoComplete?: 'current-password' | 'new-password';
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The text cannot be changed while it is being sent. */
  isReadOnly?: boolean | undefined;
  minLength?: number | undefined;
  /** The focus is here at first: for a dialog whose one task is to enter it. */
  autoFocus?: boolean | undefined;
  /** Called when the field stops being empty or becomes empty, and only then; also when a browser fills it. */
  onFilledChange?: ((filled: boolean) => void) | undefined;
  /** The input, so that its owner can focus it, or empty it with `emptyPassword`. */
  ref?: Ref<HTMLInputElement>;
};

/** Empties a password field and lets it report the change. */
export const emptyPassword = (input: HTMLInputElement | null) => {
  if (!input) return;
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const isFilled = (input: HTMLInputElement) => input.value !== '' || input.matches(':autofill');

const hand = (ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) => {
  if (typeof ref === 'function') ref(input);
  else if (ref) ref.current = input;
};

/** A password field with a reveal button. Its value is never React's. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  revealLabel = 'Show password',
  autoComplete = 'current-password',
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  minLength,
  autoFocus,
  onFilledChange,
  ref,
}: PasswordFieldProps) {
  const ties = useFieldTies({ hint, error });
  const { isSelected: isShown, setSelected: show } = useToggleState();
  const input = useRef<HTMLInputElement | null>(null);
  const reported = useRef(false);
  const listener = useRef(onFilledChange);

  const report = (filled: boolean) => {
    if (reported.current === filled) return;
    reported.current = filled;
    listener.current?.(filled);
  };

  useEffect(() => {
    listener.current = onFilledChange;
  }, [onFilledChange]);

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const tell = (filled: boolean) => {
      if (reported.current === filled) return;
      reported.current = filled;
      listener.current?.(filled);
    };
    // Text that was typed or autofilled before the scripts were loaded.
    tell(isFilled(element));
    // A form's reset empties its fields after the event, without another one.
    const afterReset = () => queueMicrotask(() => tell(element.value !== ''));
    const form = element.form;
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);

  return (
    <FieldStack>
      <FieldFrame id={ties.id} label={label} hint={hint} error={error}>
        <Frame>
          <Box
            {...ties}
            ref={(element) => {
              input.current = element;
              hand(ref, element);
            }}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            minLength={minLength}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner of the field decides
            autoFocus={autoFocus}
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-required={isRequired || undefined}
            onInput={(event) => report(event.currentTarget.value !== '')}
            onAnimationStart={({ currentTarget }) => report(isFilled(currentTarget))}
          />
          <Reveal
            {...pressable({ isDisabled, onPress: () => show(!isShown) })}
            aria-label={revealLabel}
            aria-controls={ties.id}
            aria-pressed={isShown}
          >
            <Icon name={isShown ? eyeOff : eye} />
          </Reveal>
        </Frame>
      </FieldFrame>
    </FieldStack>
  );
}
