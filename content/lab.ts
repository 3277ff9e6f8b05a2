// The words of From The Lab: the list at /from-lab, and what its usable tools say around their sheets.
import type { LabWords } from './schema.lab.ts';

export const lab = {
  page: {
    filters: 'Filter the tools',
    status: 'Status',
    category: 'Kind',
    // `LabTools` in src/flows/labTools/LabTools.tsx decides which of these show.
    clear: 'Show all six',
    one: '1 tool of {all} is shown.',
    many: '{count} tools of {all} are shown.',
    // `LabCard` in src/flows/labTools/LabCard.tsx decides which of these two shows.
    more: 'Show More',
    less: 'Show Less',
    takes: 'Takes',
    result: 'You hold afterwards',
    trust: 'How far to trust it',
    related: 'Related tools',
    download: 'Download',
    add: 'Add to Stack',
    // `usableTools` in src/flows/labTools/usable.ts names the tools that carry this.
    use: 'Use it here',
    inquiry: {
      label: 'Collaboration',
      title: 'Break one of these with us.',
      text: 'A tool leaves Experimental when companies that do not know its author have survived it. If yours could be one of them, or if you have a tool of your own that belongs here, say what you would test.',
    },
  },
  sheet: {
    // `SheetActions` in src/flows/labDiagnostic/SheetActions.tsx decides which of these show, `unkept` among them.
    kept: 'What you enter stays in this browser until you sign out.',
    save: 'Save as a file',
    print: 'Print',
    saved: '{name} lies among your downloads.',
    failed: 'The sheet could not be handed out. Nothing on this page is lost; please try again.',
    anew: 'Begin anew',
    // Both show while `undo` in machines/labCanvas.machine.ts or `undo` in machines/labDiagnostic.machine.ts is set.
    emptied: 'The sheet is empty again.',
    undo: 'Undo',
    loading: 'We look whether you have begun before.',
    unkept: 'This browser keeps nothing. Save the sheet as a file before you leave the page.',
  },
} satisfies LabWords;
