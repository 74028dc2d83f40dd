import type { Client } from './client.ts'

type Ownership = {
  /** Aborted when the session of the owner has ended, or became that of another user. */
  over: AbortSignal
  /**
   * Checks that the session is still the owner's: resolves to false if there was no doubt, to true once the server has
   * confirmed it; rejects if it is not, or if the server cannot be asked.
   */
  makeSure: (signal: AbortSignal | undefined) => Promise<boolean>
  /** How often another tab has told something new of the session. */
  heard: () => number
}

/** The answer to an owner whose session is over: it never settles, so that no data reach the next user. */
const never = new Promise<never>(() => {})

/**
 * The calls of a client on behalf of one user: no write goes out in another user's session, and an answer that may have
 * been for another user is requested again. Once the session of the owner is over nothing is sent any more, and no
 * answer is passed on.
 */
export function ownedClient(client: Client, { over, makeSure, heard }: Ownership): Client {
  /** Makes a call, whose result is passed on only while the session is the owner's. */
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
        const isDoubtful = (await makeSure(options?.signal)) || heard() !== before
        return isDoubtful ? client.read(path, options) : answer
      }),
    write: (method, path, json, options) =>
      inTheirName(async () => {
        await makeSure(options?.signal)
        over.throwIfAborted()
        return client.write(method, path, json, options)
      }),
  }
}
