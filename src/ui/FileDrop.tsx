// A place to drop files, or to choose them.
import { DropZone, Text } from 'react-aria-components/DropZone';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, IconButton } from './Button.tsx';
import { errorLine, fieldError, fieldLabel, fieldNote, fieldStack } from './field.ts';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { OptionalMark } from './NativeField.tsx';
import { Mono } from './Text.tsx';
import { file, upload } from './icons.tsx';
import { tokens } from './tokens.ts';
import { useChosenFiles } from './useChosenFiles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
const List = styled.ul`
  flex: 1 0 100%;
  display: grid;
  gap: ${tokens.space.half};
  min-width: 0;
`;
/** The file's name and size share a line with the button that removes it, however narrow the screen is. */
const Chosen = styled.li`
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

/** A chosen file; its size as a text. */
export type ChosenFile = { id: string; name: string; size?: string | undefined };

export type FileDropProps = {
  label: string;
  hint?: string | undefined;
  /** The problems, a sentence each. */
  errors?: readonly string[];
  optional?: boolean | undefined;
  /** Media types or extensions that the picker offers. */
  accept?: readonly string[] | undefined;
  files: readonly ChosenFile[];
  /** How many there may be; when they are chosen, there is nothing more to press. */
  most?: number;
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  chooseLabel?: string;
  /** Names the button that removes a file. */
  removeLabel?: (name: string) => string;
  dropText?: string;
  isDisabled?: boolean | undefined;
};

type ListProps = Required<Pick<FileDropProps, 'files' | 'onRemove' | 'removeLabel'>> &
  Pick<FileDropProps, 'isDisabled'>;

function Files({ files, onRemove, removeLabel, isDisabled }: ListProps) {
  return (
    <List>
      {files.map(({ id, name, size }) => (
        <Chosen key={id}>
          <Icon name={file} />
          <FileWords>
            <span>{name}</span>
            {size ? <Mono>{size}</Mono> : null}
          </FileWords>
          <Remove>
            <IconButton
              icon="close"
              label={removeLabel(name)}
              variant="quiet"
              isDisabled={isDisabled}
              onPress={() => onRemove(id)}
            />
          </Remove>
        </Chosen>
      ))}
    </List>
  );
}

/** A file field: the parent checks types and sizes, and passes the problems as `errors`. */
export function FileDrop({
  label,
  hint,
  errors = [],
  optional = false,
  accept,
  files,
  most = 1,
  onFiles,
  onRemove,
  chooseLabel = 'Choose a file',
  removeLabel = (name) => `Remove ${name}`,
  dropText = 'Drop a file here',
  isDisabled = false,
}: FileDropProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  // While the next file is looked at, the last problem is gone: the same one again is announced again.
  const problems = isDisabled ? [] : errors;
  const { region, chooser, around } = useChosenFiles(files, isDisabled);
  const described = [
    problems.length > 0 ? `${id}-error` : '',
    hint ? `${id}-hint` : '',
    optional ? `${id}-optional` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Stack aria-labelledby={`${id}-label`} aria-describedby={described || undefined} {...around}>
      <VisuallyHidden as="div" role="log" aria-live="polite" aria-atomic="true" ref={region} />
      <Line>
        <Label id={`${id}-label`}>{label}</Label>
        {optional ? <OptionalMark id={`${id}-optional`}>Optional</OptionalMark> : null}
      </Line>
      <Zone
        // The zone's own button, for the keyboard: a file is pasted into it; files are chosen with the button below.
        aria-label={`${label}: paste ${most > 1 ? 'files' : 'a file'} here`}
        isDisabled={isDisabled}
        onDrop={(event) => {
          const dropped = event.items.flatMap((item) => (item.kind === 'file' ? [item] : []));
          if (dropped.length > 0)
            void Promise.all(dropped.map((item) => item.getFile())).then(onFiles);
        }}
      >
        {files.length > 0 ? (
          <Files
            files={files}
            onRemove={onRemove}
            removeLabel={removeLabel}
            isDisabled={isDisabled}
          />
        ) : null}
        {files.length < most ? (
          <>
            <Note>{dropText}</Note>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={label}
              multiple={most > 1}
              accept={accept?.join(',')}
              onChange={({ currentTarget }) => {
                const chosen = [...(currentTarget.files ?? [])];
                currentTarget.value = '';
                if (chosen.length > 0) onFiles(chosen);
              }}
            />
            <Button
              ref={chooser}
              size="small"
              icon={upload}
              isDisabled={isDisabled}
              onPress={() => picker.current?.click()}
            >
              {chooseLabel}
            </Button>
          </>
        ) : null}
      </Zone>
      {hint ? <Note id={`${id}-hint`}>{hint}</Note> : null}
      {problems.length > 0 ? (
        <div id={`${id}-error`} role="alert">
          {problems.map((error) => (
            <Problem key={error}>
              <Icon name="alert" small />
              <span>{error}</span>
            </Problem>
          ))}
        </div>
      ) : null}
    </Stack>
  );
}
