import type { Client } from './client.ts'

type Ownership = {
  /** Aborted when the owner's session ends or another user signs in. */
  over: AbortSignal
  /**
   * Verifies that the session still belongs to the owner. Resolves to false if no verification was needed, and to true
   * if the server confirmed the owner. Rejects if another user owns the session or the server does not respond.
   */
  verifySessionOwner: (signal: AbortSignal | undefined) => Promise<boolean>
  /** Returns the number of session changes that other tabs have reported. */
  messageCount: () => number
}

/** Never settles. Calls await this promise after the owner's session ends, so that no data reach the next user. */
const never = new Promise<never>(() => {})

/**
 * Restricts a client to the owner of the session.
 * - Verifies the session before each write, so that no write is sent in another user's session.
 * - Repeats a read if its response might belong to another user.
 * - After the owner's session ends, sends no requests and delivers no responses.
 */
export function ownedClient(client: Client, { over, verifySessionOwner, messageCount }: Ownership): Client {
  /** Runs a call. Delivers its result only while the session belongs to the owner. */
  async function forOwner<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    over.throwIfAborted()
    try {
      return await call()
    } finally {
      if (over.aborted) await never
    }
  }
  return {
    read: (path, options) =>
      forOwner(async () => {
        const before = messageCount()
        const answer = await client.read(path, options)
        const isDoubtful = (await verifySessionOwner(options?.signal)) || messageCount() !== before
        return isDoubtful ? client.read(path, options) : answer
      }),
    write: (method, path, json, options) =>
      forOwner(async () => {
        await verifySessionOwner(options?.signal)
        over.throwIfAborted()
        return client.write(method, path, json, options)
      }),
  }
}
