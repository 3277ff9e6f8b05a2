// One tool of the lab as a card: its reliability, its requirements, and its actions.
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { useSelector } from '@xstate/react';
import type { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import { lab } from '#content/lab.ts';
import { itemWords } from '#content/itemWords.ts';
import type { LabTool } from '#content/schema.items.ts';
import { useVisitor } from '#boot/app.tsx';
import { DownloadButton, DownloadNote } from '#flows/fileDownload/Download.tsx';
import { longDate } from '#flows/shared/dates.ts';
import { AddToStack, StackNote } from '#flows/stack/AddToStack.tsx';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Plate } from '#ui/Plate.tsx';
import { labReleases } from '#ui/plates/labReleases.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Labels, Sentence } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const words = lab.page;

const tones: Record<LabTool['status'], BadgeTone> = {
  Experimental: 'ember',
  Stable: 'mint',
  Archived: 'neutral',
};

const CardActions = styled(Stack)`
  padding-block-end: ${tokens.space.one};
`;
/* Of equal height with and without an action, so that the feet of neighboring cards are aligned. */
const Trust = styled.div`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.touch};
`;
const Fold = styled.div`
  margin-inline-start: calc(-1 * ${tokens.space.one});
`;
const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.snug};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.size.touch};
  }
`;
/* Without scripts, the details are open. */
const More = styled.div`
  html[data-js] &[data-folded] {
    display: none;
  }
`;
const Words = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.type.small};
`;

export type LabCardProps = {
  tool: LabTool;
  related: readonly LabTool[];
  /** Its file of the same name. */
  download: ActorRefFrom<typeof fileDownloadMachine>;
  isExpanded: boolean;
  onExpand: () => void;
  onFold: () => void;
};

/** The card. */
export function LabCard(props: LabCardProps) {
  const { tool, related, download, isExpanded, onExpand, onFold } = props;
  const { id, title, status, href } = tool;
  const snapshot = useSelector(download, (current) => current);
  const { isPremium } = useVisitor();
  const file = { id, title };
  const moreId = `more-${id}`;
  return (
    <Card
      heading={title}
      href={href}
      eyebrow={<Labels parts={[tool.category, longDate(tool.releaseDate)]} />}
      plate={<Plate look={labReleases} id={id} />}
      footer={
        <>
          <Trust>
            <Badge tone={tones[status]}>{status}</Badge>
          </Trust>
          <TextLink tone="action" href={`${href}#use`}>
            {tool.isOpen || isPremium ? words.use : words.preview}
            <VisuallyHidden> {title}</VisuallyHidden>
            <Icon name="arrow" small />
          </TextLink>
        </>
      }
      action={
        <CardActions $gap="half">
          <Fold data-needs-js="">
            <Button
              size="small"
              variant="quiet"
              icon={isExpanded ? 'minus' : 'plus'}
              aria-expanded={isExpanded}
              aria-controls={moreId}
              onPress={isExpanded ? onFold : onExpand}
            >
              {isExpanded ? words.less : words.more}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </Fold>
          <More id={moreId} data-folded={isExpanded ? undefined : ''}>
            <Facts>
              {(['takes', 'result', 'trust'] as const).map((name) => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd>
                    <Sentence text={tool[name]} />
                  </dd>
                </div>
              ))}
              <div>
                <dt>{words.related}</dt>
                {related.map((other) => (
                  <dd key={other.id}>
                    <TextLink href={other.href}>{other.title}</TextLink>
                  </dd>
                ))}
              </div>
              <div>
                <dt>{itemWords.subjects}</dt>
                <dd>{tool.tags.join(', ')}</dd>
              </div>
            </Facts>
          </More>
          <Row $gap="half" data-actions="">
            <DownloadButton
              actor={download}
              snapshot={snapshot}
              file={{ ...file, format: 'pdf' }}
              label={words.download}
            />
            <AddToStack kind="lab-releases" id={id} title={title} link={href} label={words.add} />
          </Row>
          <DownloadNote snapshot={snapshot} file={file} />
          <StackNote kind="lab-releases" id={id} />
        </CardActions>
      }
    >
      <Words>
        <Sentence text={tool.description} />
      </Words>
    </Card>
  );
}
