interface ImportMetaEnv {
  /** The server's URL, or `mock`. Set by vite.config.ts. */
  readonly VITE_API: string
  /** Path of the app on the host, with a slash at both ends. */
  readonly BASE_URL: string
  /** True in a build, false on the development server. */
  readonly PROD: boolean
}

type TrustedRules = { createScriptURL: (url: string) => string; createHTML: (html: string) => string }

/** Trusted Types, in browsers that support them. Values of a policy are typed as text. */
declare var trustedTypes:
  | {
      createPolicy<Name extends keyof TrustedRules>(
        name: string,
        rules: Pick<TrustedRules, Name>,
      ): Pick<TrustedRules, Name>
    }
  | undefined
