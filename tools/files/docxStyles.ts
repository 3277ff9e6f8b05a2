// The styles of a DOCX: those that a word processor knows by name, in the site's faces and colors; and its numbered lists.
import { AlignmentType, LevelFormat, LineRuleType } from 'docx';
import type { INumberingOptions, IStylesOptions } from 'docx';
import { hexOf } from './docxBlocks.ts';
import { colors, page } from './look.ts';

/** Points as twentieths, in which the format counts lengths. */
export const twips = (points: number) => Math.round(points * 20);

/** The names of the embedded families. */
export const families = {
  text: 'Newsreader',
  title: 'Newsreader Display',
  sans: 'Instrument Sans',
  mono: 'JetBrains Mono',
} as const;

const { text, title, sans, mono } = families;

/** The styles. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: text, size: 22, color: hexOf(colors.text), language: { value: 'en-US' } },
      paragraph: { spacing: { line: 300, lineRule: LineRuleType.AUTO, after: 160 } },
    },
    title: {
      run: { font: title, size: 76, color: hexOf(colors.text) },
      paragraph: { spacing: { line: 240, lineRule: LineRuleType.AUTO, before: 0, after: 240 } },
    },
    heading1: {
      run: { font: title, size: 42, color: hexOf(colors.text) },
      paragraph: {
        keepNext: true,
        spacing: { line: 260, lineRule: LineRuleType.AUTO, before: 420, after: 160 },
      },
    },
    heading2: {
      run: { font: text, size: 26, bold: true, color: hexOf(colors.text) },
      paragraph: { keepNext: true, spacing: { before: 240, after: 120 } },
    },
  },
  paragraphStyles: [
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { font: sans, size: 18, bold: true, color: hexOf(colors.accent) },
      paragraph: {
        keepNext: true,
        spacing: { before: 200, after: 80, line: 240, lineRule: LineRuleType.AUTO },
      },
    },
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { size: 28, color: hexOf(colors.muted) },
      paragraph: { spacing: { after: 320 } },
    },
    {
      id: 'Label',
      name: 'Label',
      basedOn: 'Normal',
      run: { font: mono, size: 17, color: hexOf(colors.muted) },
      paragraph: { spacing: { after: 120, line: 240, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Cell',
      name: 'Cell',
      basedOn: 'Normal',
      run: { font: sans, size: 18 },
      paragraph: { spacing: { before: 40, after: 40, line: 250, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Letter',
      name: 'Letter',
      basedOn: 'Normal',
      paragraph: {
        indent: { left: twips(16) },
        border: { left: { style: 'single', size: 16, space: 12, color: hexOf(colors.accent) } },
      },
    },
    ...(['TOC1', 'TOC2'] as const).map((id) => ({
      id,
      name: id.toLowerCase().replace('c', 'c '),
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 26 },
      paragraph: {
        spacing: { before: 80, after: 80 },
        rightTabStop: twips(page.width - 2 * page.side),
      },
    })),
  ],
};

/** The lists that count, and those that do not. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: 'numbers',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 480, hanging: 480 } } },
        },
      ],
    },
    {
      reference: 'dots',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { run: { font: text }, paragraph: { indent: { left: 480, hanging: 360 } } },
        },
      ],
    },
  ],
};
