/** Maximum age of early responses in ms, from the start of the page. */
const lifetime = 10_000

declare global {
  /**
   * Responses that `index.html` requested while the code was loading, by URL. A failed request resolves to undefined.
   * See .tools/plugins/first-fetch.ts.
   */
  var earlyResponses: Map<string, Promise<Response | undefined>> | undefined
}

/**
 * Removes and returns the early response to a request. Returns undefined if it is missing or outdated, or if it is an
 * error.
 */
async function takeEarly({ url, method }: Request): Promise<Response | undefined> {
  const { earlyResponses } = globalThis
  if (!earlyResponses) return undefined
  // Discards early responses after a write, which can change their data.
  if (method !== 'GET' || performance.now() > lifetime) earlyResponses.clear()
  const early = earlyResponses.get(url)
  earlyResponses.delete(url)
  const response = await early
  // After a sign-in, an error response is outdated. Only the session check uses it.
  return response?.ok || url.endsWith('/authentication/check') ? response : undefined
}

/** Sends a request like `fetch`. Uses the early response to it, if any. */
export const fetchEarly: typeof fetch = async (input, init) =>
  (input instanceof Request ? await takeEarly(input) : undefined) ?? fetch(input, init)
