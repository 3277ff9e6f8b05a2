// The browser's own select: for small choices that appear many times on a page.
import { styled } from 'styled-components';
import { fieldBox } from './field.ts';
import { tokens } from './tokens.ts';

const Box = styled.select`
  ${fieldBox}
  min-height: ${tokens.size.touch};
  font-size: max(${tokens.size.noZoom}, ${tokens.type.small});
  appearance: auto;
  text-overflow: ellipsis;
`;

export type NativeSelectProps<Id extends string> = {
  /** Its accessible name; the visible text beside it shows what it is for. */
  label: string;
  options: readonly { id: Id; label: string }[];
  /** Null while nothing is chosen: then `placeholder` shows. */
  value: Id | null;
  placeholder: string;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
  /** See useFollowedFocus. */
  focusKey?: string;
};

/** The select. Options never have an empty id. */
export function NativeSelect<Id extends string>(props: NativeSelectProps<Id>) {
  const { label, options, value, placeholder, onChange, isDisabled = false, focusKey } = props;
  return (
    <Box
      aria-label={label}
      data-focus-key={focusKey}
      value={value ?? placeholder}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ id }) => id === currentTarget.value);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      {value === null ? (
        <option value={placeholder} disabled>
          {placeholder}
        </option>
      ) : null}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </Box>
  );
}
