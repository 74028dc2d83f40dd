import { command } from '#tools/command.ts'
import type { ApiServer } from './api-server.ts'

/** Address of the app and its server in every browser here. A host name, so that one build works on any port. */
export const appOrigin = 'http://app.localhost'

/** Builds the product for a server on its own origin. */
export async function buildForHome(folder: string): Promise<void> {
  const built = await command('node', ['.tools/build.ts', `--out=${folder}`], { VITE_API: '/' })
  if (!built.succeeded) throw new Error(built.output)
}

/** Returns the Chromium argument that resolves {@link appOrigin} to this server. */
export const resolverArgument = ({ url }: ApiServer) =>
  `--host-resolver-rules=MAP app.localhost:80 127.0.0.1:${new URL(url).port}`
