// The room of a classic scrollbar beside the page, which no fixed box reaches: `scrollbar-gutter: stable` keeps it while an
// overlay locks the page, and without more it would stay bright.
import { useLayoutEffect } from 'react';
import { tokens } from './tokens.ts';

const root = () => document.documentElement;

/** While a dialog is open: the room is painted as the veil leaves the page's ground. */
export function useVeiledGutter(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = root();
    style.setProperty('background-color', tokens.color.veiled);
    return () => void style.removeProperty('background-color');
  }, [isOpen]);
}

/**
 * While a layer is open: it takes the room, and the page beneath keeps its width by a padding. A dialog could not do the
 * same: lengths in vw follow the gutter, and the page that shines through a veil would move.
 */
export function useFilledGutter(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Not its clientWidth: on a locked page that counts the room in.
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
