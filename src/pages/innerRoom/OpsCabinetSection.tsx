// The Ops Cabinet in the Inner Room: a toolkit that Premium unlocks, and a playbook that every member can download.
import { useActorRef, useSelector } from '@xstate/react';
import { opsCabinetDetails } from '#content/details/ops-cabinet.ts';
import { fileFormats } from '#content/fileFormats.ts';
import { innerRoom } from '#content/innerRoom.ts';
import { itemWords } from '#content/itemWords.ts';
import { rooms } from '#content/rooms.ts';
import { toolkits } from '#content/toolkits.ts';
import { useFlow } from '#boot/useFlow.ts';
import { useVisitor } from '#boot/app.tsx';
import { DownloadButton, DownloadNote } from '#flows/fileDownload/Download.tsx';
import { OtherFormats } from '#flows/fileDownload/Formats.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Badge, PremiumBadge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { toolkit as toolkitPlate } from '#ui/plates/toolkit.tsx';

const { innerRoomTools: words } = rooms;
const { unlock, download } = innerRoom.files;

const toolkitId = 'strategic-fundraising-toolkit';
const toolkit = toolkits.find(({ id }) => id === toolkitId);
// A free item of its own, not one of the five toolkits (docs/product-decisions.md, "Toolkits").
const playbook = opsCabinetDetails.find(({ path }) => path.endsWith('/go-to-market-playbook'));

const [format] = fileFormats;
const playbookFile = { id: 'go-to-market-playbook', title: playbook?.title ?? '', format };
const toolkitFile = { id: toolkitId, title: toolkit?.title ?? '', format };

/** The section with both cards; `number` is its place on the page. */
export function OpsCabinetSection({ number }: { number: number }) {
  const { isPremium, lacksRow, hasToolkits } = useVisitor();
  const { name: unlockName, href } = lacksRow ? itemWords.complete.link : unlock;
  const fileDownload = useFlow('fileDownload');
  const actor = useActorRef(fileDownload);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <Section number={number} label={words.label} title={words.title}>
      <Stack $gap="one" data-flow="fileDownload" data-state={statePath(snapshot.value)}>
        <Grid $columns={2} $gap="oneHalf">
          {toolkit ? (
            <ItemCard
              look={toolkitPlate}
              id={toolkit.id}
              labels={[toolkit.category]}
              title={toolkit.title}
              href={toolkit.previewLink}
              text={toolkit.description}
              points={toolkit.stats}
              foot={
                <>
                  <PremiumBadge word={itemWords.premium} />
                  {hasToolkits || (isPremium && !lacksRow) ? (
                    <>
                      <DownloadButton
                        label={download}
                        actor={actor}
                        snapshot={snapshot}
                        file={toolkitFile}
                      />
                      <OtherFormats
                        actor={actor}
                        snapshot={snapshot}
                        file={toolkitFile}
                        formats={fileFormats}
                      />
                      <DownloadNote snapshot={snapshot} file={toolkitFile} />
                    </>
                  ) : (
                    <LinkButton href={href} size="small" variant="gold">
                      {unlockName}
                    </LinkButton>
                  )}
                </>
              }
            />
          ) : null}
          {playbook ? (
            <ItemCard
              look={toolkitPlate}
              id={playbookFile.id}
              labels={[words.playbook.label]}
              title={playbook.title}
              href={playbook.path}
              text={playbook.summary}
              points={words.playbook.points}
              foot={
                <>
                  <Badge tone="mint">{itemWords.free}</Badge>
                  <DownloadButton
                    label={download}
                    actor={actor}
                    snapshot={snapshot}
                    file={playbookFile}
                  />
                  <OtherFormats
                    actor={actor}
                    snapshot={snapshot}
                    file={playbookFile}
                    formats={fileFormats}
                  />
                  <DownloadNote snapshot={snapshot} file={playbookFile} />
                </>
              }
            />
          ) : null}
        </Grid>
        <div>
          <ArrowLink link={words.link} />
        </div>
      </Stack>
    </Section>
  );
}
