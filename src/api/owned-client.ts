import type { Client } from './client.ts'

type Ownership = {
  /** Aborted when the owner is gone: their session ended, or became another's. */
  over: AbortSignal
  /**
   * Makes sure that the session is still its owner's: resolves false where there was no doubt, true once the server has
   * said so; rejects where it is not, or where nobody can be asked.
   */
  makeSure: (signal: AbortSignal | undefined) => Promise<boolean>
}

/** An answer to somebody who is gone: nobody is told, and least of all whoever is there now. */
const never = new Promise<never>(() => {})

/**
 * The calls of a client, in the name of one person: no write goes out as another, and an answer that may have been for
 * another is asked for again. Once the owner is gone nothing is sent any more, and nothing that comes back is given on.
 */
export function ownedClient(client: Client, { over, makeSure }: Ownership): Client {
  /** Gives what a call gives, but for an owner who is gone meanwhile. */
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
        const answer = await client.read(path, options)
        return (await makeSure(options?.signal)) ? client.read(path, options) : answer
      }),
    write: (method, path, json, options) =>
      inTheirName(async () => {
        await makeSure(options?.signal)
        over.throwIfAborted()
        return client.write(method, path, json, options)
      }),
  }
}
