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
  const call: Client['call'] = async (method, path, options) => {
    over.throwIfAborted()
    try {
      if (method !== 'get') await makeSure(options?.signal)
      over.throwIfAborted()
      const answer = await client.call(method, path, options)
      return method === 'get' && (await makeSure(options?.signal)) ? await client.call(method, path, options) : answer
    } finally {
      if (over.aborted) await never
    }
  }
  return {
    call,
    async write(method, path, json, options) {
      await call(method, path, { ...options, json })
    },
  }
}
