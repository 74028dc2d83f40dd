/** Time in ms from the start of the page after which an early response is outdated. */
const lifetime = 10_000

declare global {
  /**
   * Responses that `index.html` requested while the code was loading, by URL. Undefined if the request failed. See
   * .tools/plugins/first-fetch.ts.
   */
  var earlyResponses: Map<string, Promise<Response | undefined>> | undefined
}

/** Returns the early response to a request, and forgets it. Returns undefined if there is none. */
async function takeEarly({ url, method }: Request): Promise<Response | undefined> {
  const { earlyResponses } = globalThis
  if (!earlyResponses) return undefined
  // A write might change what was read before.
  if (method !== 'GET' || performance.now() > lifetime) earlyResponses.clear()
  const early = earlyResponses.get(url)
  earlyResponses.delete(url)
  const response = await early
  // After a sign-in, a refusal is outdated. Only the session check needs it.
  return response?.ok || url.endsWith('/authentication/check') ? response : undefined
}

/** Sends a request like `fetch`. Uses the response that `index.html` has already requested, if there is one. */
export const fetchEarly: typeof fetch = async (input, init) =>
  (input instanceof Request ? await takeEarly(input) : undefined) ?? fetch(input, init)
