interface ImportMetaEnv {
  /** The server's address, or `mock`. Set by vite.config.ts. */
  readonly VITE_API: string
  /** The path that the app is found under, with a slash at both ends. */
  readonly BASE_URL: string
  /** Whether this is a build, and no development server. */
  readonly PROD: boolean
}

type TrustedRules = { createScriptURL: (url: string) => string; createHTML: (html: string) => string }

/** Trusted Types, in the browsers that have them. What a policy makes is passed on as text. */
declare var trustedTypes:
  | {
      createPolicy<Name extends keyof TrustedRules>(
        name: string,
        rules: Pick<TrustedRules, Name>,
      ): Pick<TrustedRules, Name>
    }
  | undefined
