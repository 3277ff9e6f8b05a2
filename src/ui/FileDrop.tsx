// A place to drop a file, or to choose one.
import { DropZone, Text } from 'react-aria-components/DropZone';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from './Button.tsx';
import { errorLine, fieldError, fieldLabel, fieldNote, fieldStack } from './field.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { OptionalMark } from './NativeField.tsx';
import { Mono } from './Text.tsx';
import { tokens } from './tokens.ts';

const Stack = styled.fieldset`
  ${fieldStack}
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
`;
const Label = styled(Text)`
  ${fieldLabel}
`;
const Note = styled.p`
  ${fieldNote}
`;
const Problem = styled.p`
  ${fieldError}
  ${errorLine}
`;
const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.one};
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} dashed ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
  &[data-drop-target] {
    border-color: ${tokens.color.accent};
    border-style: solid;
    background: ${tokens.color.sunk};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;
/** The file's name and size share a line with the button that removes it, however narrow the screen is. */
const Chosen = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${tokens.space.half} ${tokens.space.snug};
  min-width: 0;
`;
const FileWords = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.snug};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Remove = styled.span`
  margin-inline-start: auto;
`;

export type FileDropProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Media types or extensions that the picker offers. */
  accept?: readonly string[] | undefined;
  /** The name and size of what has been chosen. */
  file: { name: string; size?: string | undefined } | null;
  onFile: (file: File) => void;
  onRemove: () => void;
  chooseLabel?: string;
  removeLabel?: string;
  dropText?: string;
  isDisabled?: boolean | undefined;
};

/** A file field: its owner checks type and size, and says what is wrong through `error`. */
export function FileDrop({
  label,
  hint,
  error,
  optional = false,
  accept,
  file,
  onFile,
  onRemove,
  chooseLabel = 'Choose a file',
  removeLabel = 'Remove the file',
  dropText = 'Drop a file here',
  isDisabled = false,
}: FileDropProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Stack aria-labelledby={`${id}-label`} aria-describedby={described || undefined}>
      <Line>
        <Label id={`${id}-label`}>{label}</Label>
        {optional ? <OptionalMark aria-hidden="true">Optional</OptionalMark> : null}
      </Line>
      <Zone
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={(event) => {
          const dropped = event.items.find((item) => item.kind === 'file');
          if (dropped?.kind === 'file') void dropped.getFile().then(onFile);
        }}
      >
        {file ? (
          <Chosen>
            <Icon name="file" />
            <FileWords>
              <span>{file.name}</span>
              {file.size ? <Mono>{file.size}</Mono> : null}
            </FileWords>
            <Remove>
              <IconButton icon="close" label={removeLabel} variant="quiet" onPress={onRemove} />
            </Remove>
          </Chosen>
        ) : (
          <>
            <Note>{dropText}</Note>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={label}
              accept={accept?.join(',')}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.files?.[0];
                currentTarget.value = '';
                if (chosen) onFile(chosen);
              }}
            />
            <Button
              size="small"
              icon="upload"
              isDisabled={isDisabled}
              onPress={() => picker.current?.click()}
            >
              {chooseLabel}
            </Button>
          </>
        )}
      </Zone>
      {hint ? <Note id={`${id}-hint`}>{hint}</Note> : null}
      {error ? (
        <Problem id={`${id}-error`}>
          <Icon name="alert" small />
          <span>{error}</span>
        </Problem>
      ) : null}
    </Stack>
  );
}
