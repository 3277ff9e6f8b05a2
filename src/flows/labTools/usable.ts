// Which of the lab's tools can be used in the page, by their ids in content/labTools.ts.

export const usableTools: readonly string[] = ['second-curve-timer', 'assumption-canvas'];
