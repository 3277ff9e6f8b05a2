// What stands beside the claims of the toolkits' subscription: counted from the content, and never more than is there.
import { describe, expect, test } from 'vitest';
import { pricing } from '#content/pricing.ts';
import { toolkits } from '#content/toolkits.ts';
import { stock, stockToday } from '../../src/pages/opsCabinet/stock.ts';

describe('the shelf today', () => {
  test('stands beside the words of the specification', () => {
    expect(stockToday().map(({ point }) => point)).toEqual(pricing.toolkit.points);
    expect(pricing.toolkit.points).toEqual([
      '25+ toolkits',
      'Monthly new frameworks',
      'Workshop access',
    ]);
  });

  test('has each published toolkit with its date', () => {
    expect(stock.toolkits.map(({ title }) => title)).toEqual(toolkits.map(({ title }) => title));
    expect(stockToday().map(({ fact }) => fact)).toEqual([
      'Available today: 5 toolkits, the newest from October 2026.',
      'Latest: Operating Cadence System, October 20, 2026. Previous: IP Moat Map, October 6, 2026.',
      'No workshop is scheduled at the moment.',
    ]);
  });

  test('follows what is added', () => {
    const facts = stockToday({
      toolkits: [...stock.toolkits, { title: 'Board Pack', date: '2026-12-01' }],
      gatherings: [{ title: 'Pricing workshop', description: 'Ten seats.' }],
    }).map(({ fact }) => fact);
    expect(facts).toEqual([
      'Available today: 6 toolkits, the newest from December 2026.',
      'Latest: Board Pack, December 1, 2026. Previous: Operating Cadence System, October 20, 2026.',
      'Scheduled: Pricing workshop.',
    ]);
  });

  test('says nothing of what is not there', () => {
    expect(stockToday({ toolkits: [], gatherings: [] }).map(({ fact }) => fact)).toEqual([
      '',
      '',
      'No workshop is scheduled at the moment.',
    ]);
  });
});
