// The gutter of a classic scrollbar beside the page, which no fixed element covers: `scrollbar-gutter: stable` keeps it
// while an overlay locks the page, and without these styles it would stay bright.
import { useLayoutEffect } from 'react';
import { tokens } from './tokens.ts';

const root = () => document.documentElement;

/** While a dialog is open: the gutter is painted like the page behind the veil. */
export function useVeiledGutter(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = root();
    style.setProperty('background-color', tokens.color.veiled);
    return () => void style.removeProperty('background-color');
  }, [isOpen]);
}

/**
 * While a layer is open: it covers the gutter, and the page beneath keeps its width by a padding. A dialog cannot do
 * the same: lengths in vw depend on the gutter, and the page that is visible through the veil would shift.
 */
export function useFilledGutter(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Not its clientWidth: on a locked page that includes the gutter.
    const room = window.innerWidth - root().getBoundingClientRect().width;
    if (room === 0) return;
    const [{ style }, { style: page }] = [root(), document.body];
    style.setProperty('scrollbar-gutter', 'auto');
    page.setProperty('padding-inline-end', `${room}px`);
    return () => {
      style.removeProperty('scrollbar-gutter');
      page.removeProperty('padding-inline-end');
    };
  }, [isOpen]);
}
