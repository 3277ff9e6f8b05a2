// The calls of the data API that ask for the password again: with a session alone, that of a machine left open or of a stolen
// token, nobody takes a member's data away or ends their account. The functions themselves refuse (private.require_proof), also on
// a hosted Supabase; a test compares.

/** By path. */
export const sensitive = ['/rest/v1/rpc/ask_deletion', '/rest/v1/rpc/ask_export'];
