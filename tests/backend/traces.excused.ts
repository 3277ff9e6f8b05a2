// Columns of the database that refer to no member, with the reason: for the tests of deletions and archives.

/** By reason, then by table. */
const ofNobody: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'words of ours, one of a list': {
    'auth.identities': 'provider',
    'auth.sessions': 'aal',
    'auth.users': 'aud role',
    'private.answer_files': 'type',
    'private.archives': 'state',
    'private.checkout_plans': 'product',
    'private.mail_choices': 'scope',
    'private.mails': 'kind status',
    'private.proven_sessions': 'method',
    'private.reader_proofs': 'lists',
    'private.slot_offers': 'slots',
    'public.attachments': 'type',
    'public.community_posts': 'author_role',
    'public.community_replies': 'author_role',
    'public.desk_acts': 'act',
    'public.newsletter_subscriptions': 'list',
    'public.profiles': 'identity_types company_stage modules signals',
    'public.request_events': 'actor from_status to_status about slot',
    'public.requests': 'kind status quota_month slot gathering wanted_slot',
    'public.saved_searches': 'kind',
    'public.stack_items': 'kind',
    'public.subscriptions': 'product tier period next_period provider',
  },
  'secrets, which are random: the rest of the row says whose they are': {
    'auth.refresh_tokens': 'id token parent',
    'auth.sessions': 'refresh_token_hmac_key',
    'auth.users':
      'encrypted_password confirmation_token recovery_token email_change_token_new email_change_token_current phone_change_token reauthentication_token',
    'private.calendars': 'token_hash',
    'private.factors': 'sealed_secret',
    'private.forwardings': 'token_hash',
    'private.former_addresses': 'token_hash',
    'private.new_addresses': 'token_hash',
    'private.recovery_codes': 'hash',
    'axis_server.tries': 'key',
  },
  'nothing writes there: this site has one way to sign in': {
    'auth.flow_state':
      'auth_code authentication_method code_challenge_method code_challenge provider_type provider_access_token provider_refresh_token invite_token oauth_client_state_id linking_target_id',
    'auth.sessions': 'factor_id',
  },
  'of staff, who are searched for below': {
    'private.answers': 'signed_by',
    'private.desk_leases': 'staff_id',
    'private.desk_notes': 'staff_id staff_name',
    'private.desk_presence': 'staff_id',
    'private.sent_answers': 'staff_id staff_name',
    'public.desk_acts': 'staff_id staff_name',
    'public.staff': 'member_id role name',
  },
  'the worker that sends it': { 'private.mails': 'leased_by' },
  'tables of the content, of the rules and of the migrations': {
    'private.checkout_events': 'id kind',
    'private.gathering_series': 'id status',
    'private.reserved_names': 'name',
    'private.samples': 'id',
    'public.capabilities': 'capability tier',
    'public.gathering_seats': 'id status',
    'public.office_hours': 'starts host request_kind',
    'public.published_file_bodies': 'file_id body',
    'public.published_files': 'id title name type access product version sha256',
    'public.request_transitions': 'from_status to_status actor',
    'supabase_migrations.schema_migrations':
      'version statements name created_by idempotency_key rollback',
    'supabase_migrations.seed_files': 'path hash',
  },
};
/** All of them, as `table.column`. */
export const excused = Object.values(ofNobody).flatMap((tables) =>
  Object.entries(tables).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  ),
);
