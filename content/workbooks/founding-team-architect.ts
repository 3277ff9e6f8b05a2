// What the Founding Team Architect computes: the marked lines, and how many decisions each founder owns.
import type { Workbook } from '../schema.workbooks.ts';

export const foundingTeamArchitect = {
  sheets: [
    {
      name: 'Twenty decisions',
      about:
        'Type what each founder wrote. Where the names differ, the line is marked; settle it, and write the owner.',
      parts: [
        {
          id: 'lines',
          from: { table: 'Who decides.' },
          columns: [
            { id: 'no', head: 'No.', width: 36, unit: 'whole' },
            { id: 'decision', head: 'Decision', width: 56 },
            { id: 'one', head: 'First founder wrote', width: 20 },
            { id: 'two', head: 'Second founder wrote', width: 20 },
            { id: 'three', head: 'Third founder wrote', width: 20 },
            {
              id: 'marked',
              head: 'Marked',
              width: 12,
              formula:
                'IF(COUNTA([lines:one@],[lines:two@],[lines:three@])<2,"",IF(OR(AND([lines:one@]<>"",[lines:two@]<>"",[lines:one@]<>[lines:two@]),AND([lines:two@]<>"",[lines:three@]<>"",[lines:two@]<>[lines:three@]),AND([lines:one@]<>"",[lines:three@]<>"",[lines:one@]<>[lines:three@])),"marked","agreed"))',
            },
            { id: 'settled', head: 'Owner, if settled', width: 20 },
            {
              id: 'owner',
              head: 'Owner',
              width: 20,
              formula:
                'IF([lines:settled@]<>"",[lines:settled@],IF([lines:marked@]="agreed",IF([lines:one@]<>"",[lines:one@],[lines:two@]),""))',
            },
          ],
        },
        {
          title: 'What the marks mean',
          lines: [
            {
              id: 'marks',
              label: 'Marked lines',
              formula: 'COUNTIF([lines:marked],"marked")',
              unit: 'whole',
            },
            {
              label: 'Reading',
              formula:
                'IF([marks]<=3,"Normal",IF([marks]<=7,"You have two pictures of the company","Close the toolkit and talk about line 13"))',
            },
          ],
        },
        {
          id: 'founders',
          title: 'Before you put it away',
          from: { blank: 4 },
          columns: [
            { id: 'who', head: 'Founder, as written above', width: 36 },
            {
              id: 'owns',
              head: 'Lines',
              width: 56,
              unit: 'whole',
              formula: 'IF([founders:who@]="","",COUNTIF([lines:owner],[founders:who@]))',
            },
            {
              id: 'check',
              head: 'Check',
              width: 20,
              formula:
                'IF([founders:who@]="","",IF([founders:owns@]<3,"fewer than three",IF([founders:owns@]>11,"more than eleven","in order")))',
            },
          ],
        },
        {
          lines: [
            {
              label: 'Lines without an owner',
              formula: 'COUNTIF([lines:owner],"")',
              unit: 'whole',
            },
          ],
        },
      ],
    },
  ],
} satisfies Workbook;
