interface ImportMetaEnv {
  /** The server's address, or `mock`. Set by vite.config.ts. */
  readonly VITE_API: string
  /** The path that the app is found under, with a slash at both ends. */
  readonly BASE_URL: string
  /** Whether this is a build, and no development server. */
  readonly PROD: boolean
}
