// Test builds only: which parts of the page React has yet to hydrate.

/** React marks each node that it knows. */
const isKnown = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Whether a part is in the HTML whose events and states are not React's yet: the page will change without further input. */
export function isAnyDehydrated(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode: start } = comments;
    // A boundary begins with this comment. React knows it before its content.
    if (start.nodeValue !== '$' || !isKnown(start)) continue;
    const { nextSibling: content } = start;
    if (content instanceof Element && !isKnown(content)) return true;
  }
  return false;
}
