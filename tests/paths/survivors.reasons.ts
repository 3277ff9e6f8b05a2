// Reasons why several value mutants survive.

export const blank = 'It is blank there already: whatever leads there has cleared it.';
export const start = 'A feed fails only as it starts, when nothing is known yet.';
export const typed =
  'The compiler asks for the other side: what stands on the left is never missing there.';
export const nothing = 'Assigning null changes nothing, and nothing is entered there.';
export const error = 'A port rejects with an Error: the other half is there for the compiler.';
export const once = 'It runs only while the flag has the other value.';
export const late = 'A time limit has no error: null and nothing say the same.';
