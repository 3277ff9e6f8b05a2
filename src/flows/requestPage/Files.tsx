// The files of a request: what its member sent, and what came with the answer.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { requestPage } from '#content/requestPage.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import { noteOf } from '#machines/requestPage.machine.ts';
import { useFlow } from '#boot/useFlow.ts';
import { DownloadButton, DownloadNote } from '#flows/fileDownload/Download.tsx';
import { VoiceNote } from '#flows/notePlayback/VoiceNote.tsx';
import { sizeOf } from '#flows/shared/sizeOf.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Mono, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { RequestPageProps } from './props.ts';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${tokens.space.one};
  padding-block: ${tokens.space.half};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  > output {
    grid-column: 1 / -1;
  }
`;
const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What the id of an advisor's file begins with (ports/files.ts): one flow hands out both kinds. */
const answerFile = 'answer/';

type FilesProps = {
  files: readonly (Attachment & { title?: string })[];
  /** Over them. */
  label?: string;
};

type FileListProps = FilesProps & {
  /** What hands them out: the desk asks another function of the database. */
  flow?: 'requestPage/fileDownload' | 'deskRequest/fileDownload';
};

/** Files with a button each. */
export function FileList({ files, label, flow = 'requestPage/fileDownload' }: FileListProps) {
  const actor = useActorRef(useFlow(flow));
  const snapshot = useSelector(actor, (current) => current);
  if (files.length === 0) return null;
  return (
    <Stack $gap="half" data-flow="fileDownload" data-state={statePath(snapshot.value)}>
      {label === undefined ? null : <Eyebrow>{label}</Eyebrow>}
      <List>
        {files.map(({ id, name, size }) => {
          const file = { id, title: name };
          return (
            <Item key={id}>
              <Name>
                {name} <Mono>{sizeOf(size)}</Mono>
              </Name>
              <span data-print="hide">
                <DownloadButton actor={actor} snapshot={snapshot} file={file} />
              </span>
              <DownloadNote snapshot={snapshot} file={file} />
            </Item>
          );
        })}
      </List>
    </Stack>
  );
}

/** The advisor's files. */
export const AnswerFiles = ({ files, label }: FilesProps) => (
  <FileList
    files={files.map((file) => ({ ...file, id: answerFile + file.id }))}
    {...(label !== undefined && { label })}
  />
);

/** All files of a request. */
export function Files({ record: { request, answerFiles } }: Pick<RequestPageProps, 'record'>) {
  const note = noteOf(request);
  const documents = request.attachments.filter((file) => file !== note);
  if (request.attachments.length + answerFiles.length === 0)
    return <Muted>{requestPage.files.none}</Muted>;
  return (
    <Stack $gap="oneHalf">
      {note === undefined ? null : (
        <VoiceNote key={note.id} id={note.id} flow="requestPage/notePlayback" />
      )}
      <FileList files={documents} label={requestPage.files.yours} />
      <AnswerFiles files={answerFiles} label={requestPage.files.theirs} />
    </Stack>
  );
}
