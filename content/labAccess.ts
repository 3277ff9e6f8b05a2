// What a tool of the plan says to those who have no plan (machines/labAccess.machine.ts).
import type { LabAccessWords } from './schema.labSheets.ts';

export const labAccess = {
  checking: 'Checking your membership...',
  preview: {
    label: 'Preview',
    title: 'A preview, with sample data',
    text: 'Everything below is a sample: nobody wrote it, and it cannot be changed. The tool opens with full Labs access, which is part of Premium.',
  },
  readable: {
    label: 'Your work',
    title: 'What you saved, to read',
    text: 'Your plan has ended. What you entered is still here; you can read it, print it and save it as a file. To go on with it, renew the plan.',
  },
} satisfies LabAccessWords;
