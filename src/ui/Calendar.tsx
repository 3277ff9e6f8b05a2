// A month to pick a date from. Heavy: import it lazily.
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  type CalendarProps as AriaCalendarProps,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { CalendarDate } from '@internationalized/date';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { chevronLeft, chevronRight } from './icons.tsx';
import { focusRing } from './motion.ts';
import { panel } from './panel.ts';
import { media, tokens } from './tokens.ts';

const Frame = styled(AriaCalendar<CalendarDate>)`
  display: block;
  width: 100%;
  max-width: ${tokens.size.calendar};
  padding: ${tokens.space.half};
  ${panel}
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.small};
  ${media.tablet} {
    padding: ${tokens.space.one};
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${tokens.space.half};
`;
const Month = styled(CalendarHeading)`
  margin-inline-end: auto;
  font-weight: ${tokens.weight.medium};
`;
const Turn = styled(Button)`
  display: grid;
  place-items: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
  border-radius: ${tokens.radius.medium};
  &[data-hovered] {
    background: ${tokens.color.sunk};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
  }
`;
const MonthGrid = styled(CalendarGrid)`
  width: 100%;
  table-layout: fixed;
  /* On a phone each day needs all of its seventh to be as wide as a finger. */
  td {
    padding: ${tokens.line.hair} 0;
    ${media.tablet} {
      padding: ${tokens.line.hair};
    }
  }
`;
const Weekday = styled(CalendarHeaderCell)`
  height: ${tokens.size.touch};
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.muted};
`;
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  min-height: ${tokens.size.touch};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.small};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  &[data-hovered] {
    border-color: ${tokens.color.text};
  }
  &[data-unavailable],
  &[data-disabled] {
    border-color: transparent;
    color: ${tokens.color.muted};
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-selected] {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-weight: ${tokens.weight.strong};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${media.forced} {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-unavailable],
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

export type CalendarProps = Omit<
  AriaCalendarProps<CalendarDate>,
  'children' | 'className' | 'style' | 'aria-label'
> & {
  /** Its name. */
  label: string;
};

/** One month, Monday first, in US English like all dates of the site, whatever the browser's language. */
export function Calendar({ label, ...rest }: CalendarProps) {
  return (
    <I18nProvider locale="en-US">
      <Frame firstDayOfWeek="mon" {...rest} aria-label={label}>
        <Head>
          <Month />
          <Turn slot="previous">
            <Icon name={chevronLeft} small />
          </Turn>
          <Turn slot="next">
            <Icon name={chevronRight} small />
          </Turn>
        </Head>
        <MonthGrid weekdayStyle="narrow">
          <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
        </MonthGrid>
      </Frame>
    </I18nProvider>
  );
}
