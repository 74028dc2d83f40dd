import type { Client } from './client.ts'

type Ownership = {
  /** Aborted when the owner's session ends or another user takes it over. */
  over: AbortSignal
  /**
   * Verifies that the session still belongs to the owner. Resolves to false if no verification was needed, and to true
   * once the server has confirmed it. Rejects if another user owns the session or the server does not respond.
   */
  verifySessionOwner: (signal: AbortSignal | undefined) => Promise<boolean>
  /** Number of session changes reported by other tabs. */
  heard: () => number
}

/** Never settles, so that no data reach the next user after the owner's session ends. */
const never = new Promise<never>(() => {})

/**
 * Restricts a client to one user. Writes are never sent in another user's session; a response that might be for another
 * user is requested again. After the owner's session ends, no requests are sent and no responses are delivered.
 */
export function ownedClient(client: Client, { over, verifySessionOwner, heard }: Ownership): Client {
  /** Delivers the result only while the session belongs to the owner. */
  async function inTheirName<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    over.throwIfAborted()
    try {
      return await call()
    } finally {
      if (over.aborted) await never
    }
  }
  return {
    read: (path, options) =>
      inTheirName(async () => {
        const before = heard()
        const answer = await client.read(path, options)
        const isDoubtful = (await verifySessionOwner(options?.signal)) || heard() !== before
        return isDoubtful ? client.read(path, options) : answer
      }),
    write: (method, path, json, options) =>
      inTheirName(async () => {
        await verifySessionOwner(options?.signal)
        over.throwIfAborted()
        return client.write(method, path, json, options)
      }),
  }
}
