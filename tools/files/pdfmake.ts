// What pdf.ts uses of pdfmake, which has no types of its own.
type Margin = [number, number, number, number];

export type Style = {
  font?: 'Text' | 'Title' | 'Sans' | 'Mono';
  fontSize?: number;
  lineHeight?: number;
  characterSpacing?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  alignment?: 'left' | 'right';
  margin?: Margin;
};

type Line = {
  type: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  lineWidth: number;
  lineColor: string;
};
type Rect = {
  type: 'rect';
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  color?: string;
  lineWidth?: number;
  lineColor?: string;
};

type Table = {
  headerRows?: number;
  dontBreakRows?: boolean;
  keepWithHeaderRows?: number;
  widths: number[];
  heights?: (row: number) => number;
  body: Content[][];
};

type Layout = {
  hLineWidth: (line: number) => number;
  vLineWidth: (line: number, table: unknown, row: number) => number;
  hLineColor: (line: number) => string;
  vLineColor: (line: number) => string;
  paddingLeft: () => number;
  paddingRight: () => number;
  paddingTop: () => number;
  paddingBottom: () => number;
};

export type Content = Style & {
  text?: string | Content[];
  stack?: Content[];
  columns?: Content[];
  ol?: Content[];
  ul?: Content[];
  canvas?: (Line | Rect)[];
  svg?: string;
  width?: number | '*';
  table?: Table;
  layout?: Layout;
  toc?: { id: string; textStyle: Style; textMargin: Margin; numberStyle: Style };
  style?: string;
  colSpan?: number;
  id?: string;
  tocItem?: string;
  headlineLevel?: number;
  markerColor?: string;
  unbreakable?: boolean;
  pageBreak?: 'before' | 'after';
  absolutePosition?: { x: number; y: number };
};

type Node = {
  id?: string;
  headlineLevel?: number;
  startPosition: { pageNumber: number; verticalRatio: number };
};

export type Definition = {
  pageSize: 'A4';
  pageMargins: Margin;
  language: string;
  displayTitle: boolean;
  info: Record<string, string | Date>;
  background: (page: number) => Content | null;
  header: (page: number) => Content | null;
  footer: (page: number, count: number) => Content | null;
  content: Content[];
  defaultStyle: Style;
  styles: Record<string, Style>;
  pageBreakBefore: (node: Node, around: { getFollowingNodesOnPage: () => Node[] }) => boolean;
};

/** Names of files that are written to `virtualfs`. */
type Family = { normal: string; bold: string; italics: string; bolditalics: string };

export type Pdfmake = {
  setUrlAccessPolicy: (allows: () => boolean) => void;
  setLocalAccessPolicy: (allows: () => boolean) => void;
  virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
  setFonts: (fonts: Record<string, Family>) => void;
  createPdf: (definition: Definition) => { getBuffer: () => Promise<Buffer> };
};
