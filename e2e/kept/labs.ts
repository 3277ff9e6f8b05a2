// The tools of the lab that belong to a plan: members alone fill them in.
import { labCanvas } from '../../content/labCanvas.ts';
import { labLedger } from '../../content/labLedger.ts';
import { labMap } from '../../content/labMap.ts';
import { labPremortem } from '../../content/labPremortem.ts';
import { lab } from '../../content/lab.ts';
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { fields } from './forms.ts';
import type { Form } from './forms.ts';
import type { FormName } from './held.ts';

/** A tool with a box that is there from the start. */
const withABox = (slug: string, label: string): Form => ({
  path: `/from-lab/${slug}`,
  isForMembers: true,
  ...fields(label),
  opens: (person) => expect(person.field(label)).toBeEditable(),
  says: lab.sheet.unkept,
});

const decision = labLedger.fields[0]?.label ?? '';
/** The name of the first holder. */
const holder = ({ page }: Person) => page.locator('[data-kind=holder] input').first();

/** By their names in held.ts. */
export const labForms = {
  labCanvas: withABox('assumption-canvas', labCanvas.note.label),
  decisionLedger: withABox('decision-ledger', decision),
  reversePremortem: withABox('reverse-premortem', labPremortem.sentence.label),
  dilutionMap: {
    path: '/from-lab/dilution-weather-map',
    isForMembers: true,
    most: 60,
    opens: async (person) => {
      await expect(person.button(labMap.example)).toBeEnabled();
      if (!(await holder(person).isVisible()))
        await person.button(labMap.groups.holder.add).click();
      await expect(holder(person)).toBeEditable();
    },
    types: (person, words) => holder(person).fill(words),
    has: (person, words) => expect(holder(person)).toHaveValue(words),
    says: lab.sheet.unkept,
  },
} satisfies Partial<Readonly<Record<FormName, Form>>>;
