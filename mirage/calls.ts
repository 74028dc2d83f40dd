/** One call that the mock was asked, as it went. */
export type Call = {
  /** The name of the call, such as `transactions.create`; null when no route answers it. */
  name: string | null
  method: string
  path: string
  /** The query as it stood in the address, without the question mark. */
  query: string
  /** The body, parsed where it is JSON, with passwords blotted out. */
  body: unknown
  /** Null when no answer came: a network failure, or a call that was given up. */
  status: number | null
  /** When it was answered, in ms since 1970. */
  at: number
}

const limit = 500

function readable(body: string): unknown {
  if (body === '') return null
  try {
    return JSON.parse(body, (key, value: unknown) => (key === 'password' ? '••••••••' : value))
  } catch {
    // Not JSON: the log shows what was sent.
    return body
  }
}

/** The latest calls, oldest first. The list is a new one after every call, so it can be compared by identity. */
export function createCallLog() {
  let list: readonly Call[] = []
  const listeners = new Set<() => void>()
  const set = (calls: readonly Call[]) => {
    list = calls
    for (const listener of listeners) listener()
  }
  return {
    list: () => list,
    add: (call: Omit<Call, 'body'> & { body: string }) =>
      set([...list.slice(1 - limit), { ...call, body: readable(call.body) }]),
    clear: () => set([]),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
