// The page of a toolkit: what it holds, the first page of its file, and the file itself.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { files } from '#content/files.ts';
import { taking } from '#content/taking.ts';
import { useFlows } from '#app/flows.ts';
import { usePageData } from '#app/pageData.ts';
import { TakeFile, TakeNote } from '#flows/benefits/TakeFile.tsx';
import { statePath } from '#flows/statePath.ts';
import { longDate } from '#pages/parts/dates.ts';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import type { DetailPageData } from '#pages/parts/load.ts';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const Foot = styled.div`
  display: grid;
  gap: ${tokens.space.half};
  padding-block-start: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.body};
`;

type PublishedFile = (typeof files)[number];

/** The file under its first page: which edition it is, and how it is had. */
function File({
  file: { id, title, version, date, access },
  page,
}: {
  file: PublishedFile;
  page: string;
}) {
  const { fileDownload } = useFlows('files');
  const actor = useActorRef(fileDownload);
  const snapshot = useSelector(actor, (current) => current);
  const file = { id, title };
  const edition = taking.edition
    .replace('{version}', () => version)
    .replace('{date}', () => longDate(date));
  return (
    <Foot data-flow="fileDownload" data-state={statePath(snapshot.value)}>
      <Row $gap="one">
        <TakeFile actor={actor} snapshot={snapshot} file={file} access={access} page={page} />
        <Muted as="span">{edition}</Muted>
      </Row>
      <TakeNote snapshot={snapshot} file={file} />
    </Foot>
  );
}

/** The component of /ops-cabinet/{slug}. */
export function ToolkitDetail() {
  const data = usePageData<DetailPageData>();
  const { path } = data.item;
  const file = files.find(({ id }) => path.endsWith(`/${id}`));
  return (
    <DetailPage {...data}>{file ? <File key={path} file={file} page={path} /> : null}</DetailPage>
  );
}
