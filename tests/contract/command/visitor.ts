import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/addresses.ts'
import { callOf } from '#contract/contract.ts'

/** Parameters of a call. A list in the query becomes one parameter per value. */
export type RequestParts = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | readonly string[]>>
  body?: unknown
}

/** A complete response. `json` is undefined if the text is not JSON. */
export type Answer = { status: number; type: string; text: string; json: unknown }

/** Returns the timeout signal of a call. */
export type CallTimeout = (call: CallName) => AbortSignal

const fifteenSeconds: CallTimeout = () => AbortSignal.timeout(15_000)

/** UUID of no record. New in each run, because the run also deletes it. */
export const unknownId = randomUUID()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Creates a browser-like client that keeps cookies. `address` is the API. */
export function createVisitor(address: string, callTimeout: CallTimeout = fifteenSeconds) {
  const cookies = new Map<string, string>()
  return {
    /** Rejects if the complete response takes longer than `callTimeout` allows. */
    async ask(name: CallName, { params = {}, query = {}, body }: RequestParts = {}): Promise<Answer> {
      const { method, path } = callOf(name)
      const url = new URL(address + path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? ''))
      for (const [key, value] of Object.entries(query)) {
        for (const each of Array.isArray(value) ? value : [value]) url.searchParams.append(key, String(each))
      }
      const response = await fetch(url, {
        method: method.toUpperCase(),
        signal: callTimeout(name),
        headers: {
          accept: 'application/json, image/png',
          cookie: [...cookies].map(pair => pair.join('=')).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '') cookies.delete(key)
        else cookies.set(key, value)
      }
      const type = response.headers.get('content-type') ?? ''
      const trimmed = (await response.text()).trim()
      const text = /^(?:image|video|audio)\//.test(type) ? `(${type})` : trimmed
      return { status: response.status, type, text, json: parsed(text) }
    },
  }
}
export type Visitor = ReturnType<typeof createVisitor>
