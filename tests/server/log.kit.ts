// The test kit of the log: a member whose address and password no log may contain.

export const secret = 'topsecret';
export const member = { email: `${secret}-person@example.com`, password: `${secret}-password` };
