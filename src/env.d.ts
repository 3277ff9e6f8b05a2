// What the build tells the site.
interface ImportMetaEnv {
  /** The backend's address; empty where it is served from the same origin. */
  readonly VITE_SUPABASE_URL: string;
  /** The backend's publishable key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
}
