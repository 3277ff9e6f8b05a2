// A toolkit as a card: its content, its first page, and how to get it.
import { styled } from 'styled-components';
import { cabinet } from '#content/cabinet.ts';
import { fileFormats } from '#content/fileFormats.ts';
import { itemWords } from '#content/itemWords.ts';
import type { Toolkit } from '#content/schema.items.ts';
import {
  TakeFile,
  TakeFormats,
  TakeNote,
  type TakeFileProps,
} from '#flows/fileDownload/TakeFile.tsx';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Badge, PremiumBadge } from '#ui/Badge.tsx';
import { pressable } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink, textLinkLook, type TextLinkTone } from '#ui/LinkButton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { tokens } from '#ui/tokens.ts';
import { toolkit as toolkitPlate } from '#ui/plates/toolkit.tsx';

const words = cabinet.preview;

const Open = styled.button<{ $tone: TextLinkTone }>`
  ${textLinkLook}
`;

/** Without scripts, a link to the page with the same preview replaces the button. */
const WithoutScripts = styled.div`
  html[data-js] & {
    display: none;
  }
`;

const Foot = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space.half};
  output:not(:empty) {
    padding-block-end: ${tokens.space.half};
  }
`;

const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.half} ${tokens.space.one};
`;

export type ToolkitCardProps = Omit<TakeFileProps, 'access' | 'formats' | 'page' | 'file'> & {
  toolkit: Toolkit;
  onPreview: () => void;
};

/** One of the five. */
export function ToolkitCard({ toolkit, onPreview, actor, snapshot }: ToolkitCardProps) {
  const { id, title, category, description, stats, icon, previewLink, locked } = toolkit;
  const file = { id, title };
  const access = locked ? 'premium' : 'everyone';
  const taken = { actor, snapshot, file, access, formats: fileFormats } as const;
  return (
    <ItemCard
      look={toolkitPlate}
      id={id}
      labels={[category]}
      mark={icon}
      title={title}
      href={previewLink}
      text={description}
      points={stats}
      foot={
        <Foot>
          <CardActions>
            {locked ? (
              <PremiumBadge word={itemWords.premium} />
            ) : (
              <Badge tone="mint">{itemWords.free}</Badge>
            )}
            <Open
              {...pressable({ onPress: onPreview })}
              $tone="action"
              aria-haspopup="dialog"
              data-needs-js=""
            >
              {words.open}
              <VisuallyHidden> {title}</VisuallyHidden>
              <Icon name="arrow" small />
            </Open>
            <WithoutScripts>
              <TextLink href={`${previewLink}#preview`} tone="action">
                {words.open}
                <VisuallyHidden> {title}</VisuallyHidden>
                <Icon name="arrow" small />
              </TextLink>
            </WithoutScripts>
            <TakeFile {...taken} page="/ops-cabinet" />
          </CardActions>
          <TakeFormats {...taken} />
          <Stack $gap="none" $align="start">
            <TakeNote snapshot={snapshot} file={file} />
          </Stack>
        </Foot>
      }
    />
  );
}
