// The formats of a file beside its button, which gives the first one: a button for each other one, or what the plan opens.
import { styled } from 'styled-components';
import type { FileFormat } from '#content/fileFormats.ts';
import { taking } from '#content/taking.ts';
import { tokens } from '#ui/tokens.ts';
import { DownloadButton, type DownloadProps } from './Download.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.one};
  color: ${tokens.color.muted};
  font-size: ${tokens.type.small};
`;

/* On a line of its own where it does not fit beside the words; its first name is then below their first letter. */
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-1 * ${tokens.space.one});
`;

/** A button for each format but the first. */
export function OtherFormats({
  formats,
  ...props
}: DownloadProps & { formats: readonly FileFormat[] }) {
  return (
    <Line>
      <span>{taking.also}</span>
      <Names>
        {formats.slice(1).map((format) => (
          <DownloadButton
            key={format}
            {...props}
            file={{ ...props.file, format }}
            label={taking.formats[format]}
            variant="quiet"
          />
        ))}
      </Names>
    </Line>
  );
}

/** In which formats a locked file comes. */
export function LockedFormats({ formats }: { formats: readonly FileFormat[] }) {
  const list = formats.map((format) => taking.formats[format]).join(', ');
  return <Line>{taking.comesAs.replace('{formats}', () => list)}</Line>;
}
