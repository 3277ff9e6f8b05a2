// The words of From The Lab: the list at /from-lab, and what its usable tools say around their sheets.
import type { LabWords } from './schema.lab.ts';

export const lab = {
  page: {
    filters: 'Filter the tools',
    status: 'Status',
    category: 'Kind',
    // `LabTools` in src/flows/labTools/LabTools.tsx decides which of these show.
    clear: 'Show all six',
    one: 'Showing 1 of {all} tools.',
    many: 'Showing {count} of {all} tools.',
    // `LabCard` in src/flows/labTools/LabCard.tsx decides which of these two shows.
    more: 'Show More',
    less: 'Show Less',
    takes: 'Time needed',
    result: 'What you end up with',
    trust: 'How far to trust it',
    related: 'Related tools',
    download: 'Download',
    add: 'Add to Stack',
    // `LabCard` in src/flows/labTools/LabCard.tsx decides which of these two shows.
    use: 'Use it here',
    preview: 'See a preview',
    inquiry: {
      label: 'Collaboration',
      title: 'Break one of these with us',
      text: 'A tool stops being Experimental once it has worked for companies other than ours. If yours could be one of them, or if you have a tool that belongs here, tell us what you would test.',
    },
  },
  sheet: {
    // `SheetActions` in src/flows/labDiagnostic/SheetActions.tsx decides which of these show, `unkept` among them.
    kept: 'What you enter stays in this browser until you sign out.',
    save: 'Save as a file',
    print: 'Print',
    saved: '{name} is in your downloads.',
    failed: "We couldn't create the file. Nothing on this page is lost; please try again.",
    anew: 'Start over',
    // Both show while `undo` is set in the machine of a tool.
    emptied: 'The sheet is empty again.',
    undo: 'Undo',
    loading: 'Looking for your saved work...',
    unkept:
      "This browser can't save your work. Save the sheet as a file before you leave the page.",
  },
} satisfies LabWords;
