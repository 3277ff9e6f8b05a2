// What is on the shelf today, beside what the subscription to the toolkits promises: counted from the content of this build.
import { cabinet } from '#content/cabinet.ts';
import { dateOfPage } from '#content/details/ops-cabinet.ts';
import { gatherings } from '#content/gatherings.ts';
import { pricing } from '#content/pricing.ts';
import type { Gathering, Toolkit } from '#content/schema.items.ts';
import { toolkits } from '#content/toolkits.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { longDate } from '#pages/parts/dates.ts';

const words = cabinet.subscription.today;

/** "November 2026" of "November 12, 2026". */
const monthOf = (date: string) => longDate(date).replace(/ \d+,/, '');

export type Stock = {
  toolkits: readonly (Pick<Toolkit, 'title'> & { date: string })[];
  gatherings: readonly Pick<Gathering, 'title' | 'description'>[];
};

/** The shelf of this build: what has no date is not on it yet. */
export const stock: Stock = {
  toolkits: toolkits.flatMap(({ title, previewLink }) => {
    const date = dateOfPage(previewLink);
    return date === undefined ? [] : [{ title, date }];
  }),
  gatherings,
};

/** Each line of the subscription with what there is of it. */
export function stockToday({ toolkits: kits, gatherings: ahead }: Stock = stock) {
  const [last, before] = kits.toSorted((one, other) => other.date.localeCompare(one.date));
  const workshops = ahead.filter(({ title, description }) =>
    /workshop/i.test(`${title} ${description}`),
  );
  const facts = [
    last === undefined
      ? ''
      : fillIn(words.toolkits, { count: kits.length, month: monthOf(last.date) }),
    last === undefined || before === undefined
      ? ''
      : fillIn(words.frameworks, {
          title: last.title,
          date: longDate(last.date),
          before: before.title,
          beforeDate: longDate(before.date),
        }),
    workshops.length === 0
      ? words.workshops.none
      : fillIn(words.workshops.some, { titles: workshops.map(({ title }) => title).join(', ') }),
  ];
  return pricing.toolkit.points.map((point, place) => ({ point, fact: facts[place] ?? '' }));
}
