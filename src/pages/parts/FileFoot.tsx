// Under an item that is also a file: which edition it is, and how it is had.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { files } from '#content/files.ts';
import { taking } from '#content/taking.ts';
import { useFlow } from '#boot/useFlow.ts';
import { TakeFile, TakeFormats, TakeNote } from '#flows/fileDownload/TakeFile.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { longDate } from './dates.ts';

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space.snug};
  padding-block-start: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.body};
  ${media.print} {
    display: none;
  }
`;

type PublishedFile = (typeof files)[number];

type TakingProps = { file: PublishedFile; page: string; isDescribed: boolean };

function Taking({ file: published, page, isDescribed }: TakingProps) {
  const { id, title, summary, version, date, access, formats } = published;
  const fileDownload = useFlow('fileDownload');
  const actor = useActorRef(fileDownload);
  const snapshot = useSelector(actor, (current) => current);
  const file = { id, title };
  const taken = { actor, snapshot, file, access, formats };
  const edition = taking.edition
    .replace('{version}', () => version)
    .replace('{date}', () => longDate(date));
  return (
    <Foot data-flow="fileDownload" data-state={statePath(snapshot.value)}>
      {isDescribed ? <p>{`${title}. ${summary}`}</p> : null}
      <Row $gap="one">
        <TakeFile {...taken} page={page} />
        <Muted as="span">{edition}</Muted>
      </Row>
      <TakeFormats {...taken} />
      <TakeNote snapshot={snapshot} file={file} />
    </Foot>
  );
}

export type FileFootProps = {
  path: string;
  /** The title of the file, where nothing above it names it. */
  isDescribed?: boolean;
};

/** The file of the same name as the page at `path`, if there is one. */
export function FileFoot({ path, isDescribed = false }: FileFootProps) {
  const file = files.find(({ id }) => path.endsWith(`/${id}`));
  return file === undefined ? null : (
    <Taking key={path} file={file} page={path} isDescribed={isDescribed} />
  );
}
