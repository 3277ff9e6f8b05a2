// The variables that the build sets for the site.
interface ImportMetaEnv {
  /** The backend's address; empty where it is served from the same origin. */
  readonly VITE_SUPABASE_URL: string;
  /** The backend's publishable key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** The host of the published site (SITE_URL); vite.config.ts sets it. */
  readonly VITE_SITE_HOST: string;
}

/** Trusted Types, where the browser has them; TypeScript's own library does not know them yet. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML: (html: string) => TrustedHTML };
    }
  | undefined;
