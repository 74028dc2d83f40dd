interface ImportMetaEnv {
  /** The server's address, or `mock`. Set by vite.config.ts. */
  readonly VITE_API: string
}
